import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '../http/answers/content-encoding.ts';
import { HASTY } from '../../src/domain/hasty-build.ts';

/** A built file in memory with the encodings that the build wrote beside it. */
export interface AssetFile {
  readonly contentType: string;
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
}

/** Files by URL path: `/assets/index-abc.js`. */
export type AssetFiles = ReadonlyMap<string, AssetFile>;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};

const LOOK_AGAIN_MS = 2_000;

/** Reads a folder of built files. Answers from memory cost a tenth of answers from disk. */
export async function readAssetFiles(folder: string): Promise<AssetFiles> {
  const files = await readFolder(folder);
  if (existsSync(join(folder, HASTY))) void replaceWhenCompressed(folder, files);
  return files;
}

/** The process may end before. */
async function replaceWhenCompressed(folder: string, files: Map<string, AssetFile>): Promise<void> {
  while (existsSync(join(folder, HASTY))) await pause(LOOK_AGAIN_MS, null, { ref: false });
  const compressed = await readFolder(folder).catch(() => null);
  for (const [address, file] of compressed ?? []) files.set(address, file);
}

async function readFolder(folder: string): Promise<Map<string, AssetFile>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = names
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name));
  const contents = new Map<string, Buffer>();
  for (const path of paths)
    contents.set(`/${relative(folder, path).split(sep).join('/')}`, await readFile(path));
  const files = [...contents].filter(([address]) => !/\.(br|gz)$/.test(address));
  return new Map(files.map(([address, plain]) => [address, assetFile(address, plain, contents)]));
}

/** Sends a file in the best encoding that the browser supports. */
export function sendAsset(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  file: AssetFile,
): FastifyReply {
  const encoding = chooseEncoding(headers['accept-encoding']);
  const body = encoding === 'identity' ? null : file[encoding];
  if (body !== null) reply.header('content-encoding', encoding);
  return reply.type(file.contentType).send(body ?? file.plain);
}

function assetFile(address: string, plain: Buffer, contents: ReadonlyMap<string, Buffer>) {
  return {
    contentType: CONTENT_TYPES[extname(address)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    br: contents.get(`${address}.br`) ?? null,
    gzip: contents.get(`${address}.gz`) ?? null,
  };
}
