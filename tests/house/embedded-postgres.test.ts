import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshDatabase } from '../support/database.ts';
import { startEmbeddedPostgres } from '../../server/db/embedded-postgres.ts';
import { withClient } from '../../server/db/postgres-connection.ts';

test('two fresh databases of one test run know nothing of each other', async () => {
  const one = await freshDatabase();
  const other = await freshDatabase();
  try {
    await withClient(one.url, (client) => client.query('create table only_here (id int)'));
    const tables = await withClient(other.url, (client) =>
      client.query<{ found: string | null }>("select to_regclass('only_here')::text as found"),
    );
    expect(tables.rows).toEqual([{ found: null }]);
  } finally {
    await one.drop();
    await other.drop();
  }
});

test('the embedded database syncs commits to the disk and offers trigram search', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tearline-postgres-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  try {
    const settings = await withClient(postgres.url, async (client) => {
      await client.query('create extension pg_trgm');
      return client.query<{ fsync: string; addresses: string; alike: boolean }>(
        `select current_setting('fsync') as fsync, current_setting('listen_addresses') as addresses,
                'BÄCKEREI' ilike '%bäck%' as alike`,
      );
    });
    expect(settings.rows).toEqual([{ fsync: 'on', addresses: '127.0.0.1', alike: true }]);
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}, 60_000);
