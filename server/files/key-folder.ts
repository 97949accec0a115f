import { createPrivateKey, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { whenMissing } from './absence.ts';
import { syncFolder } from './sync-folder.ts';

/** PEM texts by file name. */
type KeyFiles<Name extends string> = Readonly<Record<Name, string>>;

interface KeyFolder<Name extends string> {
  readonly dataDir: string;
  /** Folder in `DATA_DIR/keys`. */
  readonly folder: string;
  readonly names: readonly Name[];
  readonly make: () => Promise<KeyFiles<Name>>;
  /** Returns whether the files of an earlier start can still be used. */
  readonly isUsable: (files: KeyFiles<Name>) => boolean;
}

/**
 * Reads generated keys, or generates them if there are no usable ones. The folder is created in one step, so a kill, a
 * crash or two concurrent starts never leave half a set.
 */
export async function openKeyFolder<Name extends string>(options: KeyFolder<Name>) {
  const path = join(options.dataDir, 'keys', options.folder);
  const existing = await readFiles(path, options.names);
  if (existing !== null && options.isUsable(existing)) return existing;
  const made = await options.make();
  const aside = `${path}.${randomUUID()}`;
  await mkdir(aside, { recursive: true, mode: 0o700 });
  for (const name of options.names)
    await writeFile(join(aside, name), made[name], { mode: 0o600, flush: true });
  await syncFolder(aside);
  if (existing !== null) await rm(path, { recursive: true, force: true });
  try {
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    const others = await readFiles(path, options.names);
    if (others === null) throw error;
    return others;
  }
  await syncFolder(dirname(path));
  return made;
}

/** Returns whether a PEM text is a private key: a crash of an earlier release may have left half of one. */
export function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).type === 'private';
  } catch {
    return false;
  }
}

async function readFiles<Name extends string>(path: string, names: readonly Name[]) {
  const files: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const text = await readFile(join(path, name), 'utf8').catch(whenMissing(null));
    if (text === null) return null;
    files[name] = text;
  }
  return files as KeyFiles<Name>;
}
