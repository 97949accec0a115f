/** Compares every file of a pass with the hash that its maker signed. */
import * as words from '../../words/verify/checks.gen.ts';
import * as refusals from '../../words/verify/refusals.gen.ts';
import { isRecord, ownValue } from '../record.ts';
import { readPassJson } from './pass-archive.ts';
import { type Check, fact, NotRead, NotVerifiable } from './report.ts';

/** These two are not in the manifest. */
const UNLISTED = ['manifest.json', 'signature'];

/** Every file's SHA-1 against `manifest.json`. */
export async function manifestChecks(files: ReadonlyMap<string, Uint8Array>) {
  const manifest = files.get('manifest.json');
  if (manifest === undefined) return faulty(words.noManifest(), words.noManifestMeans());
  try {
    const listed = readPassJson(manifest);
    if (!isHashes(listed)) throw new Error(words.listsNoHashes());
    return await compared(files, listed);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // Without its list nothing can be said of the files.
    if (error instanceof NotRead) throw new NotVerifiable(refusals.manifestNotRead());
    return faulty(words.manifestUnreadable(), error.message);
  }
}

function faulty(title: string, detail: string) {
  return { changed: [], checks: [fact('bad', title, detail)] };
}

type Hashes = Readonly<Record<string, string>>;

function isHashes(value: unknown): value is Hashes {
  return isRecord(value) && Object.values(value).every((hash) => typeof hash === 'string');
}

async function compared(files: ReadonlyMap<string, Uint8Array>, listed: Hashes) {
  const names = [...files.keys()].filter((name) => !UNLISTED.includes(name));
  const missing = Object.keys(listed).filter((name) => !files.has(name));
  const present = await Promise.all(
    names.map(async (name) => ({
      name,
      expected: ownValue(listed, name)?.toLowerCase() ?? null,
      found: await hashOf(files.get(name) ?? new Uint8Array(), 'SHA-1'),
    })),
  );
  const changed = [
    ...present.filter(({ expected, found }) => expected !== found),
    ...missing.map((name) => ({ name, expected: listed[name] ?? null, found: null })),
  ];
  return { changed, checks: [countOf(changed.length, names.length + missing.length)] };
}

function countOf(changed: number, total: number): Check {
  const title = words.filesFit({ fit: total - changed, total });
  return fact(changed === 0 ? 'ok' : 'bad', title);
}

/** A hash as hexadecimal digits. */
export async function hashOf(bytes: Uint8Array, name: string): Promise<string> {
  return hexOf(await crypto.subtle.digest(name, new Uint8Array(bytes)));
}

/** Bytes as hexadecimal digits. */
export function hexOf(bytes: ArrayBuffer | Uint8Array): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
