import { setTimeout } from 'node:timers/promises';
import { sql, type Insertable } from 'kysely';
import type { Connection, Tables } from '../db/database.ts';

type Template = Insertable<Tables['templates']>;
type Color = Insertable<Tables['colors']>;

/** Any number, the same for every replica: one replica seeds at a time. */
const ADVISORY_LOCK = 727_301_446;

/** Pause between two attempts to get the lock. */
const AGAIN_MS = 250;

/**
 * Waits until no other replica seeds, then locks until the transaction ends. Polls, because seeding a fresh catalogue
 * on a busy machine takes longer than the lock timeout of a statement.
 */
export async function lockSeeds(transaction: Connection): Promise<void> {
  while (!(await isLockedHere(transaction))) await setTimeout(AGAIN_MS);
}

async function isLockedHere(transaction: Connection): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(ADVISORY_LOCK)}) as locked`.execute(transaction);
  return rows.some(({ locked }) => locked);
}

/** Returns the hash of the last seed; undefined before the first. */
export async function seededHash(connection: Connection, name: string) {
  const row = await connection
    .selectFrom('seeds')
    .select('hash')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.hash;
}

/** Stores the hash of the seed. */
export async function noteSeed(connection: Connection, name: string, hash: string): Promise<void> {
  await connection
    .insertInto('seeds')
    .values({ name, hash })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ hash }))
    .execute();
}

/** The catalogue's color list replaces the stored one, because no editor changes it. */
export async function saveColors(connection: Connection, colors: readonly Color[]): Promise<void> {
  for (const { value, ...color } of colors) {
    await connection
      .insertInto('colors')
      .values({ value, ...color })
      .onConflict((conflict) => conflict.column('value').doUpdateSet(color))
      .execute();
  }
}

/** Adds the synonyms that were never seeded before and do not exist yet. */
export async function addSynonyms(
  connection: Connection,
  synonyms: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  const rows = Object.entries(synonyms).map(([word, meanings]) => ({ word, meanings }));
  await sql`
    with given as (
      select word, array(select jsonb_array_elements_text(meanings)) as meanings
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as made (word text, meanings jsonb)
    ), fresh as (
      insert into seeds (name, hash) select 'synonym/' || word, '' from given
      on conflict do nothing returning name
    )
    insert into synonyms (word, meanings)
    select word, meanings from given join fresh on name = 'synonym/' || word
    on conflict do nothing`.execute(connection);
}

/** Adds a template unless its id exists; returns whether it was added. */
export async function addTemplate(connection: Connection, template: Template): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await connection
    .insertInto('templates')
    .values(template)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Updates a seeded template; returns false when an administrator has changed or removed it. */
export async function refreshTemplate(connection: Connection, template: Template) {
  const { id, created_at: _keptAsItWas, ...columns } = template;
  const { numUpdatedRows } = await connection
    .updateTable('templates')
    .set({ ...columns, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('seed_hash', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives the Spanish words to a database from before them, wherever the words that they translate still stand. */
export async function addSpanish(
  connection: Connection,
  keywords: readonly object[],
  templates: readonly object[],
): Promise<void> {
  await sql`
    update keywords set spanish_name = given.spanish_name, spanish_description = given.spanish_description
    from jsonb_to_recordset(${JSON.stringify(keywords)}::jsonb)
      as given (name text, spanish_name text, spanish_description text)
    where keywords.name = given.name and keywords.spanish_name is null`.execute(connection);
  await sql`
    update templates set spanish_title = given.spanish_title, spanish_description = given.spanish_description,
      spanish_keywords = array(select jsonb_array_elements_text(given.spanish_keywords))
    from jsonb_to_recordset(${JSON.stringify(templates)}::jsonb) as given (
      id uuid, title text, description text, spanish_title text, spanish_description text, spanish_keywords jsonb)
    where templates.id = given.id and templates.title = given.title
      and templates.description = given.description and templates.spanish_title is null
  `.execute(connection);
}
