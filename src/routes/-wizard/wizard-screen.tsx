import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { RunningWizard } from '../../app/wizard/running-wizard.ts';
import type { Services } from '../../app/services.ts';
import { FLOWS, STEP_TITLES } from '../../domain/wizard/flows.ts';
import { positionAfter, screensAt, stepNameAt } from '../../domain/wizard/wizard-position.ts';
import { savedStateOf } from '../../machines/drafts/draft.machine.ts';
import { hasRideAlongCard, shownCard } from '../../machines/wizard/preview-cards.ts';
import { isWithdrawn } from '../../machines/wizard/resumed-wizard.ts';
import { fieldsShowingIssues } from '../../machines/wizard/shown-issues.ts';
import { routeOf, screenOf } from '../../machines/wizard/wizard-context.ts';
import type { WizardSnapshot } from '../../machines/wizard/wizard.machine.ts';
import { FormScreen } from '../../ui/wizard/screens/form-screen.tsx';
import { PreviewPane } from '../../ui/wizard/preview/preview-pane.tsx';
import { LeaveDialog } from '../../ui/wizard/finish/wizard-dialogs.tsx';
import { WizardPage } from '../../ui/wizard/frame/wizard-page.tsx';
import { WithdrawnNotice } from '../../ui/wizard/frame/withdrawn-notice.tsx';
import { useImageUploads } from './image-uploads.tsx';
import { useBarcodePicture } from '../-queries/use-barcode-picture.ts';
import { useWarmUp } from './use-warm-up.ts';
import { useWizardAddress } from './use-wizard-address.ts';
import { WizardFinish } from './wizard-finish.tsx';

interface WizardScreenProps {
  readonly wizard: RunningWizard;
  readonly services: Services;
  /** The pathname of this wizard. */
  readonly address: string;
}

/** The wizard machine bound to its views. */
export function WizardScreen({ wizard, services, address }: WizardScreenProps) {
  const { actor, draft } = wizard;
  useWizardAddress(wizard, address);
  const snapshot = useSelector(actor, (state) => state);
  useWarmUp(snapshot);
  const saved = useSelector(draft, savedStateOf);
  const { context } = snapshot;
  const { barcodeType, barcodeValue } = context.form;
  const barcode = useBarcodePicture(services.client, barcodeType, barcodeValue);
  return (
    <>
      <WizardPage
        {...placeOf(snapshot)}
        saved={saved}
        onPane={(pane) => actor.send({ type: 'pane.select', pane })}
        onBack={() => actor.send({ type: 'step.back' })}
        onUndo={() => actor.send({ type: 'design.undo' })}
        onRedo={() => actor.send({ type: 'design.redo' })}
        preview={
          <PreviewPane
            {...context}
            barcode={barcode.picture}
            card={shownCard(context)}
            hasRideAlong={hasRideAlongCard(context)}
            onCard={(card) => actor.send({ type: 'preview.select', card })}
            onDetails={() => actor.send({ type: 'details.toggle' })}
          />
        }
      >
        {isWithdrawn(context) && <WithdrawnNotice />}
        <BoundForm
          key={screenOf(context)}
          wizard={wizard}
          context={context}
          barcodeRefusal={barcode.refusal}
        />
      </WizardPage>
      <WizardFinish
        wizard={actor}
        snapshot={snapshot}
        barcode={barcode.picture}
        configuration={services.configuration}
      />
      <LeaveDialog
        open={snapshot.matches('asking')}
        onStay={() => actor.send({ type: 'leave.cancel' })}
        onLeave={() => actor.send({ type: 'leave.confirm' })}
      />
    </>
  );
}

/** Where the wizard stands, as the page shows it (WIZ-07). */
function placeOf(snapshot: WizardSnapshot) {
  const { context } = snapshot;
  const route = routeOf(context);
  return {
    title: STEP_TITLES[stepNameAt(route, context.step)],
    step: context.step,
    steps: FLOWS[context.flowName].steps.length,
    substep: context.substep,
    substeps: screensAt(route, context.step).length,
    canGoOn: snapshot.can({ type: 'step.next', values: {} }),
    pane: context.pane,
    highlight: context.highlight,
  };
}

interface BoundFormProps {
  readonly wizard: RunningWizard;
  readonly context: WizardSnapshot['context'];
  readonly barcodeRefusal: string | null;
}

function BoundForm({ wizard, context, barcodeRefusal }: BoundFormProps) {
  const { actor } = wizard;
  const { form, revision, history, traits, flowName } = context;
  const isLast = positionAfter(routeOf(context), context) === null;
  const [showingIssues] = useState(() => fieldsShowingIssues(context));
  const { uploads, cropper } = useImageUploads(wizard, form);
  return (
    <>
      <FormScreen
        screen={screenOf(context)}
        form={form}
        revision={revision}
        showingIssues={showingIssues}
        submitLabel={isLast ? FLOWS[flowName].finalButton : 'Next'}
        canUndo={history.past.length > 0}
        canRedo={history.future.length > 0}
        barcodeRefusal={barcodeRefusal}
        uploads={uploads}
        onUndo={() => actor.send({ type: 'design.undo' })}
        onRedo={() => actor.send({ type: 'design.redo' })}
        onReset={traits.isEditable ? () => actor.send({ type: 'design.reset' }) : null}
        onChange={(values) => actor.send({ type: 'form.change', values })}
        onSubmit={(values, direction) =>
          actor.send({ type: direction === 'step' ? 'step.next' : 'step.submit', values })
        }
        onInvalid={() => actor.send({ type: 'pane.select', pane: 'design' })}
      />
      {cropper}
    </>
  );
}
