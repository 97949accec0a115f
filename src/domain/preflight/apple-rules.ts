/** Words that Apple's card has no room for (PRE-01, PREV-01). */
import * as words from '../../words/preflight.gen.ts';
import { wholeWords } from '../coupon/google-words.ts';
import type { Fault, PreflightSubject } from './finding.ts';
import { preflightRule } from './preflight-rule.ts';
import type { CouponFace } from '../coupon/coupon-face.ts';

export const APPLE_RULES = [
  // developer.apple.com/documentation/walletpasses/passfieldcontent; PREV-06
  preflightRule('apple.offer', words.looksAtOffer, offerFaults),
];

function offerFaults({ face }: PreflightSubject): Fault | null {
  // `shown` has its words with one blank between them.
  const description = face.description.replaceAll(/\s+/gu, ' ');
  if (fitsAppleCard(description, face)) return null;
  const shorter = wholeWords(description, (start) => fitsAppleCard(start, face));
  const shown = wholeWords(description, (start) => fitsAppleCard(`${start}…`, face)) ?? '';
  return {
    title: words.appleCutsOffer(),
    reason: words.appleShowsThreeLines({ dates: face.dates.length }),
    cards: ['apple'],
    place: 'description',
    evidence: { kind: 'cut', shown, lost: description.slice(shown.length) },
    ...(shorter !== null && {
      fix: { words: words.useText({ text: shorter }), values: { description: shorter } },
    }),
  };
}

/** The room beside the dates, as `apple-card.css.ts` sets them (PREV-01). */
const LINES = 3;
/** em of the card's text: its width without margins, and what a date with its gap takes. */
const CARD_WIDTH = 91.6 / 4.7;
const DATE_WIDTH = 5.8;
const SPACE = 0.28;

/** Advance widths of Helvetica in em, by groups of characters. */
const WIDTHS: readonly (readonly [characters: string, width: number])[] = [
  ["ijl'|’‘", 0.22],
  [' .,:;/!¡Ift[]\\', 0.28],
  ['r()-"`“”', 0.34],
  ['cksvxyzJ', 0.5],
  ['FTZ¿', 0.61],
  ['ABEKPSVXY&', 0.67],
  ['CDHNRUw', 0.72],
  ['GOQ', 0.78],
  ['mM%', 0.86],
  ['W@…', 0.97],
];
/** As wide as high. */
const WIDE =
  /\p{Emoji_Presentation}|[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Digits and most small letters. */
const USUAL = 0.56;
/** The letter spacing of the card. */
const TIGHTER = 0.01;

/**
 * Whether Apple's card shows the whole text as its offer.
 *
 * @internal for tests
 */
export function fitsAppleCard(text: string, { dates }: Pick<CouponFace, 'dates'>): boolean {
  const room = CARD_WIDTH - dates.length * DATE_WIDTH;
  let line = 1;
  let used = 0;
  for (const word of text.split(/\s+/u)) {
    const width = widthOf(word);
    if (used > 0 && used + SPACE + width <= room) {
      used += SPACE + width;
      continue;
    }
    if (used > 0) line += 1;
    // A word longer than a line continues on the next ones.
    line += Math.ceil(width / room) - 1;
    used = width % room;
  }
  return line <= LINES;
}

function widthOf(word: string): number {
  const letters = word.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
  return [...letters].reduce((sum, letter) => sum + letterWidth(letter) - TIGHTER, 0);
}

function letterWidth(letter: string): number {
  const known = WIDTHS.find(([characters]) => characters.includes(letter));
  if (known !== undefined) return known[1];
  return WIDE.test(letter) ? 1.2 : USUAL;
}
