/** Phones that have the pass of a household's code, in the report of the coupon and in the lots of its changes (SAFE-12). */
import { sql, type RawBuilder } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
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
  walletCounts,
  comeAndGo,
  enqueueAll,
  NO_ACCOUNT,
  onlyCoupon,
  reportOn,
} from '../support/wallet-ledger.ts';

/** Codes with a pass on a phone each: more than two lots. */
const CODES = 600;

const services = sharedServices({ PUBLIC_URL: 'https://tearline.test' });
let id: string;
beforeEach(async () => {
  id = await onlyCoupon(services);
  await services.query`with passes as (
      insert into wallet_coupons (coupon_id, modified_at)
      select gen_random_uuid(), now() from generate_series(1, ${CODES}::int) returning coupon_id as serial
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
});

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
  await reportOn(services.database, id).resend(NO_ACCOUNT, id);
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
