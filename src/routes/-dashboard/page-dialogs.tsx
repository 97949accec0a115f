import { useSelector } from '@xstate/react';
import { readArchive } from '../../api/project-changes.ts';
import type { ProjectSummary } from '../../api/projects.queries.ts';
import { saveFile } from '../../app/actors/save-file.ts';
import { withCalls } from '../../app/actors/with-calls.ts';
import type { RunningDashboard } from '../../app/dashboard/running-dashboard.ts';
import { archiveDownloadMachine } from '../../machines/dashboard/archive-download.machine.ts';
import { FilesDialog } from '../../ui/dashboard/files-dialog.tsx';
import { QuestionDialog } from '../../ui/parts/overlays/question-dialog.tsx';
import { useServices } from '../-queries/with-services.tsx';
import { useLinkCopy } from '../-process/use-link-copy.ts';
import { useProcess } from '../-process/use-process.ts';
import { useLinkCodes } from '../-queries/use-link-codes.ts';
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

function Opened({ dashboard, coupons, open, onOpen }: PageDialogsProps) {
  const stored = open === null ? undefined : coupons.get(open.couponId);
  if (open === null || stored === undefined) return null;
  const onClose = () => onOpen(null);
  const { shown: active } = dashboard.toggleOf(stored).getSnapshot().context;
  const coupon = { ...stored, active };
  if (open.kind === 'preview') return <LatePreview coupon={coupon} onClose={onClose} />;
  const onPreview = () => onOpen({ ...open, kind: 'preview' });
  return <Files coupon={coupon} onPreview={onPreview} onClose={onClose} />;
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
        <b>{state.context.thing.name}</b>
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
      isSlow={state.hasTag('slow')}
      busyWords={dashboardWords.discarding()}
      onYes={() => discard.send({ type: 'removal.confirm' })}
      onNo={() => discard.send({ type: 'removal.cancel' })}
    >
      <p>
        <b>{state.context.thing.name}</b>
      </p>
      <p>{dashboardWords.customizationsLost()}</p>
    </QuestionDialog>
  );
}

interface FilesProps {
  readonly coupon: ProjectSummary;
  readonly onPreview: () => void;
  readonly onClose: () => void;
}

/** Link, code and archive of one coupon. */
function Files({ coupon, onPreview, onClose }: FilesProps) {
  const { client, configuration } = useServices();
  const link = `${configuration.shareBase}${coupon.id}`;
  const { state, send } = useProcess(
    () =>
      withCalls(archiveDownloadMachine, {
        async downloadArchive(id, signal) {
          const { content, fileName } = await readArchive(client, id, signal);
          saveFile(content, fileName);
        },
      }),
    { couponId: coupon.id },
  );
  return (
    <FilesDialog
      name={coupon.name}
      active={coupon.active}
      householdsOnly={coupon.householdsOnly}
      couponId={coupon.id}
      link={link}
      {...useLinkCopy(link)}
      {...useLinkCodes(link, !coupon.householdsOnly)}
      archive={{ isBusy: state.hasTag('busy'), failure: state.context.failure }}
      onArchive={() => send({ type: 'archive.download' })}
      onPreview={onPreview}
      onClose={onClose}
    />
  );
}
