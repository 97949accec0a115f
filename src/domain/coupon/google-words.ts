/** The texts that Google Wallet truncates, in one form for the preview, the proof and the object (PREV-06). */
import { GOOGLE_TEXT_LIMITS } from '../constants.ts';
import type { CouponFace } from './coupon-face.ts';

interface GoogleWords {
  /** At most 20 characters. */
  readonly issuerName: string;
  /** At most 60 characters. */
  readonly title: string;
  /** At most 12 characters, in whole words if possible. */
  readonly provider: string;
}

export function googleWordsOf({
  merchantName,
  description,
}: Pick<CouponFace, 'merchantName' | 'description'>): GoogleWords {
  return {
    issuerName: cut(merchantName, GOOGLE_TEXT_LIMITS.issuer),
    title: cut(description, GOOGLE_TEXT_LIMITS.title),
    provider:
      wholeWords(merchantName, GOOGLE_TEXT_LIMITS.provider) ??
      cut(merchantName, GOOGLE_TEXT_LIMITS.provider),
  };
}

/** Words that join two others and end no name. */
const JOINT = /^(?:[&+/–—-]|and|at|by|de|for|from|in|of|on|the|to|with)$/iu;

/**
 * The longest beginning of a text in whole words, at most `length` characters; without a joining word or a comma at
 * its end. Null if the first word is longer.
 */
export function wholeWords(text: string, length: number): string | null {
  if (lengthOf(text) <= length) return text;
  const words = text.split(/\s+/u);
  const tooMany = words.findIndex(
    (_, index) => lengthOf(words.slice(0, index + 1).join(' ')) > length,
  );
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
