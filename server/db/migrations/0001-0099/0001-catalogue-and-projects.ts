import { sql, type Kysely } from 'kysely';

/** Templates, coupons, their media, and the keys of idempotent calls. Valid on PostgreSQL 15 and newer. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of [...CATALOGUE, ...PROJECTS]) await sql.raw(statement).execute(database);
}

const CATALOGUE = [
  `create table accounts (
    id uuid primary key default gen_random_uuid(),
    issuer text not null,
    subject text not null,
    email text,
    name text,
    created_at timestamptz not null default now(),
    unique (issuer, subject)
  )`,
  `create table colors (
    value text primary key check (value ~ '^[0-9A-F]{6}$'),
    description text not null,
    position integer not null
  )`,
  `create table keywords (
    name text primary key,
    description text not null,
    active boolean not null default true,
    popular boolean not null default false,
    weight integer not null default 0,
    created_at timestamptz not null default now()
  )`,
  `create table media (
    hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
    content_type text not null,
    bytes integer not null,
    width integer not null,
    height integer not null,
    created_at timestamptz not null default now()
  )`,
  `create table templates (
    id uuid primary key,
    title text not null,
    description text not null,
    keywords text[] not null default '{}',
    colors text[] not null default '{}',
    palette text[] not null default '{}',
    active boolean not null default true,
    editable boolean not null default true,
    weight integer not null default 0,
    popularity bigint not null default 0,
    informed_images_id uuid unique,
    editor_source jsonb not null,
    swatches jsonb not null,
    image text not null references media (hash),
    thumbnail text not null references media (hash),
    seed_hash text,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  `create table seeds (
    name text primary key,
    hash text not null,
    seeded_at timestamptz not null default now()
  )`,
  `create index templates_newest on templates (created_at desc, id)`,
  `create index templates_popular on templates (popularity desc, weight desc, id)`,
  `create index templates_keywords on templates using gin (keywords)`,
  `create index templates_palette on templates using gin (palette)`,
];

const PROJECTS = [
  `create table projects (
    id uuid primary key,
    account_id uuid not null references accounts (id),
    name text not null check (char_length(name) between 1 and 128),
    description text not null,
    merchant_name text not null,
    terms_conditions text not null,
    expiration_date text not null,
    phone text not null,
    website text not null,
    barcode_type text not null,
    barcode_value text not null,
    barcode_alt_text text not null,
    active boolean not null default true,
    template_id uuid references templates (id) on delete set null,
    informed_images_id uuid,
    data jsonb not null,
    editor_source jsonb,
    form jsonb not null,
    painted_words text[] not null default '{}',
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  `create index projects_newest on projects (account_id, created_at desc, id)`,
  `create index projects_name on projects (account_id, lower(name), id)`,
  `create table project_images (
    project_id uuid not null references projects (id) on delete cascade,
    platform text not null check (platform in ('apple', 'google')),
    kind text not null check (kind in ('strip', 'logo')),
    media_hash text not null references media (hash),
    primary key (project_id, platform, kind)
  )`,
  `create index project_images_media on project_images (media_hash)`,
  `create table idempotency_keys (
    account_id uuid not null references accounts (id) on delete cascade,
    key uuid not null,
    request_hash text not null,
    response jsonb not null,
    created_at timestamptz not null default now(),
    primary key (account_id, key)
  )`,
  `create index idempotency_keys_age on idempotency_keys (created_at)`,
];
