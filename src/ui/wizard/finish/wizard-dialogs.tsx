import { type Sending, bytesInWords, isSent, percentSent } from '../../../domain/sending.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { answers } from '../../parts/overlays/dialog.css.ts';
import { Dialog } from '../../parts/overlays/dialog.tsx';
import { Progress, ProgressBar } from '../../parts/notices/progress.tsx';
import { Spinner } from '../../parts/notices/spinner.tsx';
import { TicketButton } from '../../parts/buttons/ticket-button.tsx';
import { figures, small } from '../../theme/layout.css.ts';
import { Archive } from 'lucide-react';
import { useRef } from 'react';
import type { SavedState } from '../../../machines/drafts/draft.machine.ts';
import type { MachineView } from '../../../machines/machine-view.ts';
import type { submissionMachine } from '../../../machines/submission/submission.machine.ts';
import type { WizardMachine } from '../../../machines/wizard/wizard.machine.ts';
import { SavedAdvice } from '../frame/saved-line.tsx';
import * as commonWords from '../../../words/common.gen.ts';
import * as actionsWords from '../../../words/actions.gen.ts';
import * as finishWords from '../../../words/finish.gen.ts';
import * as styles from './finish.css.ts';
import * as administrationWords from '../../../words/administration.gen.ts';

type WizardView = MachineView<WizardMachine>;
type SubmissionView = MachineView<typeof submissionMachine>;

/** Rendering the images, in words and as a bar (WIZ-10). */
export function DrawingDialog({ state, send }: WizardView) {
  const { progress } = state.context;
  return (
    <Dialog
      open={state.matches({ working: 'drawing' })}
      onClose={() => send({ type: 'artwork.cancel' })}
      title={finishWords.drawingYourCoupon()}
    >
      <div className={styles.drawing}>
        {progress === null ? (
          <Spinner words={finishWords.gettingThePicturesReady()} />
        ) : (
          <Progress
            words={finishWords.drawingNameCountOfTotal({
              name: progress.name,
              count: progress.done + 1,
              total: progress.total,
            })}
            done={progress.done}
            total={progress.total}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Drawing failed; the form is intact (WIZ-16). */
export function UndrawnDialog({ state, send }: WizardView) {
  const cancel = () => send({ type: 'artwork.cancel' });
  return (
    <Dialog
      open={state.matches({ working: 'undrawn' })}
      onClose={cancel}
      title={finishWords.submissionTitle()}
    >
      <p className={styles.text}>
        {commonWords.wizardFailed({ detail: state.context.failure ?? '' })}
      </p>
      <div className={answers}>
        <Button onClick={cancel}>{finishWords.goBack()}</Button>
        <TicketButton onClick={() => send({ type: 'artwork.retry' })}>
          {actionsWords.tryAgain()}
        </TicketButton>
      </div>
    </Dialog>
  );
}

/** Saving: a wait, or the failure with a retry (SUBM-01, SUBM-03). */
export function SubmissionDialog({ state, send }: SubmissionView) {
  const { sending = null, failure } = state.context;
  const abandon = () => send({ type: 'submission.abandon' });
  if (!state.matches('error')) {
    const isSaving = sending !== null && isSent(sending);
    const words = sending === null ? '' : bytesInWords(sending);
    return (
      <Dialog open onClose={abandon} title={finishWords.submitting()} closable={false}>
        {/* The upload, then the wait for the services; shown after 150 ms. */}
        <div className={styles.sending}>
          <Spinner
            words={isSaving ? finishWords.savingYourCoupon() : finishWords.sendingYourCoupon()}
          />
          <ProgressBar label={finishWords.submitting()} percent={shareOf(sending)} words={words} />
          <p className={`${figures} ${styles.bytes}`} aria-hidden="true">
            {words !== '' && finishWords.wordsSent({ words })}
          </p>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={abandon} title={finishWords.submissionTitle()}>
      <div className={styles.text} role="alert">
        <p>{finishWords.submissionFailed()}</p>
        {failure !== null && <p className={small}>{failure}</p>}
      </div>
      <div className={answers}>
        <Button onClick={abandon}>{finishWords.goBack()}</Button>
        <TicketButton onClick={() => send({ type: 'submission.retry' })}>
          {actionsWords.tryAgainTitle()}
        </TicketButton>
      </div>
    </Dialog>
  );
}

function shareOf(sending: Sending | null): number | 'beginning' | 'ending' {
  if (sending === null) return 'beginning';
  return isSent(sending) ? 'ending' : percentSent(sending);
}

interface LeaveDialogProps extends WizardView {
  /** A stored coupon is edited; it stays unchanged. */
  readonly isEdit: boolean;
  readonly saved: SavedState;
}

/** Asks once before leaving unfinished work; Enter stores it as a draft (WIZ-11). */
export function LeaveDialog({ state, send, isEdit, saved }: LeaveDialogProps) {
  const stay = () => send({ type: 'leave.cancel' });
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={state.matches('asking')}
      onClose={stay}
      title={administrationWords.askLeaveWizard()}
      initialFocus={keep}
    >
      <div className={styles.text}>
        <p>{isEdit ? finishWords.leaveEdit() : finishWords.leaveCoupon()}</p>
        {state.matches({ asking: 'unkept' }) && <SavedAdvice state={saved} />}
      </div>
      <div className={answers}>
        <Button look="bare" onClick={stay}>
          {finishWords.stay()}
        </Button>
        <Button look="bad" onClick={() => send({ type: 'leave.confirm' })}>
          {finishWords.leave()}
        </Button>
        <TicketButton
          ref={keep}
          icon={<Archive />}
          aria-busy={state.matches({ asking: 'keeping' })}
          onClick={() => send({ type: 'leave.keep' })}
        >
          {finishWords.keepAsDraft()}
        </TicketButton>
      </div>
    </Dialog>
  );
}

/** The coupon was saved elsewhere during this edit; the user decides which version to keep (SUBM-02). */
export function StaleEditDialog({ send }: Pick<SubmissionView, 'send'>) {
  const back = () => send({ type: 'submission.abandon' });
  return (
    <Dialog open onClose={back} title={finishWords.thisCouponWasChangedElsewhere()} size="medium">
      <div className={styles.text} role="alert">
        <p>{finishWords.somebodySavedItInAnother()}</p>
        <p>{finishWords.saveYoursAsANew()}</p>
      </div>
      <div className={answers}>
        <Button look="bare" onClick={back}>
          {finishWords.goBack()}
        </Button>
        <Button onClick={() => send({ type: 'submission.reload' })}>
          {finishWords.openTheSavedVersion()}
        </Button>
        <TicketButton onClick={() => send({ type: 'submission.saveAsNew' })}>
          {finishWords.saveAsANewCoupon()}
        </TicketButton>
      </div>
    </Dialog>
  );
}
