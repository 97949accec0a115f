/** Search and sort of the dashboard, as they appear in the address (DASH-12). */

/** In the order of the menu. */
export const COUPON_SORTS = ['newest', 'oldest', 'name-asc', 'name-desc', 'active'] as const;
export type CouponSort = (typeof COUPON_SORTS)[number];

/** `?q=spring&sort=name-asc`; defaults are left out. */
interface DashboardSearch {
  readonly q?: string;
  readonly sort?: CouponSort;
}

export type CouponFilter = Required<DashboardSearch>;

/** The contract's limit: `q` of `GET /api/v1/project`. */
const LONGEST_TERM = 200;

/** Parses an address by hand. */
export function parseDashboardSearch(search: Readonly<Record<string, unknown>>): DashboardSearch {
  return searchOfFilter(filterOfSearch(search));
}

/** Unknown values are dropped, never an error: the router keeps what `parseDashboardSearch` leaves out. */
export function filterOfSearch({ q, sort }: { q?: unknown; sort?: unknown }): CouponFilter {
  return {
    q: typeof q === 'string' ? q : '',
    sort: COUPON_SORTS.find((name) => name === sort) ?? 'newest',
  };
}

export function searchOfFilter({ q, sort }: CouponFilter): DashboardSearch {
  const term = [...q.trim()].slice(0, LONGEST_TERM).join('');
  return { ...(term !== '' && { q: term }), ...(sort !== 'newest' && { sort }) };
}
