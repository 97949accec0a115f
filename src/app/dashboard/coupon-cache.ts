/** Writes the dashboard's changes into every cached response about coupons, so that all views agree. */
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Page } from '../../api/page.ts';
import type { ProjectSummary } from '../../api/projects.queries.ts';

type Coupons = InfiniteData<Page<ProjectSummary>, number>;

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
  const known = knownOf(queryClient, gone);
  await changeLists(queryClient, (page) => ({
    ...page,
    items: page.items.filter(({ id }) => !gone.has(id)),
    total: Math.max(0, page.total - known),
  }));
  forget(queryClient, couponIds);
}

/** A pending response predates the change and must not undo it. */
async function changeLists(
  queryClient: QueryClient,
  change: (page: Page<ProjectSummary>) => Page<ProjectSummary>,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey: ['projects'] });
  queryClient.setQueriesData<Coupons>({ queryKey: ['projects'] }, (coupons) =>
    coupons === undefined ? undefined : { ...coupons, pages: coupons.pages.map(change) },
  );
}

function knownOf(queryClient: QueryClient, couponIds: ReadonlySet<string>): number {
  const lists = queryClient.getQueriesData<Coupons>({ queryKey: ['projects'] });
  const found = new Set<string>();
  for (const [, coupons] of lists) {
    const items = coupons?.pages.flatMap((page) => page.items) ?? [];
    for (const { id } of items) if (couponIds.has(id)) found.add(id);
  }
  return found.size;
}

function forget(queryClient: QueryClient, couponIds: readonly string[]): void {
  for (const id of couponIds) {
    for (const kind of ['project', 'coupon', 'wallet-token'])
      void queryClient.invalidateQueries({ queryKey: [kind, id] });
  }
}
