import { sql, type Kysely } from 'kysely';

/** Who holds which pass, and what wallets are still to be told. Valid on PostgreSQL 15 and newer. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** No key to projects: a phone still holds the pass of a coupon that was removed, and is to be told. */
const STATEMENTS = [
  `create table wallet_coupons (
    coupon_id uuid primary key,
    authentication_token text not null
      default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
    stamp bigint,
    changes integer not null default 0,
    modified_at timestamptz(0) not null,
    at_google boolean not null default false,
    remains jsonb
  )`,
  `insert into wallet_coupons (coupon_id, modified_at) select id, now() from projects`,
  `create index wallet_coupons_stamp on wallet_coupons (stamp)`,
  `create table wallet_devices (
    id text primary key,
    push_token text not null,
    created_at timestamptz not null default now()
  )`,
  `create table wallet_registrations (
    device_id text not null references wallet_devices (id) on delete cascade,
    coupon_id uuid not null references wallet_coupons (coupon_id) on delete cascade,
    stamp bigint,
    created_at timestamptz not null default now(),
    primary key (device_id, coupon_id)
  )`,
  `create index wallet_registrations_coupon on wallet_registrations (coupon_id, device_id)`,
  `create index wallet_registrations_stamp on wallet_registrations (stamp)`,
  `create table wallet_deliveries (
    id uuid primary key default gen_random_uuid(),
    coupon_id uuid not null,
    channel text not null check (channel in ('apple', 'google')),
    device_id text not null default '' check ((channel = 'apple') = (device_id <> '')),
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
  `create unique index wallet_deliveries_target on wallet_deliveries (coupon_id, channel, device_id)
    where state = 'waiting'`,
  `create index wallet_deliveries_waiting on wallet_deliveries (next_attempt_at) where state = 'waiting'`,
  `create index wallet_deliveries_finished on wallet_deliveries (finished_at) where state <> 'waiting'`,
];
