import { keywordName } from './keyword-names.ts';

const LONGEST_TERM = 64;
/** An address, a link, or as many digits as a telephone number, an account or a parcel has. */
const MAY_NAME_SOMEBODY = /[@/\\]|\bwww\.|\d(?:[\s().-]?\d){5}/u;

/** Returns the text in the form of a keyword's name; null if no keyword could have it, or if it may name a person. */
export function missedTermOf(text: string): string | null {
  const term = keywordName(text.slice(0, LONGEST_TERM * 4).replaceAll(/[,\p{C}]/gu, ' '));
  if (!/[\p{L}\p{N}]/u.test(term) || [...term].length > LONGEST_TERM) return null;
  return MAY_NAME_SOMEBODY.test(term) ? null : term;
}
