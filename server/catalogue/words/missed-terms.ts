import { keywordName } from './keyword-names.ts';

const LONGEST_TERM = 64;
/** An address, a link, or a number as long as that of a telephone, an account or a parcel. */
const MAY_NAME_SOMEBODY = /[@/\\]|\bwww\.|\d(?:[\s().-]?\d){5}/u;

/** Returns the text as a keyword name; null when no keyword can have this name or when it may name a person. */
export function missedTermOf(text: string): string | null {
  const term = keywordName(text.slice(0, LONGEST_TERM * 4).replaceAll(/[,\p{C}]/gu, ' '));
  if (!/[\p{L}\p{N}]/u.test(term) || [...term].length > LONGEST_TERM) return null;
  return MAY_NAME_SOMEBODY.test(term) ? null : term;
}
