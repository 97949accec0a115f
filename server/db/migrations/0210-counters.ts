import { sql, type Kysely } from 'kysely';

/** Counters that redeem coupons, their uses, and limits of uses (TILL-01, TILL-03, TILL-04). Valid on PostgreSQL 15 and newer. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `create table counters (
    number integer generated always as identity primary key,
    id uuid not null unique,
    account_id uuid not null references accounts (id),
    name text not null,
    secret_hash bytea not null unique,
    salt bytea not null,
    pin_hash bytea not null,
    created_at timestamptz not null default now(),
    opened_at timestamptz,
    revoked_at timestamptz,
    used_at timestamptz,
    uses integer not null default 0,
    wrong_pins integer not null default 0,
    unknown_at timestamptz[] not null default '{}',
    paused_until timestamptz,
    pause_reason text check (pause_reason in ('unknown-codes', 'wrong-pins'))
  )`,
  `create index counters_account on counters (account_id)`,
  // Every time zone begins its hours and days at a quarter of an hour.
  `create table counter_quarters (
    counter integer not null references counters (number) on delete cascade,
    begins_at timestamptz not null,
    uses integer not null,
    primary key (counter, begins_at)
  )`,
  `create index counter_quarters_old on counter_quarters (begins_at)`,
  // Names and codes as they were: the coupon or its codes may be removed later.
  `create table coupon_uses (
    number bigint generated always as identity primary key,
    account_id uuid not null references accounts (id),
    counter integer not null references counters (number),
    press uuid not null,
    coupon_id uuid not null,
    coupon_name text not null,
    code bytea,
    label text,
    used_at timestamptz not null default now(),
    undone_at timestamptz,
    unique (counter, press)
  )`,
  `create unique index coupon_uses_code on coupon_uses (code)
    where code is not null and undone_at is null`,
  `create index coupon_uses_newest on coupon_uses (account_id, number desc)`,
  `create index coupon_uses_counter on coupon_uses (counter, number desc)`,
  `create index coupon_uses_day on coupon_uses (account_id, used_at)`,
  `create index coupon_uses_old on coupon_uses (used_at)`,
  `create table use_limits (
    coupon_id uuid primary key references projects (id) on delete cascade,
    most integer,
    uses integer not null default 0,
    used_at timestamptz
  )`,
  // A value may have 1,000 characters, which is more than an index entry holds.
  `create index projects_barcode on projects (account_id, md5(barcode_value))
    where barcode_type <> 'NONE'`,
];
