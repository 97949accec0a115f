/** Phones that have the pass of a coupon or of a household's code, and the counts of them and of deliveries that triggers keep, so that no call counts rows (SAFE-12). */
import { sql, type RawBuilder, type Transaction } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Connection, Tables } from '../../../server/db/database.ts';
import {
  enqueueCodeBatch,
  enqueueCodeChange,
} from '../../../server/delivery/code-passes.repository.ts';
import { enqueueOwedPushes } from '../../../server/delivery/wallet-changes.repository.ts';
import { enqueueNextBatches } from '../../../server/delivery/wallet-batches.repository.ts';
import { forgetDeliveriesBefore } from '../../../server/delivery/wallet-report.repository.ts';
import {
  registerDevice,
  removeDevice,
  unregisterDevice,
} from '../../../server/delivery/wallet-registrations.repository.ts';
import { LOCKED, queryIn } from '../../support/database.ts';
import { changeCoupon } from '../support/apple-phone.ts';
import { saveCoupon } from '../support/saved-coupon.ts';
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

/** More than two lots. */
const PHONES = 600;

const services = sharedServices({ PUBLIC_URL: 'https://tearline.test' });
let id: string;
beforeEach(async () => {
  id = await onlyCoupon(services);
});

/** Codes of the coupon with a pass on a phone each. */
async function addCodes(): Promise<void> {
  await services.query`with passes as (
      insert into wallet_coupons (coupon_id, modified_at)
      select gen_random_uuid(), now() from generate_series(1, ${PHONES}::int) returning coupon_id as serial
    )
    insert into code_passes (serial, coupon_id, code, changes)
    select serial, ${id}, decode(substr(md5(serial::text), 1, 20), 'hex'), changes
    from passes, wallet_coupons where wallet_coupons.coupon_id = ${id}`;
  await services.query`insert into wallet_devices (id, push_token)
    select 'phone ' || row_number() over (order by serial), 'abcdef01' from code_passes
    where coupon_id = ${id}`;
  await services.query`insert into wallet_registrations (device_id, coupon_id)
    select 'phone ' || row_number() over (order by serial), serial from code_passes
    where coupon_id = ${id}`;
}

const report = async () => (await reportOn(services.database, id).report(NO_ACCOUNT, id)).apple;

const owe = () => enqueueAll(services.database);

const end = (state: 'sent' | 'failed') =>
  services.query`update wallet_deliveries set state = ${state}, finished_at = now()
    where channel = 'apple' and state = 'waiting'`;

const serialOf = async (phone: string): Promise<string> => {
  const [row] = await services.query<{ serial: string }>`select coupon_id as serial
    from wallet_registrations where device_id = ${phone}`;
  return row?.serial ?? '';
};

test('[API-11] [SER-02] the coupon’s report counts phones with passes of its codes, and sends again to those not reached', async () => {
  await addCodes();
  expect(await report()).toMatchObject({ holding: PHONES, told: 0, waiting: 0 });
  await changeCoupon(services, id, { active: false });
  expect(await report()).toMatchObject({ holding: PHONES, told: 0, waiting: PHONES });
  await owe();
  expect(await report()).toMatchObject({ waiting: PHONES, nextAt: expect.any(String) });
  await end('failed');
  expect(await report()).toMatchObject({
    unreached: PHONES,
    waiting: 0,
    lastAt: expect.any(String),
  });
  await reportOn(services.database, id).resend(NO_ACCOUNT, id);
  await owe();
  expect(await report()).toMatchObject({ unreached: 0, waiting: PHONES });
  await end('sent');
  await unregisterDevice(services.database, {
    deviceId: 'phone 1',
    couponId: await serialOf('phone 1'),
  });
  expect(await report()).toMatchObject({ holding: PHONES - 1, told: PHONES, waiting: 0 });
});

test('[SAFE-12] the counts by coupon are those of the rows after changes of coupon and codes, and phones that come and go', async () => {
  await addCodes();
  const { database } = services;
  const serial = await serialOf('phone 7');
  await changeCoupon(services, id, { active: false });
  await Promise.all([
    ...Array.from({ length: 40 }, async (_, index) => {
      const phone = `phone ${1 + index * 7}`;
      await comeAndGo(database, phone, await serialOf(phone));
    }),
    ...[owe(), owe(), changeCoupon(services, id, { active: true })],
    removeDevice(database, 'phone 600', 'abcdef01'),
    database.transaction().execute(async (transaction) => {
      const [row] = await queryIn(transaction)<{ code: Buffer }>`select code from code_passes
        where serial = ${serial}`;
      await enqueueCodeChange(transaction, row?.code ?? Buffer.of());
    }),
  ]);
  await owe();
  await end('failed');
  await services.query`delete from wallet_devices where id like 'phone 3%'`;
  await forgetDeliveriesBefore(database, new Date(Date.now() + 60_000), 50);
  const { counted, rows } = await walletCounts(services, 'code_');
  expect(counted).toEqual(rows);
  const behind = await services.query`select id from wallet_deliveries where parent_id = ${id}
    and parent_changes <> (select changes from wallet_coupons where coupon_id = ${id})`;
  expect(behind).toEqual([]);
});

test('[SAFE-12] lots of a coupon lock passes and phones in one order, whatever each is owed, so that none deadlock', async () => {
  await addCodes();
  const { database } = services;
  const rows = await services.query<{ serial: string }>`update code_passes set changes = 2
    where coupon_id = ${id} returning serial`;
  const [first, ...others] = rows.map(({ serial }) => serial).toSorted();
  const last = others.at(-1);
  await services.query`update code_passes set changes = case when serial = ${first} then 1 else 0 end
    where serial in (${first}, ${last})`;
  await expectLocked(sql`code_passes where serial = ${first}`, {
    held: sql`code_passes where serial = ${last}`,
    by: () => enqueueCodeBatch(database, id, 2),
  });

  await services.query`insert into wallet_registrations (device_id, coupon_id, owed_changes)
    values ('phone 1', ${id}, 1), ('phone 2', ${id}, 0)`;
  await services.query`update wallet_coupons set changes = 2 where coupon_id = ${id}`;
  const phone = (name: string) =>
    sql`wallet_registrations where coupon_id = ${id} and device_id = ${name}`;
  await expectLocked(phone('phone 1'), {
    held: phone('phone 2'),
    by: () =>
      database.transaction().execute((transaction) => enqueueOwedPushes(transaction, [id], 500)),
  });
});

test('[SER-02] [SAFE-12] a change of a coupon with many codes holds up no other coupon', async () => {
  await addCodes();
  const other = await saveCoupon(services);
  await registerDevice(services.database, {
    deviceId: 'other',
    couponId: other,
    pushToken: 'abcdef02',
  });
  await changeCoupon(services, id, { active: false });
  await changeCoupon(services, other, { active: false });
  await enqueueNextBatches(services.database);
  expect([await waiting('coupon_id', other), await waiting('parent_id', id)]).toEqual([1, 250]);
});

/** Ends the deliveries in each of the three ways, with and without a reason. */
const endEachWay = () =>
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
  await addPhones(services, id, PHONES);
  await changeCoupon(services, id, { active: false });
  await owe();
  await endEachWay();
  await services.query`analyze wallet_registrations, wallet_deliveries`;
  const read = await rowsReadBy(async (database) => {
    const { apple } = await reportOn(database, id).report(NO_ACCOUNT, id);
    expect(apple.holding).toBe(PHONES);
  });
  expect(read).toBeLessThanOrEqual(10);
});

test('[SAFE-12] the counts are those of the rows after changes and deliveries, while phones come and go without a deadlock, and after the cleanup', async () => {
  await addPhones(services, id, PHONES);
  const { database } = services;
  await changeCoupon(services, id, { active: false });
  await Promise.all([
    ...Array.from({ length: 60 }, (_, index) => comeAndGo(database, `phone ${1 + index * 7}`, id)),
    owe(),
    owe(),
    endEachWay(),
    changeCoupon(services, id, { active: true }),
    removeDevice(database, 'phone 600', 'abcdef01'),
  ]);
  await owe();
  const whole = await walletCounts(services);
  expect(whole.counted).toEqual(whole.rows);

  await changeCoupon(services, id, { active: false });
  await enqueueNextBatches(database);
  await removeDevice(database, 'phone 2', 'abcdef01');
  await comeAndGo(database, 'phone 1', id);
  const before = await walletCounts(services);
  expect(before.counted).toEqual(before.rows);

  await services.query`delete from wallet_devices where id like 'phone 3%'`;
  await endEachWay();
  expect(await forgetDeliveriesBefore(database, new Date(Date.now() + 60_000), 50)).toBe(50);
  const after = await walletCounts(services);
  expect(after.counted).toEqual(after.rows);
});

/** Fails if `by`, which waits for the held row, has not locked the first one. */
async function expectLocked(
  first: RawBuilder<unknown>,
  { held, by }: { readonly held: RawBuilder<unknown>; readonly by: () => Promise<unknown> },
): Promise<void> {
  const { ended } = await services.database.transaction().execute(async (transaction) => {
    await sql`select from ${held} for update`.execute(transaction);
    const ending = by();
    await vi.waitFor(async () => {
      expect(await services.query`${LOCKED}`).toHaveLength(1);
    }, 10_000);
    expect(await services.query`select from ${first} for update skip locked`).toEqual([]);
    return { ended: ending };
  });
  await ended;
}

async function waiting(column: 'coupon_id' | 'parent_id', couponId: string): Promise<number> {
  const rows = await services.query`select from wallet_deliveries
    where channel = 'apple' and ${sql.ref(column)} = ${couponId}`;
  return rows.length;
}
