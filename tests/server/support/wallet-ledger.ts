/** What the tables of the wallets say of coupons, phones and deliveries. */
import { sql } from 'kysely';
import { enqueueNextBatches } from '../../../server/delivery/wallet-batches.repository.ts';
import { createWalletReportService } from '../../../server/delivery/wallet-report.service.ts';
import {
  registerDevice,
  unregisterDevice,
} from '../../../server/delivery/wallet-registrations.repository.ts';
import type { Database } from '../../../server/db/database.ts';
import { saveCoupon } from './saved-coupon.ts';
import type { Services } from './services-fixture.ts';

/** A caller for services that need one and ask nothing of it. */
export const NO_ACCOUNT = { issuer: '', subject: '', email: null, name: null, roles: [] };

/** Saves a coupon that no phone has, and forgets all phones and deliveries. */
export async function onlyCoupon(services: Services): Promise<string> {
  await services.query`delete from wallet_devices`;
  await services.query`delete from wallet_deliveries`;
  return saveCoupon(services);
}

/** Puts a coupon on phones with the ids `phone 1`, `phone 2` and so on. */
export async function addPhones({ query }: Services, couponId: string, count: number) {
  await query`insert into wallet_devices (id, push_token)
    select 'phone ' || number, 'abcdef01' from generate_series(1, ${count}::int) as number`;
  await query`insert into wallet_registrations (device_id, coupon_id)
    select id, ${couponId}::uuid from wallet_devices`;
}

/** A phone removes a pass and adds it again. */
export async function comeAndGo(database: Database, deviceId: string, couponId: string) {
  await unregisterDevice(database, { deviceId, couponId });
  await registerDevice(database, { deviceId, couponId, pushToken: 'abcdef02' });
}

/** Queues all updates that are owed. */
export async function enqueueAll(database: Database): Promise<void> {
  while (await enqueueNextBatches(database));
}

/** The report on a coupon's passes, with credentials that wallets trust or do not. */
export function reportOn(database: Database, id: string, trusted = true) {
  const isTrusted = { apple: trusted, google: trusted };
  return createWalletReportService({ database, own: async () => ({ id }), isTrusted });
}

/** The deliveries of a coupon, oldest first. */
export function deliveriesOf(database: Database, couponId: string, channel: 'apple' | 'google') {
  return database
    .selectFrom('wallet_deliveries')
    .select(['state', 'reason', 'attempts', 'requests'])
    .where('coupon_id', '=', couponId)
    .where('channel', '=', channel)
    .orderBy('created_at')
    .execute();
}

const ROWS = {
  '': sql`select coupon_id, changes::text as key, outcome, coalesce(reason, '') as reason
      from wallet_deliveries where channel = 'apple'
    union all
    select coupon_id, 'phones ' || owed_changes, '', '' from wallet_registrations`,
  code_: sql`select parent_id as coupon_id, parent_changes::text as key, outcome, coalesce(reason, '') as reason
      from wallet_deliveries where parent_id is not null
    union all
    select pass.coupon_id, 'phones ' || parent_changes, '', ''
      from wallet_registrations join code_passes as pass on serial = wallet_registrations.coupon_id`,
};

/** What the counts by coupon say, which triggers keep, and what the rows say; `code_` for passes of codes. */
export async function walletCounts({ query }: Services, kind: keyof typeof ROWS = '') {
  const counted = await query`select * from (
      select coupon_id, changes::text as key, outcome, reason, sum(number)::int as number
        from ${sql.table(`wallet_${kind}delivery_counts`)} group by 1, 2, 3, 4
      union all
      select coupon_id, 'phones ' || owed_changes, '', '', sum(number)::int
        from ${sql.table(`wallet_${kind}phone_counts`)} group by 1, 2, 3, 4
    ) as counted where number <> 0 order by 1, 2, 3, 4`;
  const rows = await query`select coupon_id, key, outcome, reason, count(*)::int as number
    from (${ROWS[kind]}) as rows group by 1, 2, 3, 4 order by 1, 2, 3, 4`;
  return { counted, rows };
}
