/** Converts a typed text to text-search conditions on the marks of templates, best first (BROWSE-14). */
import { visibleText } from '../../../src/domain/plain-text.ts';
import type { Connection } from '../../db/database.ts';
import { isNumber, readTerms, type Meaning, type Reading, type Term } from './search-terms.ts';

/** A part of a search, for a search that nothing matches as a whole. */
export interface Topic {
  /** Title and keywords; empty if they cannot match. */
  readonly named: string;
  /** Anywhere in a template. */
  readonly anywhere: string;
  /** An amount, as in an offer. */
  readonly isNumber: boolean;
}

/**
 * Returns ranks of conditions on the marks of a template (`template_marks`), each with the matches of those before it;
 * none when a word of the text occurs nowhere. Topics are for each part of the text that occurs anywhere. Null for a
 * blank text: no condition.
 */
export async function matchingOf(connection: Connection, typed: string) {
  const text = visibleText(typed);
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
      .map(topicOfTerm)
      .filter(({ anywhere }) => anywhere !== ''),
  };
}

function topicOfTerm(term: Term): Topic {
  const conditionOf = (ranks: typeof RANKS) => anyOf(ranks.map((rank) => rank(term)));
  return {
    named: conditionOf(TOPICS),
    anywhere: conditionOf(RANKS.slice(0, -1)),
    isNumber: term.stems.every(isNumber),
  };
}

const topicOfWords = ({ reading, stems }: Term) =>
  anyOf([
    reading === null ? '' : topicOf(reading),
    stems.length < 2 ? '' : everyOf(neighborsIn(stems)),
  ]);
const topicOfNearest = ({ meanings }: Term) => anyOf(meanings.slice(0, 1).map(topicOfMeaning));
const topicOfOthers = ({ meanings }: Term) => anyOf(meanings.slice(1).map(topicOfMeaning));

type Rank = (term: Term) => string;

/** Returns the conditions for one part of a search, best first. */
const TOPICS: readonly Rank[] = [topicOfWords, topicOfNearest, topicOfOthers];
const RANKS: readonly Rank[] = [
  ...TOPICS,
  ({ reading, meanings }) =>
    anyOf([reading === null ? '' : wordsOf(reading), ...meanings.map(wordsOfMeaning)]),
  ({ reading }) => described(reading?.keywords ?? []),
  ({ reading }) =>
    reading === null ? '' : anyOf([startOf(reading), described(reading.startKeywords)]),
  ({ ofSign }) => anyOf(ofSign.flatMap((one) => [topicOfMeaning(one), wordsOfMeaning(one)])),
];

/** Matches title and keywords; a number matches anywhere. */
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

/** The mark of a whole keyword. */
export function keywordMark(keyword: string): string {
  return quoted(`=${keyword}`);
}

export function colorMark(color: string): string {
  return quoted(`#${color}`);
}

/** Empty when no condition can match. */
export function anyOf(conditions: readonly string[]): string {
  const possible = [...new Set(conditions)].filter((condition) => condition !== '');
  return possible.length < 2 ? (possible[0] ?? '') : `(${possible.join('|')})`;
}

/** Empty when one condition cannot match. */
export function everyOf(conditions: readonly string[]): string {
  if (conditions.includes('')) return '';
  return conditions.length < 2 ? (conditions[0] ?? '') : `(${conditions.join('&')})`;
}

/** Excludes the matches of earlier ranks. */
export function withoutEarlier(rank: string, earlier: string | undefined): string {
  return earlier === undefined ? rank : `${rank}&!${earlier}`;
}

/** Doubles quotes and backslashes for a text-search condition. */
function quoted(mark: string): string {
  return `'${mark.replaceAll(/['\\]/g, '$&$&')}'`;
}
