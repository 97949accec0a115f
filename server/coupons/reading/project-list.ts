/** Lists an account's coupons page by page, with the total (DASH-01). */
import { readAccount } from '../../accounts/accounts.repository.ts';
import type { Database } from '../../db/database.ts';
import { createPromiseCache } from '../../work/promise-cache.ts';
import { projectSummaryOf, type ProjectSummary } from '../stored/project-view.ts';
import {
  countOwnProjects,
  listOwnProjects,
  type ProjectSort,
} from '../stored/projects.repository.ts';

export interface ProjectSearch {
  readonly q: string;
  /** Null for coupons with any id. */
  readonly id: string | null;
  readonly sort: ProjectSort;
  readonly page: number;
  readonly size: number;
}

export interface ProjectPage {
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
    // Together, because each look-up waits a turn of the event loop (SAFE-01).
    const [rows, account] = await Promise.all([
      listOwnProjects(database, coupons, sort, { page, size }),
      readAccount(database, accountId),
    ]);
    const counted = JSON.stringify([accountId, account.list_version, id, words]);
    const total =
      words.length === 0 && id === null
        ? account.coupons
        : await totals.get(counted, () => countOwnProjects(database, coupons));
    return { items: rows.map(projectSummaryOf), total };
  };
}
