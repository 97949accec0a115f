/** The folder of a backup: the files of a data folder, their checksums, and `backup.json`, which is written last. */
import { hash } from 'node:crypto';
import { lstat, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { StartFailure } from '../configuration/start-failure.ts';
import { isAbsence, systemCode } from '../files/absence.ts';
import * as backupWords from '../../src/words/server/backup.gen.ts';
import { filesBelow, type Checksums } from './file-copies.ts';

/** Readable by `sha256sum --check`. */
const CHECKSUMS = 'SHA256SUMS';
const DESCRIPTION = 'backup.json';
const FORMAT = 2;
const LINE = /^([\da-f]{64}) {2}(.+)$/;

interface Description {
  readonly format: unknown;
  readonly files: unknown;
  /** SHA-256 of the list. */
  readonly list: unknown;
}

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
  const list = [...checksums].map(([path, checksum]) => `${checksum}  ${path}\n`).join('');
  const options = { mode: 0o600, flush: true } as const;
  await writeFile(join(folder, CHECKSUMS), list, options);
  const description = {
    format: FORMAT,
    made: made.toISOString(),
    files: checksums.size,
    list: hash('sha256', list),
  };
  await writeFile(join(folder, DESCRIPTION), `${JSON.stringify(description)}\n`, options);
}

/** Returns whether the folder has a complete backup. */
export async function isBackup(folder: string): Promise<boolean> {
  const description = await lstat(join(folder, DESCRIPTION)).catch(nullIfAbsent);
  return description?.isFile() === true;
}

/**
 * Returns the checksums of a backup by its own list. Throws `StartFailure` if the folder is no complete backup, if the
 * list is not the one that was made with it, or if the folder has other files than the list, or links.
 */
export async function readBackup(folder: string): Promise<Checksums> {
  if (!(await isBackup(folder))) throw new StartFailure(backupWords.noBackup({ folder }));
  const there = new Set(await filesBelow(folder));
  const list = there.has(CHECKSUMS) ? await readFile(join(folder, CHECKSUMS), 'utf8') : '';
  const described = await readDescription(folder);
  const checksums = checksumsOf(list);
  if (described.list !== hash('sha256', list) || described.files !== checksums.size)
    throw new StartFailure(backupWords.listChanged());
  for (const path of checksums.keys())
    if (!there.has(path)) throw new StartFailure(backupWords.fileMissing({ path }));
  for (const path of there)
    if (!checksums.has(path) && path !== CHECKSUMS && path !== DESCRIPTION)
      throw new StartFailure(backupWords.fileExtra({ path }));
  return checksums;
}

async function readDescription(folder: string): Promise<Description> {
  const unreadable = new StartFailure(backupWords.descriptionUnreadable({ folder }));
  let read: unknown;
  try {
    read = JSON.parse(await readFile(join(folder, DESCRIPTION), 'utf8'));
  } catch {
    throw unreadable;
  }
  if (typeof read !== 'object' || read === null || !('format' in read)) throw unreadable;
  if (read.format !== FORMAT)
    throw new StartFailure(
      backupWords.otherFormat({ format: JSON.stringify(read.format), own: String(FORMAT) }),
    );
  return { files: undefined, list: undefined, ...read };
}

function checksumsOf(list: string): Checksums {
  const checksums: Checksums = new Map();
  for (const line of list.split('\n').filter((text) => text !== '')) {
    const [, checksum = '', path = ''] = LINE.exec(line) ?? [];
    if (checksum === '') throw new StartFailure(backupWords.listChanged());
    if (normalize(path) !== path || /^(?:\.\.|\/)/.test(path) || checksums.has(path))
      throw new StartFailure(backupWords.wrongPath({ path }));
    checksums.set(path, checksum);
  }
  return checksums;
}

function nullIfAbsent(error: unknown): null {
  if (isAbsence(error) || systemCode(error) === 'ENOTDIR') return null;
  throw error;
}
