import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { ProjectSummary } from '../../api/projects.queries.ts';
import type { RunningDashboard } from '../../app/dashboard/running-dashboard.ts';
import { saveFile } from '../../app/actors/save-file.ts';
import type { CouponFilter } from '../../domain/dashboard/dashboard-search.ts';
import { BulkBar } from '../../ui/dashboard/bulk-bar.tsx';
import { useToast } from '../../ui/parts/overlays/toast.tsx';
import { useServices } from '../-queries/with-services.tsx';
import { focusAfterSelection } from './focus-after-leaving.ts';
import * as dashboardWords from '../../words/dashboard.gen.ts';

interface SelectionBarProps {
  readonly dashboard: RunningDashboard;
  readonly filter: CouponFilter;
  readonly coupons: Coupons;
  /** Number of matching coupons, loaded or not. */
  readonly found: number;
}

/** The bar of the selection; hidden without a selection. */
export function SelectionBar(props: SelectionBarProps) {
  const { coupons, found } = props;
  const { configuration } = useServices();
  const { selection, bulkSwitch, bulkRemoval } = props.dashboard;
  const couponIds = useSelector(selection, ({ context }) => context.couponIds);
  const isFinding = useSelector(selection, (state) => state.hasTag('busy'));
  const isSwitching = useSelector(bulkSwitch, (state) => state.hasTag('busy'));
  const known = useKnownCoupons(props);
  const say = useToast();
  if (couponIds.length === 0) return null;
  const areAllPicked = couponIds.length >= coupons.size && couponIds.length < found;
  return (
    <BulkBar
      count={couponIds.length}
      every={areAllPicked ? found : null}
      isBusy={isFinding || isSwitching}
      onEvery={() => selection.send({ type: 'every.pick' })}
      onCancel={() => {
        selection.send({ type: 'selection.clear' });
        focusAfterSelection(couponIds);
      }}
      onSwitch={(active) => {
        const stored = known();
        const changingIds = couponIds.filter((id) => stored.get(id)?.active !== active);
        bulkSwitch.send({ type: 'coupons.switch', couponIds, active, changingIds });
      }}
      onExport={() => {
        download(configuration.shareBase, couponIds, known()).catch(() =>
          say({ kind: 'bad', text: dashboardWords.tableFailed() }),
        );
      }}
      onRemove={() => bulkRemoval.send({ type: 'removal.ask', couponIds })}
    />
  );
}

type Coupons = ReadonlyMap<string, ProjectSummary>;

/** Coupons loaded for the list are newer than those found by "Select all". */
function useKnownCoupons({ filter, coupons }: SelectionBarProps): () => Coupons {
  const queryClient = useQueryClient();
  return () => {
    const every =
      queryClient.getQueryData<readonly ProjectSummary[]>(['every-project', filter]) ?? [];
    return new Map([...every.map((one) => [one.id, one] as const), ...coupons]);
  };
}

/** Saves a table of the coupons; rejects if the code that makes it did not load. */
async function download(shareBase: string, couponIds: readonly string[], known: Coupons) {
  const listed = couponIds.flatMap((id) => {
    const coupon = known.get(id);
    const link = `${shareBase}${id}`;
    return coupon === undefined ? [] : [{ ...coupon, link }];
  });
  const { csvOfCoupons } = await import('../../domain/dashboard/coupon-csv.ts');
  const csv = csvOfCoupons(listed, new Date());
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), dashboardWords.fileName());
}
