/** Searches of people in a catalogue, as query strings of `GET /api/v1/template`. */
import { createRandom, type Random } from './random.ts';
import { COMMON, OFFERS, RARE, TRADES } from './vocabulary.ts';

const COLORS = ['C8321F', 'E8833A', 'F7C948', '3F9A5B', '1F4FBF', '33204F', 'F0A9BE', '2B2050'];

/** All different; some find little, some find much. */
export function generateQueries(count: number): readonly string[] {
  const random = createRandom(99);
  const found = new Set<string>();
  while (found.size < count) found.add(queryFrom(random));
  return [...found];
}

function queryFrom(random: Random): string {
  const query = new URLSearchParams();
  const ask = random.anyOf(ASKING);
  ask(query, random);
  if (random.below(4) === 0) query.set('order', 'popular');
  if (random.below(5) === 0) query.set('page', String(1 + random.below(3)));
  return query.toString();
}

type Ask = (query: URLSearchParams, random: Random) => void;

const ASKING: readonly Ask[] = [
  (query, random) => query.set('q', random.anyOf(RARE)),
  (query, random) => query.set('q', `${random.favoring(OFFERS)} ${random.anyOf(RARE)}`),
  (query, random) => query.set('q', unfinished(random.anyOf(RARE))),
  (query, random) => query.set('q', mistyped(random.anyOf(RARE), random)),
  (query, random) => {
    query.set('q', random.anyOf(RARE));
    query.set('colors', random.anyOf(COLORS));
  },
  (query, random) => query.set('keywords', random.anyOf(RARE)),
  (query, random) => query.set('q', random.favoring(OFFERS)),
  (query, random) => query.set('q', unfinished(random.favoring(TRADES))),
  (query, random) => query.set('q', `${random.favoring(COMMON)} ${random.favoring(TRADES)}`),
  (query, random) => {
    query.set('q', random.favoring(OFFERS));
    query.set('colors', `${random.anyOf(COLORS)},${random.anyOf(COLORS)}`);
  },
  (query, random) => query.set('colors', `${random.anyOf(COLORS)},${random.anyOf(COLORS)}`),
  (query, random) => query.set('keywords', random.favoring(TRADES)),
];

function unfinished(word: string): string {
  return word.slice(0, Math.max(4, word.length - 2));
}

/** Swaps two neighbors or leaves one letter out. */
function mistyped(word: string, random: Random): string {
  const place = 1 + random.below(word.length - 2);
  const isSwap = random.below(2) === 0;
  const middle = isSwap ? `${word.charAt(place + 1)}${word.charAt(place)}` : '';
  return word.slice(0, place) + middle + word.slice(place + (isSwap ? 2 : 1));
}
