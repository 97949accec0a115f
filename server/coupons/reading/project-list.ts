/** Lists an account's coupons page by page, with the total (DASH-01). */
import type { AccountRow } from '../../accounts/accounts.repository.ts';
import type { Database } from '../../db/database.ts';
import { createPromiseCache } from '../../work/promise-cache.ts';
import { projectSummaryOf, type ProjectSummary } from '../stored/project-view.ts';
import {
  countOwnProjects,
  listOwnProjects,
  type ProjectSort,
  type ProjectSummaryRow,
} from '../stored/projects.repository.ts';
import { listDays } from './coupon-counts.repository.ts';
import { dayBefore, DAYS_SHOWN, lastDaysOf } from './last-days.ts';

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
): (account: AccountRow, search: ProjectSearch) => Promise<ProjectPage> {
  const totals = createPromiseCache<number>({ most: TOTALS_KEPT });
  return async (account, { q, id, sort, page, size }) => {
    const words = q.split(/\s+/).filter((word) => word !== '');
    const coupons = { accountId: account.id, id, words };
    const counted = JSON.stringify([account.id, account.list_version, id, words]);
    const [rows, total] = await Promise.all([
      listOwnProjects(database, coupons, sort, { page, size }),
      words.length === 0 && id === null
        ? account.coupons
        : totals.get(counted, () => countOwnProjects(database, coupons)),
    ]);
    return { items: await summariesOf(database, rows), total };
  };
}

async function summariesOf(
  database: Database,
  rows: readonly ProjectSummaryRow[],
): Promise<readonly ProjectSummary[]> {
  const now = new Date();
  const ids = rows.map(({ id }) => id);
  const days = await listDays(database, ids, dayBefore(now, DAYS_SHOWN - 1));
  return rows.map((row) => projectSummaryOf(row, lastDaysOf(days, row.id, now)));
}
