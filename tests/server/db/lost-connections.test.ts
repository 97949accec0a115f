import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Connection } from '../../../server/db/database.ts';
import { withClient } from '../../../server/db/postgres-connection.ts';
import { saveCoupon } from '../support/saved-coupon.ts';
import { MARA, sharedServices } from '../support/services-fixture.ts';

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

test('[SAFE-05, SAFE-09] while the database takes only reads, a change is answered 503 and a read 200', async () => {
  const id = await saveCoupon(services, MARA);
  const restart = (setting: string) =>
    withClient(services.databaseUrl, async (client) => {
      await client.query('set default_transaction_read_only = off');
      await client.query(`alter database "${client.database}" ${setting}`);
      await client.query(TERMINATE_ALL_OTHERS);
    });
  const read = async () => (await services.get(null, `/api/v1/coupon/${id}`)).statusCode;
  const change = async () =>
    (await services.patch(MARA, `/api/v1/project/${id}/activate`)).statusCode;
  await restart('set default_transaction_read_only = on');
  await expect.poll(read, { timeout: 10_000 }).toBe(200);
  expect(await change()).toBe(503);
  await restart('reset default_transaction_read_only');
  await expect.poll(change, { timeout: 10_000 }).toBe(200);
});

test('[SAFE-02] connections lost under load answer 503, and the next requests succeed @long', async () => {
  const id = await saveCoupon(services, MARA);
  const statuses = new Set<number>();
  const isSeen = (): boolean => statuses.has(503) && statuses.has(200);
  const caller = async (): Promise<void> => {
    for (let round = 0; round < 40 || !isSeen(); round += 1) {
      const answers = await Promise.all([
        services.get(MARA, `/api/v1/project/${id}`),
        services.patch(MARA, `/api/v1/project/${id}/activate`),
        services.get(null, `/api/v1/coupon/${id}`),
      ]);
      for (const { statusCode } of answers) statuses.add(statusCode);
    }
  };
  let isOver = false;
  const callers = Promise.all([caller(), caller(), caller()]).finally(() => {
    isOver = true;
  });
  await withClient(services.databaseUrl, async (client) => {
    while (!isOver) await client.query(TERMINATE_ALL_OTHERS);
  });
  await callers;

  expect([...statuses].filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
  expect(statuses).toContain(503);
  // The last of the lost connections may still be in the pool.
  const read = async () => (await services.get(MARA, `/api/v1/project/${id}`)).statusCode;
  await expect.poll(read).toBe(200);
});

const TERMINATE_ALL_OTHERS = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

async function processOf(connection: Connection): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection);
  return rows[0]?.pid ?? 0;
}
