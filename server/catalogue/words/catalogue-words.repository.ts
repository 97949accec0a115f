import { sql } from 'kysely';
import type { Connection } from '../../db/database.ts';

/** A typed word: lower case, no accents; a number is followed by its sign ("10$"). */
export interface Token {
  readonly word: string;
  /** The same for "wash", "washes" and "washing". */
  readonly stem: string;
}

/** How a typed word matches: a word of a template, a keyword's description, or the start of one or of a synonym. */
export type FoundKind = 'word' | 'keyword' | 'start' | 'keywordStart' | 'synonymStart';

/** Matches of typed words. */
interface FoundRow {
  readonly kind: FoundKind;
  /** A stem, or of starts the typed letters. */
  readonly asked: string;
  /** A word, a keyword, the typed letters, a keyword, a synonym's key. */
  readonly found: string;
}

/** Further words do not change the result. */
const MOST_TOKENS = 12;
const MOST_FOUND = 40;
const MOST_KEYWORDS = 200;
/** Shorter prefixes match too many words of descriptions. */
const SHORTEST_START = 3;

/** Returns the words that a text is about, in order. */
export async function tokensOf(connection: Connection, text: string) {
  const { rows } = await sql<Token & { isStopWord: boolean }>`
    select word, search_stem(word) as stem, is_stop_word(word) as "isStopWord"
    from unnest(significant_tokens(${text})) with ordinality as token (word, place)
    order by place limit ${sql.lit(MOST_TOKENS)}`.execute(connection);
  return rows;
}

/** Returns words of the catalogue with their stems. */
export async function stemmed(connection: Connection, words: readonly string[]) {
  const { rows } = await sql<Token>`
    select word, search_stem(word) as stem from unnest(${[...words]}::text[]) as word
  `.execute(connection);
  return rows;
}

/** Returns the replacements of these synonyms. A keyword's Spanish name is a synonym of the keyword. */
export async function meaningsOf(connection: Connection, keys: readonly string[]) {
  const { rows } = await sql<{ key: string; meaning: string; stems: readonly string[] }>`
    select key, meaning, array(
      select search_stem(token) from unnest(significant_tokens(meaning)) with ordinality as part (token, place)
      order by place) as stems
    from (
      select key, meaning, rank from synonyms, unnest(meanings) with ordinality as given (meaning, rank)
        where key = any (${[...keys]}::text[])
      union all
      select spanish_key, name, 0 from keywords where spanish_key = any (${[...keys]}::text[])
    ) as known (key, meaning, rank) order by key, rank`.execute(connection);
  return rows;
}

/** Returns the words with these stems and the words with these prefixes. */
export async function findWords(
  connection: Connection,
  stems: readonly string[],
  typed: readonly string[],
): Promise<readonly FoundRow[]> {
  const starts = typed.filter((word) => word.length >= SHORTEST_START);
  const { rows } = await sql<FoundRow>`
    select 'word' as kind, search_stem(word) as asked, word as found
      from catalogue_words where search_stem(word) = any (${[...stems]}::text[])
    union all
    (select 'keyword', search_stem(word), keyword
      from keyword_words where search_stem(word) = any (${[...stems]}::text[])
      limit ${sql.lit(MOST_KEYWORDS)})
    union all
    select 'start', letters, letters from unnest(${[...typed]}::text[]) as letters
      where exists (select from catalogue_words where ${beginsWith(sql`letters`)})
    union all
    (select distinct 'keywordStart', letters, keyword
      from unnest(${starts}::text[]) as letters join keyword_words on ${beginsWith(sql`letters`)}
      limit ${sql.lit(MOST_FOUND)})
    union all
    (select 'synonymStart', letters, key
      from unnest(${starts}::text[]) as letters
      join synonyms on cardinality(tokens) = 1 and starts_with(tokens[1], letters)
      order by length(key), key limit ${sql.lit(MOST_FOUND)})`.execute(connection);
  return rows;
}

/** Returns the words that contain this text, shortest first. */
export async function wordsContaining(connection: Connection, part: string, most = MOST_FOUND) {
  const { rows } = await sql<{ word: string }>`
    select word from catalogue_words where word like ${`%${part}%`}
    order by length(word), word limit ${most}`.execute(connection);
  return rows.map(({ word }) => word);
}

/** Returns candidates for a mistyped word: similar trigrams, or the same first letter and length. */
export async function findSimilarWords(connection: Connection, word: string, reach: number) {
  const ofItsLength = sql`word like ${`${word.slice(0, 1)}%`}
    and length(word) between ${word.length - reach} and ${word.length + reach}`;
  const { rows } = await sql<{ word: string }>`
    select word from catalogue_words where word % ${word}
    union select word from catalogue_words where ${ofItsLength}
    union select word from keyword_words where word % ${word} or ${ofItsLength}
    union select word from (select unnest(tokens) as word from synonyms) as known
      where word % ${word} or ${ofItsLength}`.execute(connection);
  return rows.map((row) => row.word);
}

/** Uses the index of prefixes, whatever the letters are. */
function beginsWith(letters: ReturnType<typeof sql>) {
  return sql`word ~>=~ ${letters} and word ~<~ (${letters} || ${'\u{10FFFF}'})`;
}
