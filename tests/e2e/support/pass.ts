import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { strFromU8, unzipSync } from 'fflate';

const run = promisify(execFile);

/** The contents of a `.pkpass`. */
interface OpenedPass {
  readonly files: Readonly<Record<string, Uint8Array>>;
  /** `pass.json`. */
  readonly pass: unknown;
  /** `manifest.json`: file name → SHA-1. */
  readonly manifest: Readonly<Record<string, string>>;
}

/** Unpacks a `.pkpass`. */
export function openPass(bytes: Uint8Array): OpenedPass {
  const files = unzipSync(bytes);
  const manifest: unknown = jsonOf(files, 'manifest.json');
  return { files, pass: jsonOf(files, 'pass.json'), manifest: textsOf(manifest) };
}

/** The SHA-1 of every file except the manifest and its signature. */
export function hashesOf({ files }: OpenedPass): Readonly<Record<string, string>> {
  const described = Object.entries(files).filter(
    ([name]) => name !== 'manifest.json' && name !== 'signature',
  );
  return Object.fromEntries(
    described.map(([name, bytes]) => [name, createHash('sha1').update(bytes).digest('hex')]),
  );
}

/** The output of openssl about the manifest's signature; rejects if it is invalid. */
export async function verifySignature({ files }: OpenedPass, chain: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tearline-pass-'));
  try {
    const signature = join(folder, 'signature');
    const manifest = join(folder, 'manifest.json');
    await writeFile(signature, files['signature'] ?? new Uint8Array());
    await writeFile(manifest, files['manifest.json'] ?? new Uint8Array());
    const { stderr } = await run('openssl', [
      ...['cms', '-verify', '-inform', 'DER', '-in', signature, '-content', manifest],
      ...['-CAfile', chain, '-purpose', 'any', '-binary', '-out', join(folder, 'verified')],
    ]);
    return stderr.trim();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function jsonOf(files: Readonly<Record<string, Uint8Array>>, name: string): unknown {
  const bytes = files[name];
  if (bytes === undefined) throw new Error(`The pass has no ${name}.`);
  const value: unknown = JSON.parse(strFromU8(bytes));
  return value;
}

function textsOf(value: unknown): Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null) throw new Error('The manifest is no object.');
  return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, String(text)]));
}
