import { createServer } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../../server/db/migrate.ts';
import { withClient } from '../../../server/db/postgres-connection.ts';
import { StartFailure } from '../../../server/configuration/start-failure.ts';
import { freshDatabase, type FreshDatabase } from '../../support/database.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

async function failureOf(url: string): Promise<string> {
  try {
    await migrate(url);
  } catch (error) {
    if (error instanceof StartFailure) return error.message;
    throw error;
  }
  throw new Error('This database was migrated.');
}

test('a missing database stops the start with a message', async () => {
  const port = await freePort();
  expect(await failureOf(`postgres://nobody@127.0.0.1:${port}/tearline`)).toBe(
    `The database cannot be reached (connect ECONNREFUSED 127.0.0.1:${port}). Check DATABASE_URL and that PostgreSQL is running.`,
  );
});

test('a failed migration leaves nothing behind, and the next start continues', async () => {
  await withClient(fresh.url, (client) => client.query('create table seeds (wrong boolean)'));
  expect(await failureOf(fresh.url)).toBe(
    'The database could not be migrated: baseline.sql failed (relation "seeds" already exists).',
  );
  expect(await tables()).toEqual(['seeds']);

  await withClient(fresh.url, (client) => client.query('drop table seeds'));
  await migrate(fresh.url);
  expect(await tables()).toEqual(expect.arrayContaining(['accounts', 'projects', 'templates']));
});

async function tables(): Promise<readonly string[]> {
  return withClient(fresh.url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
    );
    return rows.map(({ name }) => name);
  });
}

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The server had no port.');
  return address.port;
}

test('[GROW-02] a database that a newer release has migrated starts under this release', async () => {
  await withClient(fresh.url, (client) =>
    client.query(
      `insert into kysely_migration (name, timestamp) values ('9999-of-a-newer-release', now()::text)`,
    ),
  );
  await migrate(fresh.url);
  expect(await tables()).toEqual(expect.arrayContaining(['accounts', 'projects', 'templates']));
});

test('[GROW-02] a database from before the baseline is refused with the release that migrates it', async () => {
  await withClient(fresh.url, (client) =>
    client.query(`delete from kysely_migration where name = '0150-form-without-copies'`),
  );
  expect(await failureOf(fresh.url)).toBe(
    'The database is from a release before 0.1.0. Start release 0.1.0 on it once, then start this release.',
  );
});
