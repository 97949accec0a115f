/** Restores a backup into a new data folder (GROW-03). */
import { chown, mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure } from '../configuration/start-failure.ts';
import { findPostgresBinaries } from '../db/postgres-binaries.ts';
import { unprivilegedRunner } from '../db/unprivileged.ts';
import { isAbsence, systemCode } from '../files/absence.ts';
import * as backupWords from '../../src/words/server/backup.gen.ts';
import { readBackup } from './backup-folder.ts';
import { copyFolder, type Checksums } from './file-copies.ts';

/**
 * Copies the files that the backup lists, and compares each copy with the list. The data folder appears whole or not at
 * all. Throws `StartFailure` for an incomplete or changed backup, and a data folder that has files or cannot be replaced.
 */
export async function restore(options: { readonly folder: string; readonly dataDir: string }) {
  const { folder, dataDir } = options;
  const listed = await readBackup(folder);
  await makeRoom(dataDir);
  const unfinished = `${dataDir}.restoring`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    await mkdir(unfinished, { recursive: true, mode: 0o711 });
    await copyListed(folder, unfinished, listed);
    await giveToDatabase(join(unfinished, 'pg'));
    await rename(unfinished, dataDir);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function copyListed(folder: string, into: string, listed: Checksums): Promise<void> {
  const copies: Checksums = new Map();
  for (const part of new Set([...listed.keys()].map((path) => path.split('/')[0] ?? '')))
    await copyFolder({ from: join(folder, part), into, as: part }, copies);
  for (const [path, checksum] of listed)
    if (copies.get(path) !== checksum) throw new StartFailure(backupWords.fileChanged({ path }));
}

/** Removes an empty folder before anything is copied: what cannot be removed cannot be replaced either. */
async function makeRoom(folder: string): Promise<void> {
  await rmdir(folder).catch((error: unknown) => {
    if (isAbsence(error)) return;
    const hasFiles = systemCode(error) === 'ENOTEMPTY';
    throw new StartFailure(
      hasFiles ? backupWords.dataFolderInUse({ folder }) : backupWords.dataFolderFixed({ folder }),
    );
  });
}

/** As root, PostgreSQL may run under an account of its own, which must own its files. */
async function giveToDatabase(cluster: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  await unprivilegedRunner(await findPostgresBinaries(), cluster);
  const { uid, gid } = await stat(cluster);
  const entries = await readdir(join(cluster, 'data'), { recursive: true });
  for (const entry of ['', ...entries]) await chown(join(cluster, 'data', entry), uid, gid);
}
