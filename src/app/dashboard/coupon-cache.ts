/** Writes the dashboard's changes into every cached response about coupons, so that all views agree. */
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Page } from '../../api/page.ts';
import type { ProjectSummary } from '../../api/projects.queries.ts';
import type { CouponFilter } from '../../domain/dashboard/dashboard-search.ts';

type Coupons = InfiniteData<Page<ProjectSummary>, number>;

const LISTS = { queryKey: ['projects'] };

/** All matches of a search, in any order. */
const everyKey = ({ q }: CouponFilter) => [...LISTS.queryKey, q.trim(), 'every'];

/** Caches all matches of a search as one more list. */
export function cacheEvery(
  queryClient: QueryClient,
  filter: CouponFilter,
  items: readonly ProjectSummary[],
): void {
  const page = { items, total: items.length, page: 0, size: items.length };
  const every: Coupons = { pages: [page], pageParams: [0] };
  queryClient.setQueryData(everyKey(filter), every);
}

/** All matches of a search, if they were cached; else none. */
export function cachedEvery(
  queryClient: QueryClient,
  filter: CouponFilter,
): readonly ProjectSummary[] {
  return queryClient.getQueryData<Coupons>(everyKey(filter))?.pages[0]?.items ?? [];
}

/** The coupons of every cached list by id, as the changes below keep them. */
export function cachedCoupons(queryClient: QueryClient): ReadonlyMap<string, ProjectSummary> {
  const pages = queryClient
    .getQueriesData<Coupons>(LISTS)
    .flatMap(([, coupons]) => coupons?.pages ?? []);
  return new Map(pages.flatMap(({ items }) => items).map((coupon) => [coupon.id, coupon]));
}

/** Changes these coupons in every list; other cached data of them is reloaded. */
export async function changeCoupons(
  queryClient: QueryClient,
  couponIds: readonly string[],
  part: Partial<Pick<ProjectSummary, 'name' | 'note' | 'active'>>,
): Promise<void> {
  const changed = new Set(couponIds);
  await changeLists(queryClient, (page) => ({
    ...page,
    items: page.items.map((item) => (changed.has(item.id) ? { ...item, ...part } : item)),
  }));
  forget(queryClient, couponIds);
}

/** Removes these coupons from every list. */
export async function dropCoupons(queryClient: QueryClient, couponIds: readonly string[]) {
  const gone = new Set(couponIds);
  const known = [...cachedCoupons(queryClient).keys()].filter((id) => gone.has(id)).length;
  await changeLists(queryClient, (page) => ({
    ...page,
    items: page.items.filter(({ id }) => !gone.has(id)),
    total: Math.max(0, page.total - known),
  }));
  // Which of the lists had those that they have not loaded? Each is asked for again before it is shown the next time.
  await queryClient.invalidateQueries({ ...LISTS, refetchType: 'none' });
  forget(queryClient, couponIds);
}

/** A pending response predates the change and must not undo it: what it was to load is asked for again. */
async function changeLists(
  queryClient: QueryClient,
  change: (page: Page<ProjectSummary>) => Page<ProjectSummary>,
): Promise<void> {
  const pending = new Set(
    queryClient.getQueryCache().findAll({ ...LISTS, fetchStatus: 'fetching' }),
  );
  await queryClient.cancelQueries(LISTS);
  queryClient.setQueriesData<Coupons>(LISTS, (coupons) =>
    coupons === undefined ? undefined : { ...coupons, pages: coupons.pages.map(change) },
  );
  void queryClient.refetchQueries({ predicate: (query) => pending.has(query) });
}

function forget(queryClient: QueryClient, couponIds: readonly string[]): void {
  for (const id of couponIds) {
    for (const kind of ['project', 'coupon', 'wallet-token'])
      void queryClient.invalidateQueries({ queryKey: [kind, id] });
  }
}
