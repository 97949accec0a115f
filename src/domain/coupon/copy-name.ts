/** What a copy of a coupon is called (DASH-18). */
import { COUPON_NAME_MAX } from '../constants.ts';

export const COPY_PREFIX = 'Copy of ';

/**
 * "Copy of X", else "Copy of X (2)", "Copy of X (3)", whichever is not taken; at most 128 characters, of which an
 * emoji is one. A copy of a copy counts on: it is one more of the first.
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
