/** Finds the possible meanings of a typed text in the catalogue. */
import type { Connection } from '../../db/database.ts';
import {
  findWords,
  meaningsOf,
  tokensOf,
  findSimilarWords,
  wordsContaining,
  stemmed,
  type FoundKind,
  type Token,
} from './catalogue-words.repository.ts';
import { misspelling, typosForgiven } from './spelling.ts';

/** The possible meanings of one typed word. */
export interface Reading {
  /** Whole words of templates: the word itself, its inflections, or its corrected spelling. */
  readonly words: readonly string[];
  /** Keywords with the word in their description. */
  readonly keywords: readonly string[];
  /** The typed prefix; null when no word has it or when it is too short. */
  readonly start: string | null;
  /** Whether the exact word occurs nowhere, so that a prefix match counts as much. */
  readonly isBeginning: boolean;
  /** Keywords with this prefix in a word of their description. */
  readonly startKeywords: readonly string[];
}

/** A replacement for a synonym. */
export interface Meaning {
  /** As an administrator typed it; it may be a keyword. */
  readonly name: string;
  readonly stems: readonly string[];
  /** For each word, the words of templates with the same stem. */
  readonly words: readonly (readonly string[])[];
}

/** A part of a search that can match alone: a word, or several with one meaning. */
export interface Term {
  /** Meanings as one word; also of several written as one: "book shop" is "bookshop". Null when there are none. */
  readonly reading: Reading | null;
  /** Stems of the words; several must be adjacent. */
  readonly stems: readonly string[];
  /** Nearest first. */
  readonly meanings: readonly Meaning[];
  /** The meanings of a number's sign when the number itself occurs nowhere: "$5" is some dollars off. */
  readonly ofSign: readonly Meaning[];
}

const MOST_SPELLINGS = 40;
const LONGEST_SYNONYM = 6;
/** From this length on a word that occurs in the catalogue also matches longer words: "car" does not match "card". */
const SHORTEST_BESIDE_WHOLE = 4;
const SHORTEST_PART = 5;
/** Scripts without blanks between words. */
const WITHOUT_BLANKS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const MEANS_SOMETHING = /[\p{L}\p{N}\p{Sc}%]/u;

/**
 * Returns the meanings of the words in a text, no terms when it has no words; with the stems of all words, in order.
 * It is about nothing when all words are stop words.
 */
export async function readTerms(connection: Connection, text: string) {
  const typed = await tokensOf(connection, text);
  const meaningful = typed.filter(({ word }) => MEANS_SOMETHING.test(word));
  const isAboutSomething = typed.some(({ isStopWord }) => !isStopWord);
  const slots: Slots = (meaningful.length === 0 ? typed : meaningful).map((token) => [token]);
  const found = await lookUp(connection, slots);
  const terms = segmentsOf(slots, found);
  const lost = terms.filter(isLost).flatMap(({ places }) => places);
  if (lost.length === 0) return { terms, stems: stemsOf(slots), isAboutSomething };
  const corrected = await Promise.all(
    slots.map(async (slot, place) =>
      lost.includes(place) ? spellingsOf(connection, slot[0], found) : slot,
    ),
  );
  const second = await lookUp(connection, corrected);
  return { terms: segmentsOf(corrected, second), stems: stemsOf(corrected), isAboutSomething };
}

/** A number, with or without its sign; "13th" is a word. */
export function isNumber(word: string): boolean {
  return /^[\d.]+[^\p{L}\d.]?$/u.test(word);
}

/** Returns, for each position of a text, the words that may stand there. */
type Slots = readonly (readonly Token[])[];

interface Segment extends Term {
  readonly places: readonly number[];
}

interface Found {
  all(kind: FoundKind, asked: string): readonly string[];
  meanings(key: string): readonly Meaning[];
}

async function lookUp(connection: Connection, slots: Slots): Promise<Found> {
  const tokens = slots.flat();
  const keys = [...keysIn(slots), ...tokens.flatMap(({ word }) => signOf(word))];
  const meanings = await meaningsOf(connection, keys);
  const joined = slots.flatMap((_, place) => joinedAt(slots, place) ?? []);
  const rows = await findWords(
    connection,
    [...tokens, ...joined, ...meanings.flatMap(({ stems }) => stems.map((stem) => ({ stem })))].map(
      ({ stem }) => stem,
    ),
    tokens.map(({ word }) => word).filter((word) => !isNumber(word)),
  );
  const all = (kind: FoundKind, asked: string) =>
    rows.filter((row) => row.kind === kind && row.asked === asked).map(({ found }) => found);
  return {
    all,
    meanings: (key) =>
      meanings
        .filter((row) => row.key === key)
        .map(({ meaning, stems }) => ({
          name: meaning,
          stems,
          words: stems.map((stem) => (isNumber(stem) ? [stem] : all('word', stem))),
        })),
  };
}

/** From the left: the longest synonym, else two words that the catalogue writes as one, else one word. */
function segmentsOf(slots: Slots, found: Found): readonly Segment[] {
  const segments: Segment[] = [];
  for (let place = 0; place < slots.length; place += segments.at(-1)?.places.length ?? 1)
    segments.push(segmentAt(slots, place, found));
  return segments;
}

function segmentAt(slots: Slots, place: number, found: Found): Segment {
  for (let length = Math.min(LONGEST_SYNONYM, slots.length - place); length > 1; length -= 1) {
    const meanings = found.meanings(keyOf(slots, place, length));
    if (meanings.length > 0) return segment(slots, [place, length], found, meanings);
  }
  const joined = joinedAt(slots, place);
  if (joined !== null) {
    const meanings = found.meanings(joined.stem);
    const reading = readingOf([joined], found, true);
    if (meanings.length > 0 || reading.words.length > 0)
      return { ...segment(slots, [place, 2], found, meanings), reading };
  }
  const tokens = slots[place] ?? [];
  const meanings = tokens.flatMap(({ stem }) => found.meanings(stem));
  const reading = readingOf(tokens, found, meanings.length > 0);
  return { ...segment(slots, [place, 1], found, meanings), reading };
}

function segment(
  slots: Slots,
  [place, length]: readonly [number, number],
  found: Found,
  meanings: readonly Meaning[],
): Segment {
  const parts = slots.slice(place, place + length);
  return {
    places: parts.map((_, offset) => place + offset),
    reading: null,
    stems: stemsOf(parts),
    meanings,
    ofSign: parts.flat().flatMap(({ word }) => signOf(word).flatMap(found.meanings)),
  };
}

function readingOf(tokens: readonly Token[], found: Found, isSynonym: boolean): Reading {
  const words = tokens.flatMap(({ word, stem }) =>
    isNumber(word) ? [word] : found.all('word', stem),
  );
  const keywords = tokens.flatMap(({ stem }) => found.all('keyword', stem));
  const isBeginning = !isSynonym && words.length === 0 && keywords.length === 0;
  const mayStart = ({ word }: Token) => isBeginning || word.length >= SHORTEST_BESIDE_WHOLE;
  const begun = tokens.length === 1 ? tokens.filter(mayStart) : [];
  return {
    words,
    keywords,
    isBeginning,
    start: begun.flatMap(({ word }) => found.all('start', word))[0] ?? null,
    startKeywords: begun.flatMap(({ word }) => found.all('keywordStart', word)),
  };
}

function isLost({ reading, meanings }: Segment): boolean {
  if (reading === null || meanings.length > 0) return false;
  const { words, keywords, start, startKeywords } = reading;
  return start === null && [words, keywords, startKeywords].every(({ length }) => length === 0);
}

/** Returns synonyms with this prefix, else words that contain it, else the nearest spellings, else the text itself. */
async function spellingsOf(connection: Connection, token: Token | undefined, found: Found) {
  if (token === undefined) return [];
  const synonyms = found.all('synonymStart', token.word);
  if (synonyms.length > 0) return synonyms.map((key) => ({ word: key, stem: key }));
  const { word } = token;
  const isPart = word.length >= SHORTEST_PART || WITHOUT_BLANKS.test(word);
  const containing = isPart ? await wordsContaining(connection, word) : [];
  const meant = containing.length > 0 ? containing : await nearestTo(connection, word);
  return meant.length === 0 ? [token] : stemmed(connection, meant);
}

async function nearestTo(connection: Connection, word: string): Promise<readonly string[]> {
  const measured = (await findSimilarWords(connection, word, Math.max(1, typosForgiven(word)))).map(
    (other) => ({
      other,
      typos: Math.min(...formsOf(word).map((form) => misspelling(form, other))),
    }),
  );
  const least = Math.min(...measured.map(({ typos }) => typos));
  if (least === Infinity) return [];
  return measured
    .filter(({ typos }) => typos === least)
    .map(({ other }) => other)
    .slice(0, MOST_SPELLINGS);
}

/** "flowrs" is two typos from "flower", but one from its plural. */
function formsOf(word: string): readonly string[] {
  return word.length > SHORTEST_PART && word.endsWith('s') ? [word, word.slice(0, -1)] : [word];
}

function keysIn(slots: Slots): readonly string[] {
  return slots.flatMap((tokens, place) => [
    ...tokens.map(({ stem }) => stem),
    ...(joinedAt(slots, place) === null ? [] : [joinedAt(slots, place)?.stem ?? '']),
    ...Array.from({ length: LONGEST_SYNONYM - 1 }, (_, more) => keyOf(slots, place, more + 2)),
  ]);
}

function keyOf(slots: Slots, place: number, length: number): string {
  return stemsOf(slots.slice(place, place + length)).join(' ');
}

function stemsOf(slots: Slots): readonly string[] {
  return slots.flatMap((tokens) => tokens[0]?.stem ?? []);
}

/** The word and the next one written as one, with the ending of the second. */
function joinedAt(slots: Slots, place: number): Token | null {
  const first = slots[place]?.[0];
  const second = slots[place + 1]?.[0];
  if (first === undefined || second === undefined) return null;
  if (isNumber(first.word) || isNumber(second.word)) return null;
  return { word: first.word + second.word, stem: first.word + second.stem };
}

function signOf(word: string): readonly string[] {
  return isNumber(word) && !/\d$/.test(word) ? [word.slice(-1)] : [];
}
