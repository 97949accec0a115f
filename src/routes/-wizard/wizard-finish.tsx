import { useLocation, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { searchOf } from '../../app/wizard/begin-wizard.ts';
import { schemeLabelOf } from '../../domain/design/scheme-label.ts';
import type { Finding } from '../../domain/preflight/finding.ts';
import type { SavedState } from '../../machines/drafts/draft.machine.ts';
import { replacedBy } from '../../machines/submission/submission.machine.ts';
import type { ProofInput } from '../../machines/approval/proof.machine.ts';
import type { previewDialogMachine } from '../../machines/wizard/preview-dialog.machine.ts';
import type { DrawnCoupon } from '../../machines/wizard/wizard-context.ts';
import type { PreviewCard } from '../../machines/wizard/preview-cards.ts';
import type { WizardActor, WizardSnapshot } from '../../machines/wizard/wizard.machine.ts';
import { PreviewDialog } from '../../ui/wizard/preview/preview-dialog.tsx';
import { QuestionDialog } from '../../ui/parts/overlays/question-dialog.tsx';
import { useServices } from '../-queries/with-services.tsx';
import * as finishWords from '../../words/finish.gen.ts';
import { useProofSharing } from './proof-sharing.tsx';
import { Submission } from './submission.tsx';
import { useScanProof } from './use-scan-proof.ts';
import {
  LeaveDialog,
  DrawingDialog,
  UndrawnDialog,
} from '../../ui/wizard/finish/wizard-dialogs.tsx';
import { ProofSharing, PublishingWaits } from '../../ui/approval/proof-sharing.tsx';

interface WizardFinishProps {
  readonly wizard: WizardActor;
  readonly draftId: string;
  readonly snapshot: WizardSnapshot;
  readonly saved: SavedState;
  readonly findings: readonly Finding[];
  readonly otherScheme: string | null;
}

/** The dialogs over the steps: drawing, preview and submission on the last; the question before leaving (WIZ-10, WIZ-11). */
export function WizardFinish(props: WizardFinishProps) {
  const { wizard, snapshot, saved } = props;
  const { configuration } = useServices();
  const { context, children } = snapshot;
  const view = { state: snapshot, send: wizard.send };
  const { drawn } = context;
  return (
    <>
      <DrawingDialog {...view} />
      <UndrawnDialog {...view} />
      {children.previewDialog !== undefined &&
        drawn !== null &&
        snapshot.matches({ working: 'previewing' }) && (
          <Preview
            dialog={children.previewDialog}
            wizard={wizard}
            drawn={drawn}
            proof={{ id: props.draftId, coupon: proofOf(context, drawn) }}
            findings={props.findings}
            fromDashboard={context.stored?.fromDashboard ?? false}
          />
        )}
      {children.submission !== undefined && snapshot.matches('submitting') && (
        <Submission submission={children.submission} configuration={configuration} />
      )}
      <LeaveDialog {...view} isEdit={replacedBy(context) !== null} saved={saved} />
      {props.otherScheme !== null && snapshot.hasTag('filling') && (
        <OtherScheme wizard={wizard} begun={context.form.scheme} wanted={props.otherScheme} />
      )}
    </>
  );
}

interface OtherSchemeProps {
  readonly wizard: WizardActor;
  readonly begun: string;
  readonly wanted: string;
}

/** A design was chosen in one scheme, and a coupon was begun with it in another (BROWSE-12, WIZ-11). */
function OtherScheme({ wizard, begun, wanted }: OtherSchemeProps) {
  const router = useRouter();
  const { pathname } = useLocation();
  const startOver = (): void => {
    const scheme = encodeURIComponent(wanted);
    wizard.send({ type: 'leave.request', exit: `${pathname}?scheme=${scheme}` });
    wizard.send({ type: 'leave.confirm' });
  };
  return (
    <QuestionDialog
      question={finishWords.alreadyBegun()}
      no={finishWords.continueCoupon()}
      yes={finishWords.startOver()}
      onNo={() => void router.navigate({ to: pathname, search: searchOf(wizard), replace: true })}
      onYes={startOver}
    >
      <p>
        {finishWords.begunInScheme({ begun: schemeLabelOf(begun), wanted: schemeLabelOf(wanted) })}
      </p>
    </QuestionDialog>
  );
}

interface PreviewProps {
  readonly wizard: WizardActor;
  readonly dialog: ActorRefFrom<typeof previewDialogMachine>;
  readonly drawn: DrawnCoupon;
  readonly proof: ProofInput;
  readonly findings: readonly Finding[];
  readonly fromDashboard: boolean;
}

/** Shows only the drawn pictures, which are saved: later edits or responses do not change them (REND-08). */
function Preview(props: PreviewProps) {
  const { wizard, dialog, drawn, fromDashboard } = props;
  const { sharing, waitsFor, onSaving } = useProofSharing(props.proof);
  const card = useSelector(dialog, cardOf);
  const detailsShown = useSelector(dialog, (state) => state.context.detailsShown);
  const scan = useScanProof(drawn, (verdict) => {
    dialog.send({ type: 'coupon.save', scan: verdict });
    onSaving(wizard);
  });
  return (
    <PreviewDialog
      card={card}
      detailsShown={detailsShown}
      {...drawn}
      findings={props.findings}
      scan={scan}
      fromDashboard={fromDashboard}
      onPrevious={() => dialog.send({ type: 'preview.previous' })}
      onNext={() => dialog.send({ type: 'preview.next' })}
      onDetails={() => dialog.send({ type: 'details.toggle' })}
      onFix={(values) => wizard.send({ type: 'preflight.fix', values })}
      onShow={(place) => wizard.send({ type: 'preflight.show', place })}
      onEdit={(part) => dialog.send({ type: 'part.edit', part })}
      approval={<ProofSharing {...sharing} />}
      waits={waitsFor && <PublishingWaits names={waitsFor} />}
      onClose={() => dialog.send({ type: 'preview.close' })}
    />
  );
}

/** The coupon as it would be published. */
function proofOf(
  { flowName, stored, templateId }: WizardSnapshot['context'],
  { form, images }: DrawnCoupon,
): ProofInput['coupon'] {
  return { form, images, flowName, stored, templateId };
}

function cardOf(state: SnapshotFrom<typeof previewDialogMachine>): PreviewCard {
  if (state.matches('rideAlong')) return 'ride-along';
  return state.matches('google') ? 'google' : 'apple';
}
