import { useSelector } from '@xstate/react';
import { loadEveryProject, type ProjectSummary } from '../../api/projects.queries.ts';
import { cachedCoupons, cachedEvery } from '../../app/dashboard/coupon-cache.ts';
import type { RunningDashboard } from '../../app/dashboard/running-dashboard.ts';
import { saveFile } from '../../app/actors/save-file.ts';
import { type CouponFilter, filterOfSearch } from '../../domain/dashboard/dashboard-search.ts';
import { BulkBar } from '../../ui/dashboard/bulk-bar.tsx';
import { useToast } from '../../ui/parts/overlays/toast.tsx';
import { useServices } from '../-queries/with-services.tsx';
import { focusAfterSelection } from './focus-after-leaving.ts';
import * as dashboardWords from '../../words/dashboard.gen.ts';

interface SelectionBarProps {
  readonly filter: CouponFilter;
  readonly dashboard: RunningDashboard;
  /** The loaded ones of the list. */
  readonly coupons: Coupons;
  /** Number of matching coupons, loaded or not. */
  readonly found: number;
}

/** The bar of the selection; hidden without a selection. */
export function SelectionBar({ filter, dashboard, coupons, found }: SelectionBarProps) {
  const { configuration, queryClient } = useServices();
  const { selection, bulkSwitch, bulkRemoval } = dashboard;
  const couponIds = useSelector(selection, ({ context }) => context.couponIds);
  const isFinding = useSelector(selection, (state) => state.hasTag('busy'));
  const isSwitching = useSelector(bulkSwitch, (state) => state.hasTag('busy'));
  const readPicked = usePickedCoupons(couponIds, coupons);
  const say = useToast();
  const switchPicked = async (active: boolean) => {
    // Coupons whose state cannot be read are switched without "Undo".
    const picked = await readPicked().catch(() => []);
    const changingIds = picked.filter((one) => one.active !== active).map(({ id }) => id);
    bulkSwitch.send({ type: 'coupons.switch', couponIds, active, changingIds });
  };
  if (couponIds.length === 0) return null;
  const picked = new Set(couponIds);
  const arePicked = (ones: Iterable<ProjectSummary>) => [...ones].every(({ id }) => picked.has(id));
  const every = cachedEvery(queryClient, filter);
  const isEveryPicked = every.length >= found && arePicked(every);
  const isMore = coupons.size < found && arePicked(coupons.values()) && !isEveryPicked;
  return (
    <BulkBar
      count={couponIds.length}
      every={isMore ? found : null}
      isBusy={isFinding || isSwitching}
      onEvery={() => selection.send({ type: 'every.pick' })}
      onCancel={() => {
        selection.send({ type: 'selection.clear' });
        focusAfterSelection(couponIds);
      }}
      onSwitch={(active) => void switchPicked(active)}
      onExport={() => {
        readPicked()
          .then((picked) => download(configuration.shareBase, picked))
          .catch(() => say({ kind: 'bad', text: dashboardWords.tableFailed() }));
      }}
      onRemove={() => bulkRemoval.send({ type: 'removal.ask', couponIds })}
    />
  );
}

type Coupons = ReadonlyMap<string, ProjectSummary>;

/** A selection outlives a search: what no list holds any more is read again. Those of the list shown are the newest. */
function usePickedCoupons(couponIds: readonly string[], coupons: Coupons) {
  const { client, queryClient } = useServices();
  return async (): Promise<readonly ProjectSummary[]> => {
    const known = new Map([...cachedCoupons(queryClient), ...coupons]);
    if (!couponIds.every((id) => known.has(id)))
      for (const coupon of await loadEveryProject(client, filterOfSearch({})))
        known.set(coupon.id, coupon);
    return couponIds.flatMap((id) => known.get(id) ?? []);
  };
}

/** Saves a table of the coupons; rejects if the code that makes it did not load. */
async function download(shareBase: string, coupons: readonly ProjectSummary[]) {
  const listed = coupons.map((coupon) => ({ ...coupon, link: `${shareBase}${coupon.id}` }));
  const { csvOfCoupons } = await import('../../domain/dashboard/coupon-csv.ts');
  const csv = csvOfCoupons(listed, new Date());
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), dashboardWords.fileName());
}
