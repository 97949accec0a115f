/** Lists an account's coupons page by page, with the total (DASH-01). */
import type { ProjectSummary } from '../../../openapi/schema.gen.ts';
import { readAccount } from '../../accounts/accounts.repository.ts';
import type { Database } from '../../db/database.ts';
import type { StoredPreflight } from '../../db/project-tables.ts';
import { createPromiseCache } from '../../work/promise-cache.ts';
import { currentRules, lookAgain } from '../stored/coupon-preflight.ts';
import { projectSummaryOf } from '../stored/project-view.ts';
import {
  countOwnProjects,
  listOwnProjects,
  type ProjectSort,
  type ProjectSummaryRow,
} from '../stored/projects.repository.ts';

export interface ProjectSearch {
  readonly q: string;
  /** Null for coupons with any id. */
  readonly id: string | null;
  readonly sort: ProjectSort;
  readonly page: number;
  readonly size: number;
}

interface ProjectPage {
  readonly items: readonly ProjectSummary[];
  /** Total over all pages. */
  readonly total: number;
}

/** Number of cached search totals; each is valid until the account adds, removes or renames a coupon. */
const TOTALS_KEPT = 2_000;

export function createProjectList(
  database: Database,
): (accountId: string, search: ProjectSearch) => Promise<ProjectPage> {
  const totals = createPromiseCache<number>({ most: TOTALS_KEPT });
  return async (accountId, { q, id, sort, page, size }) => {
    const words = q.split(/\s+/).filter((word) => word !== '');
    const coupons = { accountId, id, words };
    const totalNow = async (): Promise<number> => {
      const account = await readAccount(database, accountId);
      if (words.length === 0 && id === null) return account.coupons;
      const counted = JSON.stringify([accountId, account.list_version, id, words]);
      return totals.get(counted, () => countOwnProjects(database, coupons));
    };
    // Together, because each look-up waits a turn of the event loop (SAFE-01), and a count may take the longest.
    const [rows, total] = await Promise.all([
      listOwnProjects(database, coupons, sort, { page, size }),
      totalNow(),
    ]);
    const seen = await withPreflight(database, rows);
    return { items: seen.map(projectSummaryOf), total };
  };
}

/** Coupons of older rules that one list looks at: more than a page of the dashboard has, one after the other. */
const LOOKED_AT_ONCE = 24;

async function withPreflight(database: Database, rows: readonly ProjectSummaryRow[]) {
  const unseen = rows.filter(({ preflight }) => currentRules(preflight) === null);
  const seen = new Map<string, StoredPreflight | null>();
  for (const { id } of unseen.slice(0, LOOKED_AT_ONCE)) seen.set(id, await lookAgain(database, id));
  return rows.map((row) => ({ ...row, preflight: seen.get(row.id) ?? row.preflight }));
}
