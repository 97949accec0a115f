import { sql, type Kysely } from 'kysely';

/** Lets news of a coupon reach the phones that hold it lot by lot, after its owner's change (SAFE-12). Valid on PostgreSQL 15 and newer. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** What was owed before is in the ledger; a registration is looked at again with the next change. */
const STATEMENTS = [
  `alter table wallet_coupons
    add column owed_changes integer not null default 0,
    add column owed_again boolean not null default false`,
  `update wallet_coupons set owed_changes = changes`,
  `create index wallet_coupons_owed on wallet_coupons (changed_at)
    where owed_changes < changes or owed_again`,
  `alter table wallet_registrations add column owed_changes integer not null default 0`,
  `drop index wallet_registrations_coupon`,
  `create index wallet_registrations_coupon on wallet_registrations (coupon_id, owed_changes, device_id)`,
];
