/** The texts that Google Wallet truncates, in one form for the preview, the proof and the object (PREV-06). */
import { GOOGLE_TEXT_LIMITS } from '../constants.ts';
import type { CouponFace } from './coupon-face.ts';

export function googleWordsOf({
  merchantName,
  description,
}: Pick<CouponFace, 'merchantName' | 'description'>) {
  return {
    issuerName: cut(merchantName, GOOGLE_TEXT_LIMITS.issuer),
    title: cut(description, GOOGLE_TEXT_LIMITS.title),
    provider:
      wholeWords(merchantName, isWithin(GOOGLE_TEXT_LIMITS.provider)) ??
      cut(merchantName, GOOGLE_TEXT_LIMITS.provider),
  };
}

/** Whether a text has at most `length` characters. */
export const isWithin = (length: number) => (text: string) => lengthOf(text) <= length;

/** Words that join two others and end no name. */
const JOINT = new RegExp(
  `^(?:[&+/–—-]|${[
    'a|an|and|any|as|at|by|each|every|for|from|her|his|in|into|is|its|my|of|on|or|our|than|that|the|their|this|to|with|your',
    'al|con|cualquier|de|del|desde|e|el|en|es|hasta|la|las|lo|los|mi|nuestra|nuestro|o|para|por|que|sin|su|sus|u|un|una|y',
  ].join('|')})$`,
  'iu',
);

/** The longest beginning of a text in whole words that fits, without joining words and a comma at its end; null if none does. */
export function wholeWords(text: string, fits: (start: string) => boolean): string | null {
  if (fits(text)) return text;
  const words = text.split(/\s+/u);
  // Blanks in a row made it too long.
  if (fits(words.join(' '))) return words.join(' ');
  const tooMany = words.findIndex((_, index) => !fits(words.slice(0, index + 1).join(' ')));
  const fitting = words.slice(0, tooMany);
  const last = fitting.findLastIndex((word) => !JOINT.test(word));
  const start = fitting
    .slice(0, last + 1)
    .join(' ')
    .replace(/[,;:]$/u, '');
  return start === '' ? null : start;
}

/** Cuts a text to `length` characters including the ellipsis, without splitting accents or emoji. */
export function cut(text: string, length: number): string {
  if (lengthOf(text) <= length) return text;
  let start = '';
  for (const { segment } of new Intl.Segmenter('en-US').segment(text)) {
    if (lengthOf(start) + lengthOf(segment) > length - 1) break;
    start += segment;
  }
  return `${start.trimEnd()}…`;
}

/** Code points, as Google counts them. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}
