import type { Database } from '../db/database.ts';

/** What the routes of codes need. */
export interface CodeParts {
  readonly database: Database;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

/** Returns the link of a written code. */
export type LinkOfCode = (code: string) => string;

/** Links that name their source, if there is one, so that visits are counted by it (PUB-12). */
export function codeLinks(publicUrl: string, source?: string): LinkOfCode {
  const query = source === undefined ? '' : `?s=${source}`;
  return (code) => `${publicUrl}/c/${code}${query}`;
}
