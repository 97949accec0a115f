import { sql, type Kysely } from 'kysely';

/** How often a coupon was looked at and its pass taken on each day of UTC (OBS-02, DASH-13). Valid on PostgreSQL 15 and newer. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `create table coupon_days (
    coupon_id uuid not null references projects (id) on delete cascade,
    day date not null,
    views bigint not null default 0,
    passes bigint not null default 0,
    primary key (coupon_id, day)
  )`,
  `create index coupon_days_day on coupon_days (day)`,
];
