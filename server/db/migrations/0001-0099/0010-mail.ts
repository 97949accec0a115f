import { sql, type Kysely } from 'kysely';

/** The outbox of the mails that bring a coupon's link to its maker. Valid on PostgreSQL 15 and newer. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `create table mail_outbox (
    coupon_id uuid primary key references projects (id) on delete cascade,
    recipient_address text not null,
    recipient_name text not null,
    state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
    attempts integer not null default 0,
    created_at timestamptz not null default now(),
    next_attempt_at timestamptz not null default now(),
    locked_until timestamptz,
    lease uuid,
    finished_at timestamptz,
    last_failure text,
    check ((locked_until is null) = (lease is null)),
    check ((state = 'waiting') = (finished_at is null))
  )`,
  `create index mail_outbox_waiting on mail_outbox (next_attempt_at) where state = 'waiting'`,
];
