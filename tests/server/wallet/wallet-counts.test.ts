/** The counts of phones and deliveries that triggers keep, so that no call counts rows (SAFE-12). */
import { sql, type Transaction } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Connection, Tables } from '../../../server/db/database.ts';
import { enqueueNextBatches } from '../../../server/delivery/wallet-batches.repository.ts';
import { forgetDeliveriesBefore } from '../../../server/delivery/wallet-report.repository.ts';
import { removeDevice } from '../../../server/delivery/wallet-registrations.repository.ts';
import { changeCoupon } from '../support/apple-phone.ts';
import { sharedServices } from '../support/services-fixture.ts';
import {
  addPhones,
  walletCounts,
  comeAndGo,
  enqueueAll,
  NO_ACCOUNT,
  onlyCoupon,
  reportOn,
} from '../support/wallet-ledger.ts';

const PHONES = 600;

const services = sharedServices({ PUBLIC_URL: 'https://tearline.test' });
let couponId: string;
beforeEach(async () => {
  couponId = await onlyCoupon(services);
  await addPhones(services, couponId, PHONES);
});

const owe = () => enqueueAll(services.database);

/** Ends the deliveries in each of the three ways, with and without a reason. */
const end = () =>
  services.query`update wallet_deliveries set finished_at = now(),
      state = (array['sent', 'failed', 'not sent'])[length(device_id) - 6],
      reason = case when device_id like '%5' then 'APNs 503' end
    where channel = 'apple' and state = 'waiting'`;

const rowsRead = async (database: Connection): Promise<number> => {
  const { rows } = await sql<{ readonly read: number }>`
    select sum(seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables
    where relname in ('wallet_registrations', 'wallet_deliveries')`.execute(database);
  return rows[0]?.read ?? 0;
};

/** Runs work in a transaction and returns how many rows of registrations and deliveries it read. */
async function rowsReadBy(work: (transaction: Transaction<Tables>) => Promise<void>) {
  return services.database.transaction().execute(async (transaction) => {
    // Counts of earlier transactions may be among those of this one.
    const before = await rowsRead(transaction);
    await work(transaction);
    return (await rowsRead(transaction)) - before;
  });
}

test('[SAFE-12] the report of a coupon reads as few rows for many phones as for none', async () => {
  await changeCoupon(services, couponId, { active: false });
  await owe();
  await end();
  await services.query`analyze wallet_registrations, wallet_deliveries`;
  const read = await rowsReadBy(async (database) => {
    const { apple } = await reportOn(database, couponId).report(NO_ACCOUNT, couponId);
    expect(apple.holding).toBe(PHONES);
  });
  expect(read).toBeLessThanOrEqual(10);
});

test('[SAFE-12] the counts are those of the rows after changes and deliveries, while phones come and go without a deadlock, and after the cleanup', async () => {
  const { database } = services;
  await changeCoupon(services, couponId, { active: false });
  await Promise.all([
    ...Array.from({ length: 60 }, (_, index) =>
      comeAndGo(database, `phone ${1 + index * 7}`, couponId),
    ),
    owe(),
    owe(),
    end(),
    changeCoupon(services, couponId, { active: true }),
    removeDevice(database, 'phone 600', 'abcdef01'),
  ]);
  await owe();
  const whole = await walletCounts(services);
  expect(whole.counted).toEqual(whole.rows);

  await changeCoupon(services, couponId, { active: false });
  await enqueueNextBatches(database);
  await removeDevice(database, 'phone 2', 'abcdef01');
  await comeAndGo(database, 'phone 1', couponId);
  const before = await walletCounts(services);
  expect(before.counted).toEqual(before.rows);

  await services.query`delete from wallet_devices where id like 'phone 3%'`;
  await end();
  expect(await forgetDeliveriesBefore(database, new Date(Date.now() + 60_000), 50)).toBe(50);
  const after = await walletCounts(services);
  expect(after.counted).toEqual(after.rows);
});
