/** From what somebody typed to the words of the catalogue that it means. */
import type { Database } from '../db/database.ts';
import {
  startsOfWords,
  wordsAlike,
  wordsContaining,
  searchWordsIn,
} from './catalogue-words.repository.ts';
import { typosBetween, typosForgiven } from './spelling.ts';

/** Every further word narrows nothing any more. */
const MOST_WORDS = 12;
const MOST_SPELLINGS = 40;
const SHORTEST_PART = 3;

/**
 * The text as a condition on templates' words, all of which must fit: the beginning of a word first; where no word
 * begins so, a part of one; where none has such a part, the nearest spellings. Empty: no condition; null: nothing can fit.
 */
export async function matchingOf(database: Database, text: string): Promise<string | null> {
  if (text.trim() === '') return '';
  const words = (await searchWordsIn(database, text)).slice(0, MOST_WORDS);
  if (words.length === 0) return null;
  const starts = await startsOfWords(database, words);
  const spellings = await Promise.all(
    words.map(async (word) =>
      starts.has(word) ? [`'${word}':*`] : quoted(await spellingsOf(database, word)),
    ),
  );
  if (spellings.some((alternatives) => alternatives.length === 0)) return null;
  return spellings.map((alternatives) => `(${alternatives.join('|')})`).join('&');
}

async function spellingsOf(database: Database, word: string): Promise<readonly string[]> {
  const containing =
    word.length < SHORTEST_PART ? [] : await wordsContaining(database, word, MOST_SPELLINGS);
  return containing.length > 0 ? containing : nearestTo(database, word);
}

async function nearestTo(database: Database, word: string): Promise<readonly string[]> {
  const forgiven = typosForgiven(word);
  if (forgiven === 0) return [];
  const measured = (await wordsAlike(database, word, forgiven))
    .map((other) => ({ other, typos: typosBetween(word, other) }))
    .filter(({ typos }) => typos <= forgiven);
  const least = Math.min(...measured.map(({ typos }) => typos));
  return measured
    .filter(({ typos }) => typos === least)
    .map(({ other }) => other)
    .slice(0, MOST_SPELLINGS);
}

/** Words consist of letters and digits only: `search_words` takes everything else out, quotes too. */
function quoted(words: readonly string[]): readonly string[] {
  return words.map((word) => `'${word}'`);
}
