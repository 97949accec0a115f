import { sql, type Kysely } from 'kysely';

/** What administrators keep of a template beside its design: its source, and a design for the mail's Ride-Along. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `alter table templates add column source_image text`,
  `alter table keywords
    add column thumbnail text references media (hash),
    add column updated_at timestamptz not null default now()`,
  `create table informed_images (
    id uuid primary key,
    editor_source jsonb not null,
    source_image text,
    image text not null references media (hash),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  `create index projects_informed_images on projects (informed_images_id)
    where informed_images_id is not null`,
];
