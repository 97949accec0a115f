/** Deletes what is stored of removed coupons for the void passes on phones, in lots (SAFE-12). */
import { sql, type Transaction } from 'kysely';
import type { Connection, Database, Tables } from '../db/database.ts';

/** Counts coupons with remains among their accounts' removed coupons. */
export async function countRemovedCoupons(
  transaction: Transaction<Tables>,
  couponIds: readonly string[],
): Promise<void> {
  await sql`update accounts set removed_coupons = removed_coupons + removed.coupons from (
      select removed_from, count(*) as coupons from wallet_coupons
      where coupon_id = any(${couponIds}::uuid[]) group by removed_from
    ) as removed where accounts.id = removed.removed_from`.execute(transaction);
}

/**
 * Deletes up to `most` coupons that were removed before that moment and that no phone has, and returns how many. They
 * no longer count among their accounts' coupons.
 */
export async function forgetRemovedCoupons(
  connection: Connection,
  removedBefore: Date,
  most: number,
  skip = 0,
): Promise<number> {
  const { rows } = await sql<{ readonly coupons: number }>`
    with forgotten as (
      delete from wallet_coupons where coupon_id = any(array(
        select coupon_id from wallet_coupons as coupon
        where removed_at < ${removedBefore} and not exists (
          select from wallet_registrations as registration
          where registration.coupon_id = coupon.coupon_id
        ) and not exists (
          -- Their passes show what is left of the coupon.
          select from code_passes where code_passes.coupon_id = coupon.coupon_id
        )
        limit ${most} offset ${skip} for update skip locked
      )) returning removed_from
    ), counted as (
      update accounts set removed_coupons = removed_coupons - forgotten_of.coupons
      from (
        select removed_from, count(*) as coupons from forgotten group by removed_from
      ) as forgotten_of
      where accounts.id = forgotten_of.removed_from
    )
    select count(*) as coupons from forgotten`.execute(connection);
  return rows[0]?.coupons ?? 0;
}

/**
 * Deletes up to `most` registrations of coupons that were removed before that moment, and the phones that then have no
 * pass; returns how many registrations.
 */
export async function forgetPhonesOfRemovedCoupons(
  database: Database,
  removedBefore: Date,
  most: number,
  skip = 0,
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ readonly device_id: string }>`
      select device_id from wallet_devices as device join (
        select device_id from wallet_registrations as registration
        join wallet_coupons using (coupon_id) where removed_at < ${removedBefore} limit ${most} offset ${skip}
      ) as registration on device.id = registration.device_id
      order by device_id for update of device`.execute(transaction);
    const devices = [...new Set(rows.map(({ device_id: device }) => device))];
    const { numAffectedRows = 0n } = await sql`delete from wallet_registrations
      using wallet_coupons where wallet_registrations.coupon_id = wallet_coupons.coupon_id
        and removed_at < ${removedBefore} and device_id = any(${devices}::text[])
    `.execute(transaction);
    await sql`delete from wallet_devices as device where id = any(${devices}::text[])
      and not exists (
        select from wallet_registrations as registration where registration.device_id = device.id
      )`.execute(transaction);
    return Number(numAffectedRows);
  });
}
