/** The counts of phones and deliveries that triggers keep, so that no call counts rows (SAFE-12). */
import { sql, type Transaction } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Connection, Tables } from '../../../server/db/database.ts';
import { enqueueNextBatches } from '../../../server/delivery/wallet-batches.repository.ts';
import { forgetDeliveriesBefore } from '../../../server/delivery/wallet-report.repository.ts';
import { createWalletReportService } from '../../../server/delivery/wallet-report.service.ts';
import {
  registerDevice,
  removeDevice,
  unregisterDevice,
} from '../../../server/delivery/wallet-registrations.repository.ts';
import { changeCoupon } from '../support/apple-phone.ts';
import { saveCoupon } from '../support/saved-coupon.ts';
import { sharedServices } from '../support/services-fixture.ts';

const PHONES = 600;
const NOBODY = { issuer: '', subject: '', email: null, name: null, roles: [] };

const services = sharedServices({ PUBLIC_URL: 'https://tearline.test' });
let couponId: string;
beforeEach(async () => {
  const { database } = services;
  await database.deleteFrom('wallet_devices').execute();
  await database.deleteFrom('wallet_deliveries').execute();
  couponId = await saveCoupon(services);
  await addPhones(1, PHONES);
});

async function addPhones(first: number, last: number): Promise<void> {
  await sql`with devices as (
      insert into wallet_devices (id, push_token)
      select 'phone ' || number, 'abcdef01' from generate_series(${first}::int, ${last}::int) as number
      returning id
    )
    insert into wallet_registrations (device_id, coupon_id)
    select id, ${couponId}::uuid from devices`.execute(services.database);
}

const owe = async () => {
  while (await enqueueNextBatches(services.database));
};

/** Ends the deliveries in each of the three ways, with and without a reason. */
const end = () =>
  sql`update wallet_deliveries set finished_at = now(),
      state = (array['sent', 'failed', 'not sent'])[length(device_id) - 6],
      reason = case when device_id like '%5' then 'APNs 503' end
    where channel = 'apple' and state = 'waiting'`.execute(services.database);

/** What the counts say and what the rows say. */
async function bothCounts() {
  const { database } = services;
  const counted = await sql`select * from (
      select coupon_id, changes::text as key, outcome, reason, sum(number)::int as number
        from wallet_delivery_counts group by 1, 2, 3, 4
      union all
      select coupon_id, 'phones ' || owed_changes, '', '', sum(number)::int
        from wallet_phone_counts group by 1, 2, 3, 4
    ) as counted where number <> 0 order by 1, 2, 3, 4`.execute(database);
  const rows = await sql`
    select coupon_id, changes::text as key, outcome, coalesce(reason, '') as reason, count(*)::int as number
      from wallet_deliveries where channel = 'apple' group by 1, 2, 3, 4
    union all
    select coupon_id, 'phones ' || owed_changes, '', '', count(*)::int
      from wallet_registrations group by 1, 2, 3, 4
    order by 1, 2, 3, 4`.execute(database);
  return { counted: counted.rows, rows: rows.rows };
}

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
  await sql`analyze wallet_registrations, wallet_deliveries`.execute(services.database);
  const read = await rowsReadBy(async (database) => {
    const isTrusted = { apple: true, google: true };
    const own = async () => ({ id: couponId });
    const { apple } = await createWalletReportService({ database, own, isTrusted }).report(
      NOBODY,
      couponId,
    );
    expect(apple.holding).toBe(PHONES);
  });
  expect(read).toBeLessThanOrEqual(10);
});

test('[SAFE-12] the counts are those of the rows after changes, deliveries, phones that leave and the cleanup', async () => {
  const { database } = services;
  await changeCoupon(services, couponId, { active: false });
  await owe();
  await end();
  await changeCoupon(services, couponId, { active: true });
  await enqueueNextBatches(database);
  await unregisterDevice(database, { deviceId: 'phone 1', couponId });
  await removeDevice(database, 'phone 2', 'abcdef01');
  await registerDevice(database, { deviceId: 'phone 1', couponId, pushToken: 'abcdef02' });
  const before = await bothCounts();
  expect(before.counted).toEqual(before.rows);

  await database.deleteFrom('wallet_devices').where('id', 'like', 'phone 3%').execute();
  await end();
  expect(await forgetDeliveriesBefore(database, new Date(Date.now() + 60_000), 50)).toBe(50);
  const after = await bothCounts();
  expect(after.counted).toEqual(after.rows);
});

test('[SAFE-12] phones that come and go while changes wait and are delivered: each waits for the other, and none for ever', async () => {
  const { database } = services;
  const comeAndGo = async (phone: number): Promise<void> => {
    const registration = { deviceId: `phone ${phone}`, couponId };
    await unregisterDevice(database, registration);
    await registerDevice(database, { ...registration, pushToken: 'abcdef02' });
  };
  await changeCoupon(services, couponId, { active: false });
  await Promise.all([
    ...Array.from({ length: 60 }, (_, index) => comeAndGo(1 + index * 7)),
    owe(),
    owe(),
    end(),
    changeCoupon(services, couponId, { active: true }),
    removeDevice(database, 'phone 600', 'abcdef01'),
  ]);
  await owe();
  const { counted, rows } = await bothCounts();
  expect(counted).toEqual(rows);
});
