/** The folder of a backup: the files of a data folder, their checksums, and `backup.json`, which is written last. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure } from '../configuration/start-failure.ts';
import { isAbsence } from '../files/absence.ts';
import * as backupWords from '../../src/words/server/backup.gen.ts';
import { checksumOf, type Checksums } from './file-copies.ts';

/** Readable by `sha256sum --check`. */
const CHECKSUMS = 'SHA256SUMS';
const DESCRIPTION = 'backup.json';
const FORMAT = 1;

/** Files of a backup that are not part of the data folder. */
export const BACKUP_NOTES: readonly string[] = [CHECKSUMS, DESCRIPTION];

/** Makes the folder of a backup. Throws `StartFailure` if it has files or cannot be made. */
export async function makeBackupFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if ((await readdir(folder)).length === 0) return;
  } catch (error) {
    throw new StartFailure(backupWords.folderNotMade({ folder, reason: String(error) }));
  }
  throw new StartFailure(backupWords.folderInUse({ folder }));
}

/** Completes a backup. A folder without its description is not restored. */
export async function describeBackup(
  folder: string,
  { checksums, made }: { readonly checksums: Checksums; readonly made: Date },
): Promise<void> {
  const lines = [...checksums].map(([path, checksum]) => `${checksum}  ${path}\n`);
  const options = { mode: 0o600, flush: true } as const;
  await writeFile(join(folder, CHECKSUMS), lines.join(''), options);
  const description = { format: FORMAT, made: made.toISOString(), files: checksums.size };
  await writeFile(join(folder, DESCRIPTION), `${JSON.stringify(description)}\n`, options);
}

/** Returns whether the folder has a complete backup. */
export async function isBackup(folder: string): Promise<boolean> {
  return (await readIfThere(join(folder, DESCRIPTION))) !== null;
}

/** Throws `StartFailure` that names the first missing or changed file, or says that there is no complete backup. */
export async function checkBackup(folder: string): Promise<void> {
  if (!(await isBackup(folder))) throw new StartFailure(backupWords.noBackup({ folder }));
  const lines = ((await readIfThere(join(folder, CHECKSUMS))) ?? '').split('\n').filter(Boolean);
  for (const line of lines) {
    const [checksum, path] = [line.slice(0, 64), line.slice(66)];
    const found = await checksumOf(join(folder, path)).catch(nullIfAbsent);
    if (found === null) throw new StartFailure(backupWords.fileMissing({ path }));
    if (found !== checksum) throw new StartFailure(backupWords.fileChanged({ path }));
  }
}

async function readIfThere(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch(nullIfAbsent);
}

function nullIfAbsent(error: unknown): null {
  if (!isAbsence(error)) throw error;
  return null;
}
