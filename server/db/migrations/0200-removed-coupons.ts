import { sql, type Kysely } from 'kysely';

/**
 * Notes when a coupon was removed and from which account, so that its rows for wallets count among the account's
 * coupons and end (SAFE-12). Valid on PostgreSQL 15 and newer.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `alter table accounts add column removed_coupons integer not null default 0`,
  `alter table wallet_coupons
    add column removed_at timestamptz,
    add column removed_from uuid references accounts (id) on delete set null`,
  // Their accounts are not known, so they count among nobody's.
  `update wallet_coupons set removed_at = now()
    where not exists (select from projects where projects.id = wallet_coupons.coupon_id)`,
  `create index wallet_coupons_removed on wallet_coupons (removed_at) where removed_at is not null`,
  `drop index wallet_coupons_remains`,
];
