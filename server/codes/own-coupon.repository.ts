import type { Connection } from '../db/database.ts';

/** Returns whether the coupon is the account's. */
export async function isOwnCoupon(
  connection: Connection,
  accountId: string,
  couponId: string,
): Promise<boolean> {
  const found = await connection
    .selectFrom('projects')
    .select('id')
    .where('id', '=', couponId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return found !== undefined;
}
