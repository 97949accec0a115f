/** Backs up a data folder while the product serves (GROW-03). */
import { join } from 'node:path';
import { describeBackup, makeBackupFolder } from './backup-folder.ts';
import { copyFolder, linkFolder, type Checksums, checksumOf } from './file-copies.ts';
import { rm, writeFile } from 'node:fs/promises';
import type { Client } from 'pg';
import { withClient } from '../db/postgres-connection.ts';
import { withoutRemovals } from '../db/without-removals.ts';

interface BackupOptions {
  readonly dataDir: string;
  /** Address of the running embedded database. */
  readonly url: string;
  /** The new folder of the backup. */
  readonly folder: string;
  /** `linked`: media get a second name on the same disk instead of a copy. */
  readonly media: 'copied' | 'linked';
}

/** Fills the folder, or leaves none if it fails. Throws `StartFailure` if the folder has files or cannot be made. */
export async function backUp(options: BackupOptions): Promise<void> {
  await makeBackupFolder(options.folder);
  await fill(options).catch(async (error: unknown) => {
    await rm(options.folder, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  });
}

/**
 * Rows of the backup may name files that are stored until the database's copy ends, so media come after it, and none is
 * removed in between.
 */
async function fill(options: BackupOptions): Promise<void> {
  const { dataDir, url, folder, media } = options;
  const made = new Date();
  const checksums: Checksums = new Map();
  const files = { from: join(dataDir, 'media'), into: folder, as: 'media', isCopied: isWhole };
  await withoutRemovals(url, async () => {
    await copyDatabase(options, checksums);
    await copyFolder({ from: join(dataDir, 'keys'), into: folder, as: 'keys' }, checksums);
    await (media === 'copied' ? copyFolder : linkFolder)(files, checksums);
  });
  await describeBackup(folder, { checksums, made });
}

/** A file that is still being written ends in `.part`, and the store's trial in `.trial`. */
function isWhole(path: string): boolean {
  return !/\.(?:part|trial)$/.test(path);
}

/** What a server makes again when it starts, or must not find: its manual, "Making a Base Backup". */
const LEFT_OUT =
  /^(?:postmaster\.(?:pid|opts)|pg_(?:wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\/.+|(?:.+\/)?(?:pgsql_tmp.*|pg_internal\.init.*)|backup_label|tablespace_map)$/;
const SEGMENT = /^[\dA-F]{24}$/;

/**
 * Copies the running database by PostgreSQL's low-level base backup (its manual, "Continuous Archiving"), as it is at
 * the end of the copy. PostgreSQL recovers it from its log at the next start. A slot holds the log meanwhile, and ends
 * with the connection.
 */
async function copyDatabase({ dataDir, url, folder: into }: BackupOptions, checksums: Checksums) {
  const cluster = join(dataDir, 'pg');
  const data = join(cluster, 'data');
  await withClient(url, async (client) => {
    const slot = `tearline_backup_${process.pid}`;
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot]);
    const first = await startOf(client);
    const files = { from: data, into, as: 'pg/data' };
    await copyFolder({ ...files, isCopied: (path) => !LEFT_OUT.test(path) }, checksums);
    const { last, label } = await endOf(client);
    const labelFile = join(into, 'pg/data/backup_label');
    await writeFile(labelFile, label, { mode: 0o600, flush: true });
    checksums.set('pg/data/backup_label', await checksumOf(labelFile));
    const isOfBackup = (name: string) => SEGMENT.test(name) && name >= first && name <= last;
    const log = { from: join(data, 'pg_wal'), into, as: 'pg/data/pg_wal' };
    await copyFolder({ ...log, isCopied: isOfBackup }, checksums);
  });
  const access = { from: cluster, into, as: 'pg' };
  await copyFolder({ ...access, isCopied: (name) => name === 'access.json' }, checksums);
}

/** Begins the backup with a checkpoint. Returns the name of the first log file that it needs. */
async function startOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ segment: string }>(
    "select pg_walfile_name(pg_backup_start('tearline', true)) as segment",
  );
  return rows[0]?.segment ?? '';
}

async function endOf(client: Client): Promise<{ readonly last: string; readonly label: string }> {
  const { rows } = await client.query<{ last: string; label: string }>(
    'select pg_walfile_name(lsn) as last, labelfile as label from pg_backup_stop(false)',
  );
  const [end] = rows;
  if (end === undefined) throw new Error('PostgreSQL did not end the backup.');
  return end;
}
