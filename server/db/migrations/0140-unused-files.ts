import { sql, type Kysely } from 'kysely';

/**
 * What lies in the media store is noted before it is put there, so that whatever nothing refers to is found and removed
 * (SAFE-12); passes are stored there too (SAFE-13). Valid on PostgreSQL 15 and newer.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `alter table media add column noted_at timestamptz not null default now()`,
  `create table stored_passes (
    name text primary key check (name ~ '^[0-9a-f]{64}$'),
    coupon_id uuid not null,
    noted_at timestamptz not null default now()
  )`,
  `create index stored_passes_coupon on stored_passes (coupon_id, noted_at)`,
  `create index wallet_coupons_remains on wallet_coupons (modified_at) where remains is not null`,
  `create index wallet_coupons_pictures on wallet_coupons
    using gin (jsonb_path_query_array(remains, '$.images.*')) where remains is not null`,
];
