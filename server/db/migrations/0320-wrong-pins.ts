import { sql, type Kysely } from 'kysely';

/**
 * Wrong PINs by network, answers of presses that redeemed nothing, and second uses (TILL-03, TILL-07). Valid on
 * PostgreSQL 15 and newer.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `create table counter_wrong_pins (
    counter integer not null references counters (number) on delete cascade,
    network bytea not null,
    at timestamptz not null default clock_timestamp()
  )`,
  `create index counter_wrong_pins_counter on counter_wrong_pins (counter, at)`,
  `create index counter_wrong_pins_old on counter_wrong_pins (at)`,
  `create table refused_presses (
    counter integer not null references counters (number) on delete cascade,
    press uuid not null,
    answer jsonb not null,
    answered_at timestamptz not null default now(),
    primary key (counter, press)
  )`,
  `create index refused_presses_old on refused_presses (answered_at)`,
  `alter table coupon_uses add column is_second boolean not null default false`,
];
