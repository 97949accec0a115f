/** Backs up a data folder while the product serves (GROW-03). */
import { join } from 'node:path';
import { describeBackup, makeBackupFolder } from './backup-folder.ts';
import { copyDatabase } from './database-copy.ts';
import { copyFolder, linkFolder, type Checksums } from './file-copies.ts';

interface BackupOptions {
  readonly dataDir: string;
  /** Address of the running embedded database. */
  readonly url: string;
  /** The new folder of the backup. */
  readonly folder: string;
  /** `linked`: media get a second name on the same disk instead of a copy. */
  readonly media: 'copied' | 'linked';
}

/** Rows of the backup may name files that are stored until the database's copy ends, so media come after it. */
export async function backUp({ dataDir, url, folder, media }: BackupOptions): Promise<void> {
  const made = new Date();
  const checksums: Checksums = new Map();
  await makeBackupFolder(folder);
  await copyDatabase({ url, cluster: join(dataDir, 'pg'), into: folder }, checksums);
  await copyFolder({ from: join(dataDir, 'keys'), into: folder, as: 'keys' }, checksums);
  const files = { from: join(dataDir, 'media'), into: folder, as: 'media', isCopied: isWhole };
  if (media === 'copied') await copyFolder(files, checksums);
  else await linkFolder(files, checksums);
  await describeBackup(folder, { checksums, made });
}

/** A file that is still being written ends in `.part`, and the store's trial in `.trial`. */
function isWhole(path: string): boolean {
  return !/\.(?:part|trial)$/.test(path);
}
