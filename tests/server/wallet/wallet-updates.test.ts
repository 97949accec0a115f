import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { enqueueWalletUpdates } from '../../../server/delivery/wallet-changes.repository.ts';
import { walletCoupon } from '../../../server/delivery/wallet-coupons.repository.ts';
import { registerDevice } from '../../../server/delivery/wallet-registrations.repository.ts';
import { listPassUpdates } from '../../../server/wallet/apple/pass-updates.repository.ts';
import { sharedDatabase } from '../../support/database.ts';
import { enqueueAll } from '../support/wallet-ledger.ts';

const seeded = sharedDatabase();

/** Coupons that one new phone has. */
async function phoneWith(count: number): Promise<{ deviceId: string; coupons: string[] }> {
  const deviceId = randomUUID();
  const coupons = Array.from({ length: count }, () => randomUUID()).toSorted();
  for (const couponId of coupons) {
    await walletCoupon(seeded.database, couponId);
    await registerDevice(seeded.database, { deviceId, couponId, pushToken: 'abcdef01' });
  }
  return { deviceId, coupons };
}

function change(...couponIds: string[]): Promise<void> {
  return seeded.database
    .transaction()
    .execute((transaction) => enqueueWalletUpdates(transaction, couponIds));
}

const list = (deviceId: string, since: number | null) =>
  listPassUpdates(seeded.database, deviceId, since);

/** A change that the test commits or rolls back. */
async function openChange(couponId: string) {
  const transaction = await seeded.database.startTransaction().execute();
  await enqueueWalletUpdates(transaction, [couponId]);
  return transaction;
}

test('[API-11] does not miss a change that began first and commits last', async () => {
  const { deviceId, coupons } = await phoneWith(2);
  const [slow = '', quick = ''] = coupons;
  const { lastUpdated: start } = await list(deviceId, null);

  const late = await openChange(slow);
  await change(quick);
  const first = await list(deviceId, start);
  await late.commit().execute();
  const second = await list(deviceId, first.lastUpdated);
  const third = await list(deviceId, second.lastUpdated);

  expect(first.serialNumbers).toEqual([quick]);
  expect(second.serialNumbers).toEqual([slow]);
  expect(third.serialNumbers).toEqual([]);
});

test('[API-11] lists a change while a second one of the same coupon runs, and after that is rolled back', async () => {
  const { deviceId, coupons } = await phoneWith(2);
  const [coupon = '', other = ''] = coupons;
  const { lastUpdated: start } = await list(deviceId, null);

  await change(coupon);
  const going = await openChange(coupon);
  const during = await list(deviceId, start);
  await going.rollback().execute();
  await change(other);
  const after = await list(deviceId, during.lastUpdated);

  expect(during.serialNumbers).toEqual([coupon]);
  expect(after.serialNumbers).toContain(other);
  expect((await list(deviceId, after.lastUpdated)).serialNumbers).toEqual([]);
});

test('[API-11] every tag is larger than those of a database restored from yesterday', async () => {
  const { deviceId, coupons } = await phoneWith(1);
  const [coupon = ''] = coupons;
  const { lastUpdated } = await list(deviceId, null);
  const hourAgo = lastUpdated - 3_600_000_000;
  await seeded.query`update wallet_coupons set stamp = ${hourAgo}`;
  await seeded.query`update wallet_registrations set stamp = ${hourAgo}`;

  await change(coupon);

  expect((await list(deviceId, lastUpdated)).serialNumbers).toEqual([coupon]);
});

test('[API-11] a phone that registers during a change gets a push or the changed pass', async () => {
  const couponId = randomUUID();
  await walletCoupon(seeded.database, couponId);
  for (let round = 0; round < 20; round += 1) {
    const deviceId = randomUUID();
    await seeded.query`update wallet_coupons set changes = 0, owed_changes = 0`;
    await Promise.all([
      change(couponId),
      registerDevice(seeded.database, { deviceId, couponId, pushToken: 'abcdef01' }),
    ]);
    await enqueueAll(seeded.database);
    const owed = seeded.query`select state from wallet_deliveries where device_id = ${deviceId}`;
    expect(await owed).toEqual([{ state: 'waiting' }]);
  }
});

test('[API-11] many parallel changes of many coupons never deadlock', async () => {
  const { coupons } = await phoneWith(6);
  const shuffled = coupons.map((_, shift) => [
    ...coupons.slice(shift).toReversed(),
    ...coupons.slice(0, shift),
  ]);

  await Promise.all([...shuffled, ...shuffled].map((ids) => change(...ids)));

  const versions = seeded.query`select changes from wallet_coupons
    where coupon_id = any(${coupons})`;
  expect(await versions).toEqual(coupons.map(() => ({ changes: 12 })));
});
