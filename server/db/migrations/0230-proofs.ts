import { sql, type Kysely } from 'kysely';

/** Private pages on which others approve a coupon before it is published (APPR-01 to APPR-03). Valid on PostgreSQL 15 and newer. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `create table proofs (
    number integer generated always as identity primary key,
    id uuid not null,
    account_id uuid not null references accounts (id),
    token bytea not null unique check (length(token) = 10),
    trial_id uuid not null,
    asker text,
    facts jsonb not null,
    barcode_svg text,
    fingerprint text not null check (fingerprint ~ '^[0-9a-f]{64}$'),
    answers integer not null default 0 check (answers between 0 and 100),
    shared_at timestamptz not null default now(),
    ends_at timestamptz not null,
    unique (account_id, id)
  )`,
  `create index proofs_open on proofs (account_id, ends_at)`,
  `create index proofs_ended on proofs (ends_at)`,
  `create table proof_images (
    proof integer not null references proofs (number) on delete cascade,
    platform text not null,
    kind text not null,
    media_hash text not null references media (hash),
    primary key (proof, platform, kind)
  )`,
  `create index proof_images_media on proof_images (media_hash)`,
  `create table proof_versions (
    proof integer not null references proofs (number) on delete cascade,
    fingerprint text not null,
    shown jsonb not null,
    shared_at timestamptz not null default now(),
    primary key (proof, fingerprint)
  )`,
  `create table proof_answers (
    number bigint generated always as identity primary key,
    proof integer not null references proofs (number) on delete cascade,
    press uuid not null,
    name text not null check (char_length(name) between 1 and 80),
    verdict text not null check (verdict in ('approved', 'changes')),
    comment text not null check (char_length(comment) <= 2000),
    fingerprint text not null,
    answered_at timestamptz not null default now(),
    unique (proof, press)
  )`,
  `create index proof_answers_newest on proof_answers (proof, number desc)`,
  `create index proof_answers_shown on proof_answers (fingerprint)`,
  `create table proof_mails (
    answer bigint primary key references proof_answers (number) on delete cascade,
    recipient_address text not null,
    recipient_name text not null,
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
  `create index proof_mails_waiting on proof_mails (next_attempt_at) where state = 'waiting'`,
];
