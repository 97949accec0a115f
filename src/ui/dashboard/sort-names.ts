import type { CouponSort } from '../../domain/dashboard/dashboard-search.ts';
import * as actionsWords from '../../words/actions.gen.ts';
import * as dashboardWords from '../../words/dashboard.gen.ts';

/** Names of the orders in both menus. */
export const SORT_NAMES: Readonly<Record<CouponSort, () => string>> = {
  newest: actionsWords.newest,
  oldest: dashboardWords.oldest,
  'name-asc': dashboardWords.nameAscending,
  'name-desc': dashboardWords.nameDescending,
  active: dashboardWords.activeFirst,
};
