import { expect, test } from 'vitest';
import { migrate } from '../../../server/db/migrate.ts';
import { withClient } from '../../../server/db/postgres-connection.ts';
import { StartFailure } from '../../../server/configuration/start-failure.ts';
import { openStandIn } from '../../support/stand-in.ts';
import { sharedFreshDatabase } from '../../support/database.ts';

const fresh = sharedFreshDatabase();

async function failureOf(url: string): Promise<string> {
  const failure: unknown = await migrate(url).catch((error: unknown) => error);
  if (failure instanceof StartFailure) return failure.message;
  throw new Error('This database was migrated.', { cause: failure });
}

test('a missing database stops the start with a message', async () => {
  const { url, close } = await openStandIn(() => undefined);
  await close();
  const { port } = new URL(url);
  expect(await failureOf(`postgres://nobody@127.0.0.1:${port}/tearline`)).toBe(
    `The database cannot be reached (connect ECONNREFUSED 127.0.0.1:${port}). Check DATABASE_URL and that PostgreSQL is running.`,
  );
});

test('a failed migration leaves nothing behind, and the next start continues', async () => {
  await run('create table seeds (wrong boolean)');
  expect(await failureOf(fresh.url)).toBe(
    'The database could not be migrated: baseline.sql failed (relation "seeds" already exists). It was rolled back: mend the cause, then start again.',
  );
  expect(await tables()).toEqual(['seeds']);

  await run('drop table seeds');
  await migrate(fresh.url);
  expect(await tables()).toEqual(expect.arrayContaining(['accounts', 'projects', 'templates']));
});

const run = (statement: string) =>
  withClient(fresh.url, (client) => client.query<{ name: string }>(statement));

async function tables(): Promise<readonly string[]> {
  const { rows } = await run(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  return rows.map(({ name }) => name);
}

test('[GROW-02] a database that a newer release has migrated starts under this release', async () => {
  await run(
    `insert into kysely_migration (name, timestamp) values ('9999-of-a-newer-release', now()::text)`,
  );
  await migrate(fresh.url);
  expect(await tables()).toEqual(expect.arrayContaining(['accounts', 'projects', 'templates']));
});

test('[GROW-02] a database from before the baseline is refused with the release that migrates it', async () => {
  await run(`delete from kysely_migration where name = '0150-form-without-copies'`);
  expect(await failureOf(fresh.url)).toBe(
    'The database is from a release before 0.1.0. Start release 0.1.0 on it once, then start this release.',
  );
});
