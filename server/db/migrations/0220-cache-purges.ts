import { sql, type Kysely } from 'kysely';

/**
 * Jobs that remove changed coupons from a shared cache (PUB-11). They are added only while the one row of
 * `cache_purging` exists, which a start with PURGE_PROVIDER makes. Valid on PostgreSQL 15 and newer.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `create table cache_purging (is_on boolean primary key check (is_on))`,
  `create table cache_purges (
    coupon_id uuid primary key,
    state text not null default 'waiting' check (state in ('waiting', 'sent', 'not sent', 'failed')),
    reason text,
    requests integer not null default 1,
    attempts integer not null default 0,
    created_at timestamptz not null default now(),
    next_attempt_at timestamptz not null default now(),
    locked_until timestamptz,
    lease uuid,
    finished_at timestamptz,
    check ((locked_until is null) = (lease is null)),
    check ((state = 'waiting') = (finished_at is null))
  )`,
  `create index cache_purges_waiting on cache_purges (next_attempt_at) where state = 'waiting'`,
  `create index cache_purges_finished on cache_purges (finished_at) where state <> 'waiting'`,
  // The purge waits until every process has heard of the change. A cache that asked earlier would store the old page.
  `create function add_cache_purge() returns trigger language plpgsql as $$
    begin
      insert into cache_purges (coupon_id, next_attempt_at)
        select old.id, now() + interval '2 seconds' from cache_purging
        on conflict (coupon_id) do update set
          state = 'waiting', reason = null, finished_at = null, attempts = 0, created_at = now(),
          next_attempt_at = excluded.next_attempt_at, requests = cache_purges.requests + 1;
      return null;
    end
  $$`,
  `create trigger cache_purge after update or delete on projects
    for each row execute function add_cache_purge()`,
];
