/** The name of a copied coupon (DASH-18). */
import { COUPON_NAME_MAX } from '../constants.ts';
import * as copyNameWords from '../../words/domain/copy-name.gen.ts';

/** Returns the words before the name of a copied coupon: "Copy of ". */
export function copyPrefix(): string {
  return copyNameWords.copyOf({ name: '' });
}

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
  const prefix = copyPrefix();
  if (!name.startsWith(prefix)) return name;
  return name.slice(prefix.length).replace(/ \(\d+\)$/, '');
}

function numbered(original: string, number: number): string {
  const end = number === 1 ? '' : ` (${number})`;
  const prefix = copyPrefix();
  const room = COUPON_NAME_MAX - prefix.length - end.length;
  return `${prefix}${[...original].slice(0, room).join('').trimEnd()}${end}`;
}
