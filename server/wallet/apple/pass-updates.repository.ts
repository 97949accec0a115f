import { sql, type Transaction } from 'kysely';
import type { Database, Tables } from '../../db/database.ts';

/**
 * Returns the phone's passes that changed after the given stamp; null returns all. A stamp is given after its change is
 * committed, and is larger than every visible stamp. A change without a stamp is always listed. So the next list
 * contains every change that commits after this one, whatever the order in which changes began.
 */
export async function listPassUpdates(database: Database, deviceId: string, since: number | null) {
  await stampChanges(database, deviceId);
  const rows = await database
    .selectFrom('wallet_registrations as registration')
    .innerJoin('wallet_coupons as coupon', 'coupon.coupon_id', 'registration.coupon_id')
    .select(['coupon.coupon_id', 'coupon.stamp as changed', 'registration.stamp as registered'])
    .where('registration.device_id', '=', deviceId)
    .orderBy('coupon.coupon_id')
    .execute();
  const isNews = (stamp: number | null) => since === null || stamp === null || stamp > since;
  const news = rows.filter(({ changed, registered }) => isNews(changed) || isNews(registered));
  const stamps = rows.flatMap(({ changed, registered }) => [changed ?? 0, registered ?? 0]);
  return {
    serialNumbers: news.map(({ coupon_id: id }) => id),
    lastUpdated: Math.max(0, ...stamps),
  };
}

/**
 * Stamps the changes since the last time. Rows locked by another transaction are left for later. One statement locks
 * the others and the next stamps them, so that no change commits between reading the largest stamp and assigning one.
 */
async function stampChanges(database: Database, deviceId: string): Promise<void> {
  if (!(await hasUnstamped(database, deviceId))) return;
  await database.transaction().execute(async (transaction) => {
    const coupons = await sql<{ readonly id: string }>`select coupon_id as id from wallet_coupons
      where stamp is null and coupon_id in
        (select coupon_id from wallet_registrations where device_id = ${deviceId})
      order by coupon_id for no key update skip locked`.execute(transaction);
    const registrations = await sql<{ readonly id: string }>`select coupon_id as id
      from wallet_registrations where stamp is null and device_id = ${deviceId}
      order by coupon_id for no key update skip locked`.execute(transaction);
    await giveStamp(transaction, {
      deviceId,
      coupons: coupons.rows.map(({ id }) => id),
      registrations: registrations.rows.map(({ id }) => id),
    });
  });
}

async function hasUnstamped(database: Database, deviceId: string): Promise<boolean> {
  const { rows } = await sql`select from wallet_registrations as registration
      join wallet_coupons as coupon using (coupon_id)
    where device_id = ${deviceId} and (coupon.stamp is null or registration.stamp is null)
    limit 1`.execute(database);
  return rows.length > 0;
}

/** Microseconds of the clock, so that a database restored from a backup does not repeat old stamps. */
async function giveStamp(
  transaction: Transaction<Tables>,
  locked: { deviceId: string; coupons: readonly string[]; registrations: readonly string[] },
): Promise<void> {
  await sql`with next as (
      select greatest(
        extract(epoch from clock_timestamp()) * 1000000,
        1 + greatest((select max(stamp) from wallet_coupons), (select max(stamp) from wallet_registrations))
      )::bigint as stamp
    ), coupons as (
      update wallet_coupons set stamp = next.stamp from next
      where coupon_id = any(${locked.coupons}::uuid[])
    )
    update wallet_registrations set stamp = next.stamp from next
    where device_id = ${locked.deviceId} and coupon_id = any(${locked.registrations}::uuid[])
  `.execute(transaction);
}
