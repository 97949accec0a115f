/** Copies the embedded database while it runs: PostgreSQL's low-level base backup (its manual, "Continuous Archiving"). */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { withClient } from '../db/postgres-connection.ts';
import { checksumOf, copyFolder, type Checksums } from './file-copies.ts';

interface DatabaseCopy {
  /** Address of the running server. */
  readonly url: string;
  /** Its files, `DATA_DIR/pg`. */
  readonly cluster: string;
  /** The backup's folder. */
  readonly into: string;
}

/** What a server makes again when it starts, or must not find: its manual, "Making a Base Backup". */
const LEFT_OUT =
  /^(?:postmaster\.(?:pid|opts)|pg_(?:wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\/.+|(?:.+\/)?(?:pgsql_tmp.*|pg_internal\.init.*)|backup_label|tablespace_map)$/;
const SEGMENT = /^[\dA-F]{24}$/;

/**
 * Copies the database as it is at the end of the copy. PostgreSQL recovers it from its log at the next start. A slot
 * holds the log meanwhile, and ends with the connection.
 */
export async function copyDatabase(copy: DatabaseCopy, checksums: Checksums): Promise<void> {
  const data = join(copy.cluster, 'data');
  await withClient(copy.url, async (client) => {
    const slot = `tearline_backup_${process.pid}`;
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot]);
    const first = await startOf(client);
    const files = { from: data, into: copy.into, as: 'pg/data' };
    await copyFolder({ ...files, isCopied: (path) => !LEFT_OUT.test(path) }, checksums);
    const { last, label } = await endOf(client);
    const labelFile = join(copy.into, 'pg/data/backup_label');
    await writeFile(labelFile, label, { mode: 0o600, flush: true });
    checksums.set('pg/data/backup_label', await checksumOf(labelFile));
    const isOfBackup = (name: string) => SEGMENT.test(name) && name >= first && name <= last;
    const log = { from: join(data, 'pg_wal'), into: copy.into, as: 'pg/data/pg_wal' };
    await copyFolder({ ...log, isCopied: isOfBackup }, checksums);
  });
  const access = { from: copy.cluster, into: copy.into, as: 'pg' };
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
