import { useSelector } from '@xstate/react';
import type { ProjectSummary } from '../../api/projects.queries.ts';
import type { RunningDashboard } from '../../app/dashboard/running-dashboard.ts';
import type { Services } from '../../app/services.ts';
import { QuestionDialog } from '../../ui/parts/overlays/question-dialog.tsx';
import { FilesBinding } from './files-binding.tsx';
import { LatePreview } from './late-preview.tsx';
import * as dashboardWords from '../../words/dashboard.gen.ts';
import * as actionsWords from '../../words/actions.gen.ts';

/** The open dialog and its coupon. */
export interface OpenDialog {
  readonly kind: 'preview' | 'files';
  readonly couponId: string;
}

interface PageDialogsProps {
  readonly dashboard: RunningDashboard;
  readonly services: Services;
  readonly coupons: ReadonlyMap<string, ProjectSummary>;
  readonly open: OpenDialog | null;
  readonly onOpen: (open: OpenDialog | null) => void;
}

/** Questions, preview and files. */
export function PageDialogs({ dashboard, ...props }: PageDialogsProps) {
  return (
    <>
      <Removal {...dashboard} />
      <BulkRemoval {...dashboard} />
      <Discard {...dashboard} />
      <Opened dashboard={dashboard} {...props} />
    </>
  );
}

function Opened({ dashboard, services, coupons, open, onOpen }: PageDialogsProps) {
  const stored = open === null ? undefined : coupons.get(open.couponId);
  if (open === null || stored === undefined) return null;
  const onClose = () => onOpen(null);
  const { shown: active } = dashboard.toggleOf(stored).getSnapshot().context;
  const coupon = { ...stored, active };
  if (open.kind === 'preview')
    return <LatePreview coupon={coupon} services={services} onClose={onClose} />;
  const onPreview = () => onOpen({ ...open, kind: 'preview' });
  return (
    <FilesBinding coupon={coupon} services={services} onPreview={onPreview} onClose={onClose} />
  );
}

function Removal({ removal }: RunningDashboard) {
  const state = useSelector(removal, (snapshot) => snapshot);
  if (!state.hasTag('open')) return null;
  return (
    <QuestionDialog
      question={dashboardWords.askRemoveCoupon()}
      isBusy={state.hasTag('busy')}
      isSlow={state.hasTag('slow')}
      busyWords={actionsWords.removing()}
      onYes={() => removal.send({ type: 'removal.confirm' })}
      onNo={() => removal.send({ type: 'removal.cancel' })}
    >
      <p>
        <b>{state.context.coupon.name}</b>
      </p>
      <p>{dashboardWords.customizationsLost()}</p>
      <p>{dashboardWords.codesStopWorking()}</p>
    </QuestionDialog>
  );
}

function BulkRemoval({ bulkRemoval }: RunningDashboard) {
  const state = useSelector(bulkRemoval, (snapshot) => snapshot);
  if (!state.hasTag('open')) return null;
  return (
    <QuestionDialog
      question={dashboardWords.askRemoveCoupons({ count: state.context.asked.length })}
      isBusy={state.hasTag('busy')}
      isSlow={state.hasTag('slow')}
      busyWords={actionsWords.removing()}
      onYes={() => bulkRemoval.send({ type: 'removal.confirm' })}
      onNo={() => bulkRemoval.send({ type: 'removal.cancel' })}
    >
      <p>{dashboardWords.customizationsLost()}</p>
      <p>{dashboardWords.codesStopWorking()}</p>
    </QuestionDialog>
  );
}

function Discard({ discard }: RunningDashboard) {
  const state = useSelector(discard, (snapshot) => snapshot);
  if (!state.hasTag('open')) return null;
  return (
    <QuestionDialog
      question={dashboardWords.askDiscardDraft()}
      isBusy={state.hasTag('busy')}
      busyWords={dashboardWords.discarding()}
      onYes={() => discard.send({ type: 'discard.confirm' })}
      onNo={() => discard.send({ type: 'discard.cancel' })}
    >
      <p>
        <b>{state.context.draft.name}</b>
      </p>
      <p>{dashboardWords.customizationsLost()}</p>
    </QuestionDialog>
  );
}
