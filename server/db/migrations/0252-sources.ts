import { sql, type Kysely } from 'kysely';

/** Sources of visits, named by a coupon's owner, and page views by source and day (PUB-12). Valid on PostgreSQL 15 and newer. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  // A number is never given to another name, since counts refer to it.
  `create table coupon_sources (
    coupon_id uuid not null references projects (id) on delete cascade,
    number smallint not null check (number > 0),
    name text not null,
    listed boolean not null default true,
    primary key (coupon_id, number),
    unique (coupon_id, name)
  )`,
  `create table coupon_source_days (
    coupon_id uuid not null references projects (id) on delete cascade,
    day date not null,
    source smallint not null,
    views bigint not null,
    primary key (coupon_id, day, source)
  )`,
  `create index coupon_source_days_old on coupon_source_days (day)`,
];
