import type { components } from '../../openapi/schema.gen.ts';
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

type MissedSearch = components['schemas']['MissedSearch'];

/** Searches that found nothing, counted without personal data (PRE-06). */
export interface MissedSearchService {
  /** Counts a search that found nothing; ignores terms that could name a person. */
  count(text: string): Promise<void>;
  list(
    paging: Paging,
  ): Promise<{ readonly items: readonly MissedSearch[]; readonly total: number }>;
  dismiss(term: string): Promise<void>;
}

export function createMissedSearchService(database: Database): MissedSearchService {
  return {
    async count(text) {
      const term = missedTermOf(text);
      if (term !== null) await countMissedSearch(database, term);
    },
    async list(paging) {
      const { rows, total } = await listMissedSearches(database, paging);
      const items = rows.map(({ term, times, last_day: lastOn }) => ({ term, times, lastOn }));
      return { items, total };
    },
    async dismiss(term) {
      if (!(await deleteMissedSearch(database, keywordName(term))))
        throw new RequestFailure('not-found');
    },
  };
}
