/** The two texts that Google Wallet cuts on a card, as it shows them: in the preview, the proof and the object alike (PREV-06). */
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

/** At most `length` characters, the last of which says that something was cut; no letter loses its accent, no emoji a part. */
export function cut(text: string, length: number): string {
  if (lengthOf(text) <= length) return text;
  let start = '';
  for (const { segment } of new Intl.Segmenter('en-US').segment(text)) {
    if (lengthOf(start) + lengthOf(segment) > length - 1) break;
    start += segment;
  }
  return `${start.trimEnd()}…`;
}

/** Code points, as Google counts. */
function lengthOf(text: string): number {
  return Array.from(text).length;
}
