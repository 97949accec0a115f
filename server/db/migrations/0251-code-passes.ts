import { sql, type Kysely } from 'kysely';

/** Passes of single codes, each with a serial of its own (SER-02). Valid on PostgreSQL 15 and newer. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  // To wallets a serial is one more coupon: its phones, changes and deliveries are stored under it.
  `create table code_passes (
    serial uuid primary key references wallet_coupons (coupon_id) on delete cascade,
    coupon_id uuid not null,
    code bytea not null unique check (octet_length(code) = 10),
    value text,
    changes integer not null,
    at_google boolean not null default false
  )`,
  `create index code_passes_behind on code_passes (coupon_id, changes, serial)`,
];
