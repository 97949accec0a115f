import { afterEach, expect, test } from 'vitest';
import { connectionOf, openDatabase, poolUse, type Database } from '../../../server/db/database.ts';
import { asOwner } from '../../../server/work/work-owner.ts';
import { sharedFreshDatabase } from '../../support/database.ts';

const fresh = sharedFreshDatabase();
let database: Database;
const open = (waitSeconds: number) =>
  openDatabase({ url: fresh.url, connections: 4, waitSeconds, onIdleError: () => undefined });
afterEach(() => database.destroy());

test('[SAFE-13] one owner gets half of the database connections, and another owner does not wait for them', async () => {
  database = open(60);
  const all = asOwner('otto', () => [1, 2, 3, 4].map(() => connectionOf(database)));
  const [first, second, ...waiting] = all;
  const held = await Promise.all([first, second]);
  const own = await asOwner('mara', () => connectionOf(database));
  expect(poolUse(database)).toEqual({ open: 3, idle: 0, waiting: 2 });
  for (const client of [own, ...held]) client?.release();
  for (const client of await Promise.all(waiting)) client.release();
  expect(poolUse(database)).toMatchObject({ idle: 3, waiting: 0 });
});

test('[SAFE-09] a call waits for a connection for a limited time, and leaves none unused afterwards', async () => {
  database = open(0.5);
  await asOwner('otto', async () => {
    const held = await Promise.all([connectionOf(database), connectionOf(database)]);
    const late = connectionOf(database);
    await expect(late).rejects.toMatchObject({ statusCode: 503 });
    for (const client of held) client.release();
    const next = await Promise.all([connectionOf(database), connectionOf(database)]);
    for (const client of next) client.release();
  });
  expect(poolUse(database).waiting).toBe(0);
});
