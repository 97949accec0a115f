import type { components } from '../../openapi/schema.gen.ts';
import type { Database } from '../db/database.ts';
import { RequestFailure } from '../http/problems.ts';
import { keywordName } from './words/keyword-names.ts';
import {
  countMissedSearch,
  deleteMissedSearch,
  listMissedSearches,
} from './missed-searches.repository.ts';
import type { Paging } from './templates.repository.ts';

type MissedSearch = components['schemas']['MissedSearch'];

/** Searches that found nothing, counted without persons (PRE-06). */
export interface MissedSearchService {
  /** Counts what somebody looked for in vain; what could name a person is passed over. */
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

const LONGEST_TERM = 64;
/** An address, a link, or as many digits as a telephone number, an account or a parcel has. */
const MAY_NAME_SOMEBODY = /[@/\\]|\bwww\.|\d(?:[\s().-]?\d){5}/u;

/** The text as a keyword would be called; null where it is none that anybody could make one of. */
export function missedTermOf(text: string): string | null {
  const term = keywordName(text.slice(0, LONGEST_TERM * 4).replaceAll(/[,\p{C}]/gu, ' '));
  if (!/[\p{L}\p{N}]/u.test(term) || [...term].length > LONGEST_TERM) return null;
  return MAY_NAME_SOMEBODY.test(term) ? null : term;
}
