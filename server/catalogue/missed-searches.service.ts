import type { Database } from '../db/database.ts';
import { RequestFailure } from '../http/problems/problems.ts';
import { keywordName } from './words/keyword-names.ts';
import { missedTermOf } from './words/missed-terms.ts';
import {
  countMissedSearch,
  deleteMissedSearch,
  listMissedSearches,
} from './missed-searches.repository.ts';
import type { Paging } from './templates.repository.ts';

export type MissedSearchService = ReturnType<typeof createMissedSearchService>;

/** Searches that found nothing, counted without personal data (PRE-06). */
export function createMissedSearchService(database: Database) {
  return {
    /** Counts a search that found nothing; ignores terms that could name a person. */
    async count(text: string) {
      const term = missedTermOf(text);
      if (term !== null) await countMissedSearch(database, term);
    },
    async list(paging: Paging) {
      const { rows, total } = await listMissedSearches(database, paging);
      const items = rows.map(({ term, times, last_day: lastOn }) => ({ term, times, lastOn }));
      return { items, total };
    },
    async dismiss(term: string) {
      if (!(await deleteMissedSearch(database, keywordName(term))))
        throw new RequestFailure('not-found');
    },
  };
}
