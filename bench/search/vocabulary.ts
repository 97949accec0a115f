/** The words of the generated catalogue: a few frequent ones and thousands of rare ones. */
import { createRandom } from './random.ts';

const listOf = (words: string): readonly string[] => words.split(', ');

export const OFFERS = listOf(
  'free, save, sale, half price, percent off, dollar off, bogo, welcome, two for one, weekday, weekend, season, clearance, bundle, gift, loyalty',
);

export const TRADES = listOf(
  'bakery, pizza, car wash, hair salon, garden center, bookshop, coffee, florist, dentist, gym, bicycle, hardware, grocery, pharmacy, optician, tailor, butcher, brewery, carpet, plumber, painter, roofing, nursery, pet shop, tire, oil change, laundry, restaurant, breakfast, sandwich, ice cream, jewelry',
);

export const COMMON = listOf(
  'fresh, local, spring, summer, autumn, winter, new, guests, family, large, small, any, every, first, second, third, day, week, month, morning, evening, order, visit, item, service, set, box, plate, bottle, choice',
);

const STARTS = listOf('bar, cor, del, fen, gri, hal, jun, kel, lor, mar, nor, pel');
const MIDDLES = listOf('a, e, i, o, u, an, en, ist, orm, und, ell, att');
const ENDS = listOf('by, dale, field, ham, ick, land, ley, mont, ness, ton, vale, wick');

/** 5,184 made-up words, like names of towns, streets and families. */
export const RARE: readonly string[] = shuffled(
  STARTS.flatMap((start) =>
    MIDDLES.flatMap((middle) =>
      ENDS.flatMap((end) => ['', 's', 'er'].map((tail) => `${start}${middle}${end}${tail}`)),
    ),
  ),
);

function shuffled(words: readonly string[]): readonly string[] {
  const random = createRandom(7);
  return words
    .map((word) => ({ word, place: random.below(1_000_000) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ word }) => word);
}
