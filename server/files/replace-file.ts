import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from './sync-folder.ts';

/**
 * Writes a file that only its owner may read. It is written under a temporary name, synced and renamed, so that neither
 * a reader nor a crash sees half of it.
 */
export async function replaceFile(path: string, contents: string | Buffer): Promise<void> {
  const aside = `${path}.${randomUUID()}.part`;
  try {
    await writeFile(aside, contents, { flag: 'wx', mode: 0o600, flush: true });
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}
