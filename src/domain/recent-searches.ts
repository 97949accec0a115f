/** Recent searches, as the search panel lists them (BROWSE-03). */
import { RECENT_SEARCHES_MAX, SEARCH_TERM_MAX } from './constants.ts';
import { parsedJson } from './record.ts';

/** Adds a term: trimmed, in lower case, newest first, without duplicates. A blank term changes nothing. */
export function withSearch(terms: readonly string[], term: string): readonly string[] {
  const made = term.trim().toLowerCase();
  if (made === '') return terms;
  return [made, ...terms.filter((other) => other !== made)].slice(0, RECENT_SEARCHES_MAX);
}

/** Reads the JSON of the terms; empty if it is missing or invalid. */
export function readSearches(stored: string | null): readonly string[] {
  const values = parsedJson(stored);
  if (!Array.isArray(values)) return [];
  return values.filter((value) => typeof value === 'string').reduceRight(withSearch, []);
}

/** Limits a term to the services' length, without cutting a character in half. */
export const searchTermOf = (text: string) => [...text.trim()].slice(0, SEARCH_TERM_MAX).join('');
