import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

export type WalletCouponRow = NonNullable<Awaited<ReturnType<typeof findWalletCoupon>>>;

/** Returns the names that wallets know a coupon by; creates them on first use. The coupon must exist. */
export async function walletCoupon(connection: Connection, id: string): Promise<WalletCouponRow> {
  const known = await findWalletCoupon(connection, id);
  if (known !== undefined) return known;
  await connection
    .insertInto('wallet_coupons')
    .values({ coupon_id: id, modified_at: sql`date_trunc('second', clock_timestamp())` })
    .onConflict((conflict) => conflict.column('coupon_id').doNothing())
    .execute();
  const made = await findWalletCoupon(connection, id);
  if (made === undefined) throw new Error('A coupon that wallets have has gone.');
  return made;
}

/** Undefined for a coupon without any pass. */
export async function findWalletCoupon(connection: Connection, id: string) {
  return connection
    .selectFrom('wallet_coupons')
    .select(['coupon_id', 'authentication_token', 'modified_at', 'at_google', 'remains'])
    .where('coupon_id', '=', id)
    .executeTakeFirst();
}

/** Records that Google has the coupon's offer object. */
export async function markAtGoogle(connection: Connection, id: string): Promise<void> {
  await connection
    .updateTable('wallet_coupons')
    .set({ at_google: true })
    .where('coupon_id', '=', id)
    .where('at_google', '=', false)
    .execute();
}
