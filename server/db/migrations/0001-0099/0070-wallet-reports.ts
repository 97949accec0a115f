import { sql, type Kysely } from 'kysely';

/** When a coupon last changed, and a quick way to what became of it with each phone (API-11, API-12). Valid on PostgreSQL 15 and newer. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** Coupons of before have the moment at which their change was owed to Google, where the ledger still knows it. */
const STATEMENTS = [
  `alter table wallet_coupons add column changed_at timestamptz`,
  `update wallet_coupons set changed_at = coalesce(
    (select max(delivery.created_at) from wallet_deliveries as delivery
      where delivery.coupon_id = wallet_coupons.coupon_id and delivery.channel = 'google'),
    modified_at)`,
  `create index wallet_deliveries_coupon on wallet_deliveries (coupon_id, channel, device_id, created_at desc)`,
];
