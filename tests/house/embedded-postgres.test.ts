import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbeddedPostgres } from '../../server/db/embedded-postgres.ts';
import { watchServer } from '../../server/db/server-watch.ts';
import { withClient } from '../../server/db/postgres-connection.ts';

async function openEmbedded(log: (line: string) => void = () => undefined) {
  const dataDir = await mkdtemp(join(tmpdir(), 'tearline-postgres-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  onTestFinished(async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { ...postgres, dataDir };
}

test('the embedded database syncs commits to disk and offers trigram search @long', async () => {
  const { url } = await openEmbedded();
  const settings = await withClient(url, async (client) => {
    await client.query('create extension pg_trgm');
    return client.query<{ fsync: string; addresses: string; alike: boolean }>(
      `select current_setting('fsync') as fsync, current_setting('listen_addresses') as addresses,
              'BÄCKEREI' ilike '%bäck%' as alike`,
    );
  });
  expect(settings.rows).toEqual([{ fsync: 'on', addresses: '127.0.0.1', alike: true }]);
});

test('[SAFE-02] a killed embedded database is started again on its port', async () => {
  const back = Promise.withResolvers<void>();
  const log = (line: string) => void (line.includes('is back') && back.resolve());
  const { url, dataDir, isLost } = await openEmbedded(log);
  await withClient(url, (client) => client.query('create table kept (id int)'));
  const notes = await readFile(join(dataDir, 'pg/data/postmaster.pid'), 'utf8');
  process.kill(Number(notes.split('\n')[0]), 'SIGKILL');
  await back.promise;
  const { rows } = await withClient(url, (client) => client.query('select from kept'));
  expect([rows, isLost()]).toEqual([[], false]);
});

test('[SAFE-02] one that fails to start is reported as lost, tried again, and works when it runs', async () => {
  let starts = 0;
  let isThere = false;
  const watch = watchServer({
    isRunning: async () => isThere,
    start: async () => {
      // The last attempt is given up, and the database comes up later.
      isThere = ++starts === 5;
      throw new Error('Not yet.');
    },
    log: () => undefined,
    everyMs: 20,
    lostAfterMs: 10,
  });
  await expect.poll(() => watch.isLost(), { interval: 1 }).toBe(true);
  await expect.poll(() => watch.isLost(), { interval: 1 }).toBe(false);
  expect([starts, isThere]).toEqual([5, true]);
  await watch.stop();
});
