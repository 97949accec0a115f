/** Phones that have the pass of a household's code, in the report of the coupon and in the lots of its changes (SAFE-12). */
import { sql, type RawBuilder } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import {
  enqueueCodeBatch,
  enqueueCodeChange,
} from '../../../server/delivery/code-passes.repository.ts';
import { enqueueOwedPushes } from '../../../server/delivery/wallet-changes.repository.ts';
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

/** Codes with a pass on a phone each: more than two lots. */
const CODES = 600;
const NOBODY = { issuer: '', subject: '', email: null, name: null, roles: [] };

const services = sharedServices({ PUBLIC_URL: 'https://tearline.test' });
let id: string;
beforeEach(async () => {
  const { database } = services;
  await database.deleteFrom('wallet_devices').execute();
  await database.deleteFrom('wallet_deliveries').execute();
  id = await saveCoupon(services);
  await sql`with passes as (
      insert into wallet_coupons (coupon_id, modified_at)
      select gen_random_uuid(), now() from generate_series(1, ${CODES}::int) returning coupon_id as serial
    )
    insert into code_passes (serial, coupon_id, code, changes)
    select serial, ${id}, decode(substr(md5(serial::text), 1, 20), 'hex'), changes
    from passes, wallet_coupons where wallet_coupons.coupon_id = ${id}`.execute(database);
  await sql`insert into wallet_devices (id, push_token)
    select 'phone ' || row_number() over (order by serial), 'abcdef01' from code_passes
    where coupon_id = ${id}`.execute(database);
  await sql`insert into wallet_registrations (device_id, coupon_id)
    select 'phone ' || row_number() over (order by serial), serial from code_passes
    where coupon_id = ${id}`.execute(database);
});

/** With credentials that wallets accept, so that a change can be sent again. */
const reports = (database: Database = services.database) =>
  createWalletReportService({
    database,
    own: async () => ({ id }),
    isTrusted: { apple: true, google: true },
  });

const report = async () => (await reports().report(NOBODY, id)).apple;

const owe = async () => {
  while (await enqueueNextBatches(services.database));
};

const end = (state: 'sent' | 'failed') =>
  sql`update wallet_deliveries set state = ${state}, finished_at = now()
    where channel = 'apple' and state = 'waiting'`.execute(services.database);

const serialOf = async (phone: string): Promise<string> => {
  const { coupon_id: serial } = await services.database
    .selectFrom('wallet_registrations')
    .select('coupon_id')
    .where('device_id', '=', phone)
    .executeTakeFirstOrThrow();
  return serial;
};

test('[API-11] [SER-02] the coupon’s report counts phones with passes of its codes, and sends again to those not reached', async () => {
  expect(await report()).toMatchObject({ holding: CODES, told: 0, waiting: 0 });
  await changeCoupon(services, id, { active: false });
  expect(await report()).toMatchObject({ holding: CODES, told: 0, waiting: CODES });
  await owe();
  expect(await report()).toMatchObject({ waiting: CODES, nextAt: expect.any(String) });
  await end('failed');
  expect(await report()).toMatchObject({
    unreached: CODES,
    waiting: 0,
    lastAt: expect.any(String),
  });
  await reports().resend(NOBODY, id);
  await owe();
  expect(await report()).toMatchObject({ unreached: 0, waiting: CODES });
  await end('sent');
  await unregisterDevice(services.database, {
    deviceId: 'phone 1',
    couponId: await serialOf('phone 1'),
  });
  expect(await report()).toMatchObject({ holding: CODES - 1, told: CODES, waiting: 0 });
});

test('[SAFE-12] the counts by coupon are those of the rows after changes of coupon and codes, and phones that come and go', async () => {
  const { database } = services;
  const serial = await serialOf('phone 7');
  const comeAndGo = async (phone: number): Promise<void> => {
    const registration = {
      deviceId: `phone ${phone}`,
      couponId: await serialOf(`phone ${phone}`),
    };
    await unregisterDevice(database, registration);
    await registerDevice(database, { ...registration, pushToken: 'abcdef02' });
  };
  await changeCoupon(services, id, { active: false });
  await Promise.all([
    ...Array.from({ length: 40 }, (_, index) => comeAndGo(1 + index * 7)),
    ...[owe(), owe(), changeCoupon(services, id, { active: true })],
    removeDevice(database, 'phone 600', 'abcdef01'),
    database.transaction().execute(async (transaction) => {
      const { code } = await transaction
        .selectFrom('code_passes')
        .select('code')
        .where('serial', '=', serial)
        .executeTakeFirstOrThrow();
      await enqueueCodeChange(transaction, code);
    }),
  ]);
  await owe();
  await end('failed');
  await database.deleteFrom('wallet_devices').where('id', 'like', 'phone 3%').execute();
  await forgetDeliveriesBefore(database, new Date(Date.now() + 60_000), 50);
  const { counted, rows } = await bothCounts();
  expect(counted).toEqual(rows);
  const changes = sql<number>`(select changes from wallet_coupons where coupon_id = ${id})`;
  const behind = await database
    .selectFrom('wallet_deliveries')
    .select('id')
    .where('parent_id', '=', id)
    .where('parent_changes', '<>', changes)
    .execute();
  expect(behind).toEqual([]);
});

test('[SAFE-12] lots of a coupon lock passes in one order, whatever each is owed, so that none deadlock', async () => {
  const { database } = services;
  const { rows } = await sql<{ readonly serial: string }>`update code_passes set changes = 2
    where coupon_id = ${id} returning serial`.execute(database);
  const [first, ...others] = rows.map(({ serial }) => serial).toSorted();
  const last = others.at(-1);
  await sql`update code_passes set changes = case when serial = ${first} then 1 else 0 end
    where serial in (${first}, ${last})`.execute(database);
  await expectLocked(sql`code_passes where serial = ${first}`, {
    held: sql`code_passes where serial = ${last}`,
    by: () => enqueueCodeBatch(database, id, 2),
  });
});

test('[SAFE-12] lots of a coupon lock phones in one order, whatever each is owed, so that none deadlock', async () => {
  const { database } = services;
  await sql`insert into wallet_registrations (device_id, coupon_id, owed_changes)
    values ('phone 1', ${id}, 1), ('phone 2', ${id}, 0)`.execute(database);
  await sql`update wallet_coupons set changes = 2 where coupon_id = ${id}`.execute(database);
  const phone = (name: string) =>
    sql`wallet_registrations where coupon_id = ${id} and device_id = ${name}`;
  await expectLocked(phone('phone 1'), {
    held: phone('phone 2'),
    by: () =>
      database.transaction().execute((transaction) => enqueueOwedPushes(transaction, [id], 500)),
  });
});

test('[SER-02] [SAFE-12] a change of a coupon with many codes holds up no other coupon', async () => {
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

/** Fails if `by`, which waits for the held row, has not locked the first one. */
async function expectLocked(
  first: RawBuilder<unknown>,
  { held, by }: { readonly held: RawBuilder<unknown>; readonly by: () => Promise<unknown> },
): Promise<void> {
  const { database } = services;
  const { ended } = await database.transaction().execute(async (transaction) => {
    await sql`select from ${held} for update`.execute(transaction);
    const ending = by();
    await vi.waitFor(async () => {
      const blocked = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      expect((await blocked.execute(database)).rows).toHaveLength(1);
    }, 10_000);
    const free = await sql`select from ${first} for update skip locked`.execute(database);
    expect(free.rows).toEqual([]);
    return { ended: ending };
  });
  await ended;
}

async function waiting(column: 'coupon_id' | 'parent_id', couponId: string): Promise<number> {
  const { deliveries } = await services.database
    .selectFrom('wallet_deliveries')
    .select((is) => is.fn.countAll<number>().as('deliveries'))
    .where('channel', '=', 'apple')
    .where(column, '=', couponId)
    .executeTakeFirstOrThrow();
  return Number(deliveries);
}

/** What the counts by coupon say and what the rows say. */
async function bothCounts() {
  const { database } = services;
  const counted = await sql`select * from (
      select coupon_id, changes::text as key, outcome, reason, sum(number)::int as number
        from wallet_code_delivery_counts group by 1, 2, 3, 4
      union all
      select coupon_id, 'phones ' || owed_changes, '', '', sum(number)::int
        from wallet_code_phone_counts group by 1, 2, 3, 4
    ) as counted where number <> 0 order by 1, 2, 3, 4`.execute(database);
  const rows = await sql`
    select parent_id as coupon_id, parent_changes::text as key, outcome, coalesce(reason, '') as reason,
      count(*)::int as number
      from wallet_deliveries where parent_id is not null group by 1, 2, 3, 4
    union all
    select pass.coupon_id, 'phones ' || parent_changes, '', '', count(*)::int
      from wallet_registrations join code_passes as pass on serial = wallet_registrations.coupon_id
      group by 1, 2, 3, 4
    order by 1, 2, 3, 4`.execute(database);
  return { counted: counted.rows, rows: rows.rows };
}
