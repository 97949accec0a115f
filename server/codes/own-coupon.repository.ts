import type { BarcodeType } from '../../src/domain/coupon/fields/barcode-types.ts';
import type { Connection } from '../db/database.ts';

/** What codes need of their coupon; its design may be a hundred times as large. */
interface OwnCoupon {
  readonly name: string;
  readonly barcodeType: BarcodeType;
}

/** Returns a coupon of the account; undefined if it is another's. */
export async function findOwnCoupon(
  connection: Connection,
  accountId: string,
  couponId: string,
): Promise<OwnCoupon | undefined> {
  return connection
    .selectFrom('projects')
    .select(['name', 'barcode_type as barcodeType'])
    .where('id', '=', couponId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}
