import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Connection } from '../../../server/db/database.ts';
import { withClient } from '../../../server/db/postgres-connection.ts';
import { sharedServices } from '../support/services-fixture.ts';

const services = sharedServices({ DATABASE_POOL: '4' });

// An "error" event without a listener would stop the service; here it fails the run.
test('[SAFE-02] a connection that breaks within a transaction fails only that transaction', async () => {
  const broken = services.database.transaction().execute(async (transaction) => {
    const process = await processOf(transaction);
    await withClient(services.databaseUrl, (client) =>
      client.query('select pg_terminate_backend($1, 5000)', [process]),
    );
    await nextTurn();
    await processOf(transaction);
  });

  await expect(broken).rejects.toThrow();
  expect(await processOf(services.database)).toBeGreaterThan(0);
});

async function processOf(connection: Connection): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection);
  return rows[0]?.pid ?? 0;
}
