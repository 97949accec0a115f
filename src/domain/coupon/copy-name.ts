/** The name of a copied coupon (DASH-18). */
import { COUPON_NAME_MAX } from '../constants.ts';

export const COPY_PREFIX = 'Copy of ';

/**
 * The first free name of "Copy of X", "Copy of X (2)", "Copy of X (3)"; at most 128 characters, an emoji counts as one.
 * A copy of a copy continues the count of the first coupon.
 */
export function nameOfCopy(name: string, taken: ReadonlySet<string>): string {
  const original = originalOf(name);
  for (let number = 1; ; number += 1) {
    const copy = numbered(original, number);
    if (!taken.has(copy)) return copy;
  }
}

function originalOf(name: string): string {
  if (!name.startsWith(COPY_PREFIX)) return name;
  return name.slice(COPY_PREFIX.length).replace(/ \(\d+\)$/, '');
}

function numbered(original: string, number: number): string {
  const end = number === 1 ? '' : ` (${number})`;
  const room = COUPON_NAME_MAX - COPY_PREFIX.length - end.length;
  return `${COPY_PREFIX}${[...original].slice(0, room).join('').trimEnd()}${end}`;
}
