import { sql } from 'kysely';
import type { Connection } from '../../db/database.ts';

interface SynonymRow {
  readonly word: string;
  readonly meanings: readonly string[];
}

/** Returns one page of the synonyms, by word, and the total. */
export async function listSynonyms(
  connection: Connection,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ readonly rows: readonly SynonymRow[]; readonly total: number }> {
  const { total } = await connection
    .selectFrom('synonyms')
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await connection
    .selectFrom('synonyms')
    .select(['word', 'meanings'])
    .orderBy('word')
    .limit(size)
    .offset(page * size)
    .execute();
  return { rows, total };
}

/** Returns the texts that contain no word. */
export async function textsWithoutWords(connection: Connection, texts: readonly string[]) {
  const { rows } = await sql<{ text: string }>`
    select text from unnest(${[...texts]}::text[]) as text where search_key(text) = ''`.execute(
    connection,
  );
  return rows.map(({ text }) => text);
}

/** Adds the synonym or replaces the one with the same stems. */
export async function saveSynonym(connection: Connection, { word, meanings }: SynonymRow) {
  await connection
    .insertInto('synonyms')
    .values({ word, meanings: [...meanings] })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ word, meanings: [...meanings], updated_at: sql`now()` }),
    )
    .execute();
}

/** Returns whether the word existed. */
export async function deleteSynonym(connection: Connection, word: string): Promise<boolean> {
  const { numDeletedRows } = await connection
    .deleteFrom('synonyms')
    .where('word', '=', word)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
