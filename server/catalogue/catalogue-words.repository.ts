import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

/** The words of a text as a search takes them: lower case, no accents, letters and digits only, each once. */
export async function searchWordsIn(
  connection: Connection,
  text: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ words: string[] }>`select search_words(${text}) as words`.execute(
    connection,
  );
  return rows[0]?.words ?? [];
}

/** Those of the words with which a word of the catalogue begins. */
export async function startsOfWords(
  connection: Connection,
  words: readonly string[],
): Promise<ReadonlySet<string>> {
  const asked = words.map(
    (word) => sql`select ${word}::text as word
      where exists (select from catalogue_words where word like ${`${word}%`})`,
  );
  const { rows } = await sql<{ word: string }>`${sql.join(asked, sql` union all `)}`.execute(
    connection,
  );
  return new Set(rows.map(({ word }) => word));
}

/** Words of the catalogue with this part inside, the shortest first. */
export async function wordsContaining(
  connection: Connection,
  part: string,
  most: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from catalogue_words where word like ${`%${part}%`}
    order by length(word), word limit ${most}`.execute(connection);
  return rows.map(({ word }) => word);
}

/** Words of the catalogue worth comparing with a mistyped one: alike by their trigrams, or of its first letter and length. */
export async function wordsAlike(
  connection: Connection,
  word: string,
  reach: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from catalogue_words where word % ${word}
    union
    select word from catalogue_words where word like ${`${word.slice(0, 1)}%`}
      and length(word) between ${word.length - reach} and ${word.length + reach}`.execute(
    connection,
  );
  return rows.map((row) => row.word);
}
