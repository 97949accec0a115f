import { sql, type Kysely } from 'kysely';

/** What an account's coupons have in common (KIT-01). Valid on PostgreSQL 15 and newer. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `create table brands (
    account_id uuid primary key references accounts (id),
    fields jsonb not null,
    saved_at timestamptz not null default now()
  )`,
  `create table brand_logos (
    account_id uuid not null references brands (account_id) on delete cascade,
    slot text not null check (slot in ('appleLogo', 'googleLogo')),
    media_hash text not null references media (hash),
    original_hash text references media (hash),
    file_name text not null,
    crop jsonb,
    primary key (account_id, slot)
  )`,
  `create index brand_logos_media on brand_logos (media_hash)`,
  `create index brand_logos_original on brand_logos (original_hash)`,
];
