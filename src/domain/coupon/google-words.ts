/** The two texts that Google Wallet truncates, in one form for the preview, the proof and the object (PREV-06). */
import { GOOGLE_TEXT_LIMITS } from '../constants.ts';
import type { CouponFace } from './coupon-face.ts';

interface GoogleWords {
  /** At most 20 characters. */
  readonly issuerName: string;
  /** At most 60 characters. */
  readonly title: string;
}

export function googleWordsOf({
  merchantName,
  description,
}: Pick<CouponFace, 'merchantName' | 'description'>): GoogleWords {
  return {
    issuerName: cut(merchantName, GOOGLE_TEXT_LIMITS.issuer),
    title: cut(description, GOOGLE_TEXT_LIMITS.title),
  };
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
function lengthOf(text: string): number {
  return Array.from(text).length;
}
