import { sql, type Insertable, type Selectable } from 'kysely';
import type { Connection, Tables } from '../db/database.ts';
import type { Paging } from './templates.repository.ts';

type Keyword = Insertable<Tables['keywords']>;

export interface KeywordRow extends Selectable<Tables['keywords']> {
  /** Number of active templates with the keyword. */
  readonly templates: number;
  /** Number of those with a Ride-Along image. */
  readonly total: number;
}

const MOST_POPULAR = 50;

/** Returns the active keywords for suggestions, highest weight first. */
export async function listPopularKeywords(connection: Connection): Promise<readonly KeywordRow[]> {
  return counted(connection)
    .where('active', '=', true)
    .where('popular', '=', true)
    .orderBy('weight', 'desc')
    .orderBy('name')
    .limit(MOST_POPULAR)
    .execute();
}

/** Returns one page of the keywords whose name in either language contains these letters, by name, and the total. */
export async function listKeywords(
  connection: Connection,
  letters: string,
  { page, size }: Paging,
): Promise<{ readonly rows: readonly KeywordRow[]; readonly total: number }> {
  const pattern = `%${letters.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const { total } = await connection
    .selectFrom('keywords')
    .where(isNamed(pattern))
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await counted(connection)
    .where(isNamed(pattern))
    .orderBy('name')
    .limit(size)
    .offset(page * size)
    .execute();
  return { rows, total };
}

/** Whether a keyword's name in either language matches. */
const isNamed = (pattern: string) =>
  sql<boolean>`(name like ${pattern} or spanish_name like ${pattern})`;

/** Returns the Spanish names of these keywords by the English ones, for those that have one. */
export async function findSpanishNames(connection: Connection, names: readonly string[]) {
  if (names.length === 0) return new Map<string, string>();
  const rows = await connection
    .selectFrom('keywords')
    .select(['name', 'spanish_name'])
    .where('name', 'in', [...new Set(names)])
    .execute();
  return new Map(
    rows.flatMap(({ name, spanish_name }) =>
      spanish_name === null ? [] : [[name, spanish_name] as const],
    ),
  );
}

/** Returns the keywords with one of these names in Spanish. */
export async function findKeywordsInSpanish(connection: Connection, names: readonly string[]) {
  const { rows } = await sql<{ name: string }>`
    select name from keywords
    where spanish_key in (select search_key(name) from unnest(${[...names]}::text[]) as name)`.execute(
    connection,
  );
  return rows.map(({ name }) => name);
}

export async function findKeyword(connection: Connection, name: string) {
  return counted(connection).where('name', '=', name).executeTakeFirst();
}

/** Returns whether it was added; false when the name exists. */
export async function insertKeyword(connection: Connection, keyword: Keyword): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await connection
    .insertInto('keywords')
    .values(keyword)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Returns whether the keyword existed; fails with `keywords_pkey` when the new name is taken. */
export async function updateKeyword(connection: Connection, name: string, keyword: Keyword) {
  const { numUpdatedRows } = await connection
    .updateTable('keywords')
    .set({ ...keyword, updated_at: sql`now()` })
    .where('name', '=', name)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Renames the keyword on every template that has it. */
export async function renameOnTemplates(connection: Connection, from: string, to: string) {
  await sql`
    update templates set seed_hash = null, updated_at = now(), keywords = case
      when keywords @> array[${to}::text] then array_remove(keywords, ${from})
      else array_replace(keywords, ${from}, ${to}) end
    where keywords @> array[${from}::text]`.execute(connection);
}

/** Returns the keywords of these templates by id, and locks the templates until the transaction ends. */
export async function lockKeywordsOf(transaction: Connection, ids: readonly string[]) {
  const rows = await transaction
    .selectFrom('templates')
    .select(['id', 'keywords'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ id, keywords }) => [id, keywords]));
}

/** Adds the keyword to the templates without it, which seeding no longer updates then. */
export async function addKeywordTo(
  connection: Connection,
  keyword: string,
  ids: readonly string[],
): Promise<void> {
  await sql`
    update templates set seed_hash = null, updated_at = now(), keywords = keywords || ${keyword}::text
    where id = any(${ids}::uuid[]) and not keywords @> array[${keyword}::text]`.execute(connection);
}

/** Returns whether the keyword existed. */
export async function deleteKeyword(connection: Connection, name: string): Promise<boolean> {
  const { numDeletedRows } = await connection
    .deleteFrom('keywords')
    .where('name', '=', name)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

function counted(connection: Connection) {
  const carrying = sql`select count(*) from templates
    where templates.active and templates.keywords @> array[keywords.name]`;
  return connection
    .selectFrom('keywords')
    .selectAll()
    .select([
      sql<number>`(${carrying})`.as('templates'),
      sql<number>`(${carrying} and exists (
        select from informed_images where informed_images.id = templates.informed_images_id
      ))`.as('total'),
    ]);
}
