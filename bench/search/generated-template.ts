import { createHash } from 'node:crypto';
import type { Random } from './random.ts';
import { COMMON, OFFERS, RARE, TRADES } from './vocabulary.ts';

/** A row of `templates` without design and pictures. */
export interface GeneratedTemplate {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly colors: readonly string[];
  readonly active: boolean;
  readonly weight: number;
  readonly popularity: number;
  /** ISO date-time. */
  readonly created_at: string;
}

const FIRST_DAY = Date.UTC(2020, 0, 1);
const FIVE_YEARS_IN_MINUTES = 5 * 365 * 24 * 60;

/** The `index`th template of the generated catalogue. */
export function generateTemplate(index: number, random: Random): GeneratedTemplate {
  const offer = random.favoring(OFFERS);
  const trade = random.favoring(TRADES);
  const name = random.favoring(RARE);
  const keywords = new Set([offer, trade, random.favoring(OFFERS)]);
  if (random.below(4) === 0) keywords.add(random.anyOf(RARE));
  return {
    id: uuidOf(index),
    title: `${capital(offer)} at the ${name} ${trade}`,
    description: `${capital(random.favoring(COMMON))} ${random.anyOf(COMMON)} for ${random.favoring(RARE)} ${random.favoring(COMMON)}, ${random.favoring(OFFERS)} with a ${random.anyOf(COMMON)} ${random.favoring(RARE)}`,
    keywords: [...keywords],
    colors: Array.from({ length: 3 }, () => colorFrom(random)),
    active: random.below(50) !== 0,
    weight: random.below(100),
    popularity: Math.floor(random.below(1_000) ** 2 / 1_000),
    created_at: new Date(
      FIRST_DAY + random.below(FIVE_YEARS_IN_MINUTES) * 60_000 + (index % 60_000),
    ).toISOString(),
  };
}

function uuidOf(index: number): string {
  const digits = createHash('sha256').update(`template ${index}`).digest('hex');
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-');
}

function colorFrom(random: Random): string {
  return random.below(0x1000000).toString(16).padStart(6, '0').toUpperCase();
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
