import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Database } from '../../../server/db/database.ts';
import { enqueueWalletUpdates } from '../../../server/delivery/wallet-changes.repository.ts';
import { enqueueNextBatches } from '../../../server/delivery/wallet-batches.repository.ts';
import { walletCoupon } from '../../../server/delivery/wallet-coupons.repository.ts';
import { registerDevice } from '../../../server/delivery/wallet-registrations.repository.ts';
import { listPassUpdates } from '../../../server/wallet/apple/pass-updates.repository.ts';
import { seededDatabase, type FreshDatabase } from '../../support/database.ts';

let fresh: FreshDatabase;
let database: Database;
beforeAll(async () => {
  fresh = await seededDatabase();
  database = openDatabase({ url: fresh.url, connections: 12, onIdleError: () => undefined });
});
afterAll(async () => {
  await database.destroy();
  await fresh.drop();
});

/** Coupons that one new phone has. */
async function phoneWith(count: number): Promise<{ deviceId: string; coupons: string[] }> {
  const deviceId = randomUUID();
  const coupons = Array.from({ length: count }, () => randomUUID()).toSorted();
  for (const couponId of coupons) {
    await walletCoupon(database, couponId);
    await registerDevice(database, { deviceId, couponId, pushToken: 'abcdef01' });
  }
  return { deviceId, coupons };
}

function change(...couponIds: string[]): Promise<void> {
  return database
    .transaction()
    .execute((transaction) => enqueueWalletUpdates(transaction, couponIds));
}

/** A change that the test commits or rolls back. */
async function openChange(couponId: string) {
  const transaction = await database.startTransaction().execute();
  await enqueueWalletUpdates(transaction, [couponId]);
  return transaction;
}

test('[API-11] does not miss a change that began first and commits last', async () => {
  const { deviceId, coupons } = await phoneWith(2);
  const [slow = '', quick = ''] = coupons;
  const { lastUpdated: start } = await listPassUpdates(database, deviceId, null);

  const late = await openChange(slow);
  await change(quick);
  const first = await listPassUpdates(database, deviceId, start);
  await late.commit().execute();
  const second = await listPassUpdates(database, deviceId, first.lastUpdated);
  const third = await listPassUpdates(database, deviceId, second.lastUpdated);

  expect(first.serialNumbers).toEqual([quick]);
  expect(second.serialNumbers).toEqual([slow]);
  expect(third.serialNumbers).toEqual([]);
});

test('[API-11] lists a change while a second one of the same coupon runs, and after that is rolled back', async () => {
  const { deviceId, coupons } = await phoneWith(2);
  const [coupon = '', other = ''] = coupons;
  const { lastUpdated: start } = await listPassUpdates(database, deviceId, null);

  await change(coupon);
  const going = await openChange(coupon);
  const during = await listPassUpdates(database, deviceId, start);
  await going.rollback().execute();
  await change(other);
  const after = await listPassUpdates(database, deviceId, during.lastUpdated);

  expect(during.serialNumbers).toEqual([coupon]);
  expect(after.serialNumbers).toContain(other);
  expect((await listPassUpdates(database, deviceId, after.lastUpdated)).serialNumbers).toEqual([]);
});

test('[API-11] every tag is larger than those of a database restored from yesterday', async () => {
  const { deviceId, coupons } = await phoneWith(1);
  const [coupon = ''] = coupons;
  const { lastUpdated } = await listPassUpdates(database, deviceId, null);
  const hourAgo = lastUpdated - 3_600_000_000;
  for (const table of ['wallet_coupons', 'wallet_registrations'] as const) {
    await database.updateTable(table).set({ stamp: hourAgo }).execute();
  }

  await change(coupon);

  expect((await listPassUpdates(database, deviceId, lastUpdated)).serialNumbers).toEqual([coupon]);
});

test('[API-11] a phone that registers during a change gets a push or the changed pass', async () => {
  const couponId = randomUUID();
  await walletCoupon(database, couponId);
  for (let round = 0; round < 20; round += 1) {
    const deviceId = randomUUID();
    await database.updateTable('wallet_coupons').set({ changes: 0, owed_changes: 0 }).execute();
    await Promise.all([
      change(couponId),
      registerDevice(database, { deviceId, couponId, pushToken: 'abcdef01' }),
    ]);
    while (await enqueueNextBatches(database));
    const owed = await database
      .selectFrom('wallet_deliveries')
      .select('state')
      .where('device_id', '=', deviceId)
      .execute();
    expect(owed).toEqual([{ state: 'waiting' }]);
  }
});

test('[API-11] many parallel changes of many coupons never deadlock', async () => {
  const { coupons } = await phoneWith(6);
  const shuffled = coupons.map((_, shift) => [
    ...coupons.slice(shift).toReversed(),
    ...coupons.slice(0, shift),
  ]);

  await Promise.all([...shuffled, ...shuffled].map((ids) => change(...ids)));

  expect(Object.values(await versionsOf(coupons))).toEqual(coupons.map(() => 12));
});

async function versionsOf(coupons: readonly string[]): Promise<Record<string, number>> {
  const rows = await database
    .selectFrom('wallet_coupons')
    .select(['coupon_id', 'changes'])
    .where('coupon_id', 'in', coupons)
    .execute();
  return Object.fromEntries(rows.map(({ coupon_id: id, changes }) => [id, changes]));
}
