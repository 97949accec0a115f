/** Restores a backup into a new data folder (GROW-03). */
import { chown, mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure } from '../configuration/start-failure.ts';
import { findPostgresBinaries } from '../db/postgres-binaries.ts';
import { unprivilegedRunner } from '../db/unprivileged.ts';
import { whenMissing } from '../files/absence.ts';
import * as backupWords from '../../src/words/server/backup.gen.ts';
import { readBackup } from './backup-folder.ts';
import { copyFolder, type Checksums } from './file-copies.ts';

/**
 * Copies the files that the backup lists, and compares each copy with the list. The data folder appears whole or not at
 * all. Throws `StartFailure` if the backup is incomplete or changed, or the data folder has files.
 */
export async function restore(options: { readonly folder: string; readonly dataDir: string }) {
  const { folder, dataDir } = options;
  const listed = await readBackup(folder);
  await refuseFiles(dataDir);
  const unfinished = `${dataDir}.restoring`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    await mkdir(unfinished, { recursive: true, mode: 0o711 });
    await copyListed(folder, unfinished, listed);
    await giveToDatabase(join(unfinished, 'pg'));
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
  await rmdir(dataDir).catch(whenMissing(undefined));
  await rename(unfinished, dataDir);
}

async function copyListed(folder: string, into: string, listed: Checksums): Promise<void> {
  const copies: Checksums = new Map();
  for (const part of new Set([...listed.keys()].map((path) => path.split('/')[0] ?? '')))
    await copyFolder({ from: join(folder, part), into, as: part }, copies);
  for (const [path, checksum] of listed)
    if (copies.get(path) !== checksum) throw new StartFailure(backupWords.fileChanged({ path }));
}

async function refuseFiles(dataDir: string): Promise<void> {
  const files = await readdir(dataDir).catch(whenMissing(undefined));
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
