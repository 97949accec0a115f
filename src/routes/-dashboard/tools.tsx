import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { cachedEvery } from '../../app/dashboard/coupon-cache.ts';
import type { RunningDashboard } from '../../app/dashboard/running-dashboard.ts';
import {
  type CouponFilter,
  type CouponSort,
  searchOfFilter,
} from '../../domain/dashboard/dashboard-search.ts';
import { listSearchMachine } from '../../machines/dashboard/list-search.machine.ts';
import { useEmitted } from '../-process/use-emitted.ts';
import { useProcess } from '../-process/use-process.ts';
import { useServices } from '../-queries/with-services.tsx';
import { DashboardTools, SortModal } from '../../ui/dashboard/dashboard-tools.tsx';

interface ToolsProps {
  readonly filter: CouponFilter;
  readonly dashboard: RunningDashboard;
  /** Ids of all loaded coupons. */
  readonly couponIds: readonly string[];
}

/** Search and sort, which are in the address (DASH-12), and "select all". */
export function Tools({ filter, dashboard: { selection }, couponIds }: ToolsProps) {
  const [sorting, setSorting] = useState(false);
  const pickedIds = useSelector(selection, ({ context }) => context.couponIds);
  const narrow = useNarrow(filter);
  const { queryClient } = useServices();
  const foundIds = () => cachedEvery(queryClient, filter).map(({ id }) => id);
  const search = useSearchBox(filter.q, (q) => narrow({ q }));
  const sort = (chosen: CouponSort) => {
    setSorting(false);
    narrow({ sort: chosen });
  };
  return (
    <>
      <DashboardTools
        search={search}
        sort={filter.sort}
        picked={pickedOf(pickedIds, couponIds)}
        canPick={couponIds.length > 0}
        onSort={sort}
        onSortModal={() => setSorting(true)}
        onPickAll={(isPicked) =>
          selection.send(
            isPicked
              ? { type: 'coupons.pick', couponIds }
              : { type: 'coupons.leave', couponIds: [...couponIds, ...foundIds()] },
          )
        }
      />
      {sorting && <SortModal sort={filter.sort} onSort={sort} onClose={() => setSorting(false)} />}
    </>
  );
}

function useNarrow(filter: CouponFilter) {
  const navigate = useNavigate();
  return (part: Partial<CouponFilter>) =>
    void navigate({
      to: '/dashboard',
      search: searchOfFilter({ ...filter, ...part }),
      replace: true,
      resetScroll: false,
    });
}

function useSearchBox(term: string, onSearch: (term: string) => void) {
  const { state, send, actor: box } = useProcess(() => listSearchMachine, { term });
  useEmitted(box, 'search.wanted', (wanted) => onSearch(wanted.term));
  useEffect(() => send({ type: 'address.change', term }), [send, term]);
  return { state, send };
}

/** How many of the shown coupons are selected; the bar counts those of other searches too. */
function pickedOf(pickedIds: readonly string[], couponIds: readonly string[]) {
  const picked = new Set(pickedIds);
  if (!couponIds.some((id) => picked.has(id))) return 'none';
  return couponIds.every((id) => picked.has(id)) ? 'all' : 'some';
}
