/** From what somebody typed to text-search conditions on the marks of templates, the best first (BROWSE-14). */
import type { Connection } from '../../db/database.ts';
import { isNumber, readTerms, type Meaning, type Reading, type Term } from './search-terms.ts';

/** Conditions on the marks of a template (`template_marks`). */
interface Matching {
  /** Each has what those before it have, and more; none where a word of the text is nowhere. */
  readonly ranks: readonly string[];
  /** What each part of the text is about; without those parts that are nowhere. */
  readonly topics: readonly string[];
}

/** Null: no condition, since the text is blank. */
export async function matchingOf(connection: Connection, text: string): Promise<Matching | null> {
  if (text.trim() === '') return null;
  const { terms, stems, isAboutSomething } = await readTerms(connection, text);
  if (terms.length === 0) return { ranks: [], topics: [] };
  const phrase = stems.length < 2 ? '' : everyOf(neighborsIn(stems));
  const ranks = RANKS.map((_, place) =>
    anyOf([
      phrase,
      everyOf(terms.map((term) => anyOf(RANKS.slice(0, place + 1).map((one) => one(term))))),
    ]),
  );
  const fits = terms.every((term) => anyOf(RANKS.map((rank) => rank(term))) !== '');
  return {
    ranks: fits ? [...new Set([phrase, ...ranks])].filter((rank) => rank !== '') : [],
    topics: (isAboutSomething ? terms : [])
      .map((term) => anyOf(TOPICS.map((rank) => rank(term))))
      .filter((topic) => topic !== ''),
  };
}

const topicOfWords = ({ reading, stems }: Term) =>
  anyOf([
    reading === null ? '' : topicOf(reading),
    stems.length < 2 ? '' : everyOf(neighborsIn(stems)),
  ]);
const topicOfNearest = ({ meanings }: Term) => anyOf(meanings.slice(0, 1).map(topicOfMeaning));
const topicOfOthers = ({ meanings }: Term) => anyOf(meanings.slice(1).map(topicOfMeaning));

/** What makes a template fit a part of a search, the best first. */
const TOPICS = [topicOfWords, topicOfNearest, topicOfOthers] as const;
const RANKS: readonly ((term: Term) => string)[] = [
  ...TOPICS,
  ({ reading, meanings }) =>
    anyOf([reading === null ? '' : wordsOf(reading), ...meanings.map(wordsOfMeaning)]),
  ({ reading }) => described(reading?.keywords ?? []),
  ({ reading }) =>
    reading === null ? '' : anyOf([startOf(reading), described(reading.startKeywords)]),
  ({ ofSign }) => anyOf(ofSign.flatMap((one) => [topicOfMeaning(one), wordsOfMeaning(one)])),
];

/** In title and keywords; a number says what it says wherever it stands. */
function topicOf({ words, isBeginning, start }: Reading): string {
  const begun = isBeginning && start !== null ? `${topicMark(start)}:*` : '';
  return anyOf([...words.map(topicMark), begun]);
}

function wordsOf({ words, isBeginning, start }: Reading): string {
  const begun = isBeginning && start !== null ? `${quoted(start)}:*` : '';
  return anyOf([...words.map(quoted), begun]);
}

function startOf({ start }: Reading): string {
  return start === null ? '' : `${quoted(start)}:*`;
}

function described(keywords: readonly string[]): string {
  return anyOf(keywords.map(keywordMark));
}

function topicOfMeaning({ name, words }: Meaning): string {
  return anyOf([
    keywordMark(name),
    everyOf(words.map((alternatives) => anyOf(alternatives.map(topicMark)))),
  ]);
}

function wordsOfMeaning({ stems, words }: Meaning): string {
  if (stems.length > 1) return everyOf(neighborsIn(stems));
  return anyOf((words[0] ?? []).map(quoted));
}

function neighborsIn(stems: readonly string[]): readonly string[] {
  return stems.slice(1).map((stem, place) => quoted(`+${stems[place] ?? ''} ${stem}`));
}

function topicMark(word: string): string {
  return quoted(isNumber(word) ? word : `^${word}`);
}

/** A template carries the whole keyword under this mark. */
export function keywordMark(keyword: string): string {
  return quoted(`=${keyword}`);
}

export function colorMark(color: string): string {
  return quoted(`#${color}`);
}

/** Empty where none of them can fit. */
export function anyOf(conditions: readonly string[]): string {
  const possible = [...new Set(conditions)].filter((condition) => condition !== '');
  return possible.length < 2 ? (possible[0] ?? '') : `(${possible.join('|')})`;
}

/** Empty where one of them cannot fit. */
export function everyOf(conditions: readonly string[]): string {
  if (conditions.includes('')) return '';
  return conditions.length < 2 ? (conditions[0] ?? '') : `(${conditions.join('&')})`;
}

/** Of a rank those that no earlier one has. */
export function withoutEarlier(rank: string, earlier: string | undefined): string {
  return earlier === undefined ? rank : `${rank}&!${earlier}`;
}

/** A text-search condition takes quotes and backslashes doubled. */
function quoted(mark: string): string {
  return `'${mark.replaceAll(/['\\]/g, '$&$&')}'`;
}
