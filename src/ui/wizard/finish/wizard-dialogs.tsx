import * as commonWords from '../../../words/common.gen.ts';
import type { Sending } from '../../../domain/sending.ts';
import { Button } from '../../parts/buttons/button.tsx';
import { Dialog } from '../../parts/overlays/dialog.tsx';
import { Progress } from '../../parts/notices/progress.tsx';
import { Spinner } from '../../parts/notices/spinner.tsx';
import { TicketButton } from '../../parts/buttons/ticket-button.tsx';
import { SendingProgress } from './sending-progress.tsx';
import * as actionsWords from '../../../words/actions.gen.ts';
import * as finishWords from '../../../words/finish.gen.ts';
import { small } from '../../theme/layout.css.ts';
import * as styles from './wizard-dialogs.css.ts';

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
      <div className={styles.actions}>
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
      <div className={styles.actions}>
        <Button onClick={onAbandon}>{finishWords.goBack()}</Button>
        <TicketButton onClick={onRetry}>{actionsWords.tryAgainTitle()}</TicketButton>
      </div>
    </Dialog>
  );
}
