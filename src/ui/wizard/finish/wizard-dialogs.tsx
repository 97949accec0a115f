import { type Sending, bytesInWords, isSent, percentSent } from '../../../domain/sending.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { answers } from '../../parts/overlays/dialog.css.ts';
import { Dialog } from '../../parts/overlays/dialog.tsx';
import { Progress, ProgressBar } from '../../parts/notices/progress.tsx';
import { Spinner } from '../../parts/notices/spinner.tsx';
import { TicketButton } from '../../parts/buttons/ticket-button.tsx';
import { small } from '../../theme/layout.css.ts';
import { Archive } from 'lucide-react';
import { useRef } from 'react';
import type { SavedState } from '../../../machines/drafts/draft.machine.ts';
import { SavedAdvice } from '../frame/saved-line.tsx';
import * as commonWords from '../../../words/common.gen.ts';
import * as actionsWords from '../../../words/actions.gen.ts';
import * as finishWords from '../../../words/finish.gen.ts';
import * as styles from './finish.css.ts';
import * as administrationWords from '../../../words/administration.gen.ts';

interface DrawingDialogProps {
  readonly open: boolean;
  readonly progress: {
    readonly name: string;
    readonly done: number;
    readonly total: number;
  } | null;
  readonly onCancel: () => void;
}

/** Rendering the images, in words and as a bar (WIZ-10). */
export function DrawingDialog({ open, progress, onCancel }: DrawingDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={finishWords.drawingYourCoupon()}
      dismissible={false}
    >
      <div className={styles.text}>
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

interface UndrawnDialogProps {
  readonly open: boolean;
  readonly failure: string | null;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
}

/** Drawing failed; the form is intact (WIZ-16). */
export function UndrawnDialog({ open, failure, onRetry, onCancel }: UndrawnDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={finishWords.submissionTitle()}
      dismissible={false}
    >
      <p className={styles.text}>{commonWords.wizardFailed({ detail: failure ?? '' })}</p>
      <div className={answers}>
        <Button onClick={onCancel}>{finishWords.goBack()}</Button>
        <TicketButton onClick={onRetry}>{actionsWords.tryAgain()}</TicketButton>
      </div>
    </Dialog>
  );
}

interface SubmissionDialogProps {
  readonly state: 'submitting' | 'error';
  /** Upload progress; null before the first byte. */
  readonly sending: Sending | null;
  /** The services' message, if any. */
  readonly failure: string | null;
  readonly onRetry: () => void;
  readonly onAbandon: () => void;
}

/** Saving: a wait, or the failure with a retry (SUBM-01, SUBM-03). */
export function SubmissionDialog(props: SubmissionDialogProps) {
  const { state, sending, failure, onRetry, onAbandon } = props;
  if (state === 'submitting') {
    return (
      <Dialog
        open
        onClose={onAbandon}
        title={finishWords.submitting()}
        dismissible={false}
        closable={false}
      >
        <SendingProgress sending={sending} />
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={onAbandon} title={finishWords.submissionTitle()} dismissible={false}>
      <div className={styles.text} role="alert">
        <p>{finishWords.submissionFailed()}</p>
        {failure !== null && <p className={small}>{failure}</p>}
      </div>
      <div className={answers}>
        <Button onClick={onAbandon}>{finishWords.goBack()}</Button>
        <TicketButton onClick={onRetry}>{actionsWords.tryAgainTitle()}</TicketButton>
      </div>
    </Dialog>
  );
}

/** The upload progress, then the wait for the services; shown after 150 ms (SUBM-01). */
function SendingProgress({ sending }: { readonly sending: Sending | null }) {
  const isSaving = sending !== null && isSent(sending);
  const words = sending === null ? '' : bytesInWords(sending);
  return (
    <div className={styles.sending}>
      <Spinner
        words={isSaving ? finishWords.savingYourCoupon() : finishWords.sendingYourCoupon()}
      />
      <ProgressBar label={finishWords.submitting()} percent={shareOf(sending)} words={words} />
      <p className={styles.bytes} aria-hidden="true">
        {words !== '' && finishWords.wordsSent({ words })}
      </p>
    </div>
  );
}

function shareOf(sending: Sending | null): number | 'beginning' | 'ending' {
  if (sending === null) return 'beginning';
  return isSent(sending) ? 'ending' : percentSent(sending);
}

interface LeaveDialogProps {
  readonly open: boolean;
  /** A stored coupon is edited; it stays unchanged. */
  readonly isEdit: boolean;
  readonly isKeeping: boolean;
  /** Why storing the draft failed; null before an attempt. */
  readonly unkept: SavedState | null;
  readonly onStay: () => void;
  readonly onKeep: () => void;
  readonly onLeave: () => void;
}

/** Asks once before leaving unfinished work; Enter stores it as a draft (WIZ-11). */
export function LeaveDialog(props: LeaveDialogProps) {
  const { open, isEdit, isKeeping, unkept, onStay, onKeep, onLeave } = props;
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={administrationWords.askLeaveWizard()}
      dismissible={false}
      initialFocus={keep}
    >
      <div className={styles.text}>
        <p>{isEdit ? finishWords.leaveEdit() : finishWords.leaveCoupon()}</p>
        {unkept !== null && <SavedAdvice state={unkept} />}
      </div>
      <div className={answers}>
        <Button look="bare" onClick={onStay}>
          {finishWords.stay()}
        </Button>
        <Button look="bad" onClick={onLeave}>
          {finishWords.leave()}
        </Button>
        <TicketButton ref={keep} icon={<Archive />} aria-busy={isKeeping} onClick={onKeep}>
          {finishWords.keepAsDraft()}
        </TicketButton>
      </div>
    </Dialog>
  );
}

interface StaleEditDialogProps {
  readonly onSaveAsNew: () => void;
  readonly onReload: () => void;
  readonly onBack: () => void;
}

/** The coupon was saved elsewhere during this edit; the user decides which version to keep (SUBM-02). */
export function StaleEditDialog({ onSaveAsNew, onReload, onBack }: StaleEditDialogProps) {
  return (
    <Dialog
      open
      onClose={onBack}
      title={finishWords.thisCouponWasChangedElsewhere()}
      size="medium"
      dismissible={false}
    >
      <div className={styles.text} role="alert">
        <p>{finishWords.somebodySavedItInAnother()}</p>
        <p>{finishWords.saveYoursAsANew()}</p>
      </div>
      <div className={answers}>
        <Button look="bare" onClick={onBack}>
          {finishWords.goBack()}
        </Button>
        <Button onClick={onReload}>{finishWords.openTheSavedVersion()}</Button>
        <TicketButton onClick={onSaveAsNew}>{finishWords.saveAsANewCoupon()}</TicketButton>
      </div>
    </Dialog>
  );
}
