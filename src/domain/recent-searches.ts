/** What was searched for of late, as the search panel lists it (BROWSE-03). */
import { RECENT_SEARCHES_MAX, SEARCH_TERM_MAX } from './constants.ts';

/** The terms with one more: trimmed, in lower case, the newest first and none twice; a blank one changes nothing. */
export function withSearch(terms: readonly string[], term: string): readonly string[] {
  const made = term.trim().toLowerCase();
  if (made === '') return terms;
  return [made, ...terms.filter((other) => other !== made)].slice(0, RECENT_SEARCHES_MAX);
}

/** Reads what `JSON.stringify` wrote of the terms; none where it is missing or is anything else. */
export function readSearches(stored: string | null): readonly string[] {
  const values = parsed(stored);
  if (!Array.isArray(values)) return [];
  return values.filter((value) => typeof value === 'string').reduceRight(withSearch, []);
}

/** A term as the services take it: characters beyond the limit are left out, none is cut in half. */
export const searchTermOf = (text: string): string =>
  [...text.trim()].slice(0, SEARCH_TERM_MAX).join('');

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}
