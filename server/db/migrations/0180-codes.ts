import { sql, type Kysely } from 'kysely';

/** Codes for households: a coupon's series of codes, and the counts of each series by day (SER-01, SER-05). Valid on PostgreSQL 15 and newer. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `create table code_series (
    number integer generated always as identity primary key,
    id uuid not null unique,
    coupon_id uuid references projects (id) on delete set null,
    name text not null,
    value_column text,
    columns text[] not null default '{}',
    state text not null default 'importing' check (state in ('importing', 'ready', 'removing')),
    expected_rows integer not null,
    rows integer not null default 0,
    equal_rows integer not null default 0,
    created_at timestamptz not null default now(),
    progressed_at timestamptz not null default now()
  )`,
  `create index code_series_coupon on code_series (coupon_id)`,
  `create index code_series_unfinished on code_series (number) where state <> 'ready' or coupon_id is null`,
  `create type code_state as enum ('active', 'off', 'replaced')`,
  // Without foreign keys: a check of each row would double the time of an import, and a removed coupon's codes are
  // deleted in lots.
  `create table codes (
    code bytea primary key check (octet_length(code) = 10),
    series integer not null,
    place integer not null,
    state code_state not null default 'active',
    opened boolean not null default false,
    added boolean not null default false,
    source smallint,
    used_at timestamptz,
    changed_at timestamptz,
    value text,
    kept text[]
  ) with (fillfactor = 90)`,
  `create index codes_place on codes (series, place)`,
  `create index codes_value on codes (series, value text_pattern_ops) where value is not null`,
  `create table code_days (
    series integer not null references code_series (number) on delete cascade,
    day date not null,
    source smallint not null default 0,
    opened bigint not null default 0,
    added bigint not null default 0,
    redeemed bigint not null default 0,
    primary key (series, day, source)
  )`,
];
