import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { limitRole, openDatabase } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { freshDatabase } from '../../support/database.ts';

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
  try {
    expect(await limitsNow()).toEqual(['0', '0', '0']);
    await limitRole(fresh.url, 12);
    expect(await limitsNow()).toEqual(['12s', '5s', '30s']);
    // No migration ends within this limit.
    await limitRole(fresh.url, 0.001);
    await migrate(fresh.url);
  } finally {
    await fresh.drop();
  }
});
