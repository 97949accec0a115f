import type { ReactNode } from 'react';
import { Button } from '../parts/buttons/button.tsx';
import { Dialog } from '../parts/overlays/dialog.tsx';
import * as actionsWords from '../../words/actions.gen.ts';
import * as styles from './question-dialog.css.ts';

interface QuestionDialogProps {
  readonly question: string;
  /** What the action removes. */
  readonly children: ReactNode;
  /** The user pressed "Yes", and the action is running. */
  readonly isBusy: boolean;
  /** The action takes so long that `busyWords` replace "Yes". */
  readonly isSlow: boolean;
  readonly busyWords: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks once before data is lost: No and Yes (DASH-06, DASH-08, DASH-16). */
export function QuestionDialog(props: QuestionDialogProps) {
  const { question, children, isBusy, isSlow, busyWords, onYes, onNo } = props;
  return (
    <Dialog
      open
      onClose={() => (isBusy ? undefined : onNo())}
      title={question}
      dismissible={false}
      closable={!isBusy}
    >
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>
        <Button disabled={isBusy} onClick={onNo}>
          {actionsWords.no()}
        </Button>
        <Button look="bad" aria-disabled={isBusy} aria-busy={isBusy} onClick={onYes}>
          {isSlow ? busyWords : actionsWords.yes()}
        </Button>
      </div>
    </Dialog>
  );
}
