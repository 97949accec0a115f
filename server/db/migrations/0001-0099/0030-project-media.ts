import { sql, type Kysely } from 'kysely';

/**
 * What a coupon can be edited and told from: its originals and Ride-Along (SUBM-08), the account's attributes
 * (API-10), and how often a coupon was looked at (OBS-02). Valid on PostgreSQL 15 and newer.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `alter table projects
    add column ride_along_editor_source jsonb,
    add column applied_update text`,
  `create index projects_active on projects (account_id, active desc, created_at desc, id)`,
  `create index projects_template on projects (template_id)`,
  `alter table project_images
    drop constraint project_images_platform_check,
    drop constraint project_images_kind_check,
    add constraint project_images_place_check check (
      (platform in ('apple', 'google') and kind in ('strip', 'logo'))
      or (platform = 'none' and kind = 'rideAlong')
    )`,
  `create table project_originals (
    project_id uuid not null references projects (id) on delete cascade,
    place text not null
      check (place in ('appleLogo', 'appleStrip', 'googleLogo', 'googleStrip', 'rideAlong')),
    file_name text not null,
    media_hash text not null references media (hash),
    primary key (project_id, place)
  )`,
  `create index project_originals_media on project_originals (media_hash)`,
  `create table coupon_counts (
    coupon_id uuid primary key references projects (id) on delete cascade,
    views bigint not null default 0,
    passes bigint not null default 0
  )`,
  `create table attributes (
    account_id uuid not null references accounts (id) on delete cascade,
    id text not null,
    value json not null,
    updated_at timestamptz not null default now(),
    primary key (account_id, id)
  )`,
];
