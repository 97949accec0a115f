import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { limitRole, openDatabase } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { readConfig } from '../../../server/configuration/config.ts';
import { withClient } from '../../../server/db/postgres-connection.ts';
import { refuseTwoDatabases } from '../../../server/db/same-database.ts';
import { startServer } from '../../../server/start.ts';
import { freshDatabase } from '../../support/database.ts';
import { temporaryFolder } from '../support/wallet-fixture.ts';

test('[GROW-04] behind a pooler the role has the limits of a session, and a migration has none', async () => {
  const fresh = await freshDatabase();
  const pooled = { url: fresh.url, connections: 1, isPooled: true, onIdleError: () => undefined };
  const limitsNow = async (): Promise<readonly string[]> => {
    const database = openDatabase(pooled);
    const { rows } = await sql<{ statement: string; lock: string; idle: string }>`
      select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
        current_setting('idle_in_transaction_session_timeout') as idle`.execute(database);
    await database.destroy();
    return rows.flatMap(({ statement, lock, idle }) => [statement, lock, idle]);
  };
  expect(await limitsNow()).toEqual(['0', '0', '0']);
  await limitRole(fresh.url, 12);
  expect(await limitsNow()).toEqual(['12s', '5s', '30s']);
  // No migration ends within this limit.
  await limitRole(fresh.url, 0.001);
  await migrate(fresh.url);
});

test('[GROW-04] addresses of two databases are refused before anything is migrated, in words without a password', async () => {
  const one = await freshDatabase();
  const other = await freshDatabase();
  await refuseTwoDatabases(one.url, one.url);
  const refused = await refuseTwoDatabases(one.url, other.url).catch((error: unknown) => error);
  const name = (url: string) => new URL(url).host + new URL(url).pathname;
  expect(String(refused)).toBe(
    `StartFailure: DATABASE_URL (${name(one.url)}) and DATABASE_DIRECT_URL (${name(other.url)}) lead to two databases. Nothing was migrated. Set both to the same one.`,
  );
  const config = readConfig({
    DATABASE_URL: one.url,
    DATABASE_DIRECT_URL: other.url,
    DATA_DIR: await temporaryFolder(),
  });
  const started = startServer(config, { step: (_, work) => work(), say: () => undefined });
  await expect(started).rejects.toThrow('lead to two databases');
  const tables = await withClient(other.url, (client) =>
    client.query("select from information_schema.tables where table_schema = 'public'"),
  );
  expect(tables.rowCount).toBe(0);
});
