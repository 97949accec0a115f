/** Restores a backup into a new data folder (GROW-03). */
import { chown, mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure } from '../configuration/start-failure.ts';
import { findPostgresBinaries } from '../db/postgres-binaries.ts';
import { unprivilegedRunner } from '../db/unprivileged.ts';
import { isAbsence } from '../files/absence.ts';
import * as backupWords from '../../src/words/server/backup.gen.ts';
import { BACKUP_NOTES, checkBackup } from './backup-folder.ts';
import { copyFolder } from './file-copies.ts';

/**
 * Checks every file of the backup, then copies them. The data folder appears whole or not at all. Throws `StartFailure`
 * if the backup is incomplete or changed, or the data folder has files.
 */
export async function restore(options: {
  readonly folder: string;
  readonly dataDir: string;
}): Promise<void> {
  const { folder, dataDir } = options;
  await checkBackup(folder);
  await refuseFiles(dataDir);
  const unfinished = `${dataDir}.restoring`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o711 });
  const isCopied = (path: string) => !BACKUP_NOTES.includes(path);
  await copyFolder({ from: folder, into: unfinished, as: '.', isCopied }, new Map());
  await giveToDatabase(join(unfinished, 'pg'));
  await rmdir(dataDir).catch(ignoreAbsence);
  await rename(unfinished, dataDir);
}

async function refuseFiles(dataDir: string): Promise<void> {
  const files = await readdir(dataDir).catch(ignoreAbsence);
  if (files !== undefined && files.length > 0)
    throw new StartFailure(backupWords.dataFolderInUse({ folder: dataDir }));
}

/** As root, PostgreSQL may run under an account of its own, which must own its files. */
async function giveToDatabase(cluster: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  await unprivilegedRunner(await findPostgresBinaries(), cluster);
  const { uid, gid } = await stat(cluster);
  const entries = await readdir(join(cluster, 'data'), { recursive: true });
  for (const entry of ['', ...entries]) await chown(join(cluster, 'data', entry), uid, gid);
}

function ignoreAbsence(error: unknown): undefined {
  if (!isAbsence(error)) throw error;
}
