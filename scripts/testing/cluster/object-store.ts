/**
 * A process that stores objects in a folder, like an S3-compatible store with conditional PUT:
 * `object-store.ts <port> <folder>`. It checks no signatures.
 */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';

const [port = '', folder = ''] = process.argv.slice(2);
const DIGEST = 'x-amz-meta-sha256';

interface Stored {
  readonly status: number;
  readonly body?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

createServer((request, response) => {
  void answer(request).then(({ status, body = Buffer.alloc(0), headers = {} }) =>
    response.writeHead(status, { ...headers, 'content-length': String(body.length) }).end(body),
  );
}).listen(Number(port), '127.0.0.1');

async function answer(request: IncomingMessage): Promise<Stored> {
  const body = await buffer(request);
  const [, , ...key] = (request.url ?? '/').split('/');
  const path = join(folder, ...key);
  if (key.join('') === '') return { status: 200 };
  if (request.method === 'PUT') return put(path, body, request);
  if (request.method === 'DELETE') {
    await rm(path, { force: true });
    return { status: 204 };
  }
  const stored = await readFile(path).catch(() => null);
  if (stored === null) return { status: 404 };
  return {
    status: 200,
    body: stored,
    headers: { [DIGEST]: await readFile(`${path}.digest`, 'utf8') },
  };
}

/** The object is there as a whole or not at all, also after a kill. */
async function put(path: string, body: Buffer, { headers }: IncomingMessage): Promise<Stored> {
  if (headers['if-none-match'] === '*' && existsSync(path)) return { status: 412 };
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.digest`, String(headers[DIGEST] ?? ''));
  const half = `${path}.${randomUUID()}`;
  await writeFile(half, body);
  await rename(half, path);
  return { status: 200 };
}
