import { type ReactNode, useState } from 'react';
import * as actionsWords from '../../../words/actions.gen.ts';
import { Button } from '../buttons/button.tsx';
import { Dialog } from './dialog.tsx';
import * as styles from './dialog.css.ts';

interface QuestionDialogProps {
  readonly question: string;
  /** What the action removes or ends. */
  readonly children: ReactNode;
  readonly no?: string;
  readonly yes?: string;
  /** The user has agreed, and the action is running. */
  readonly isBusy?: boolean;
  /** The action takes so long that `busyWords` replace `yes`. */
  readonly isSlow?: boolean;
  readonly busyWords?: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks once before something is lost (DASH-06, DASH-08, DASH-16). */
export function QuestionDialog(props: QuestionDialogProps) {
  const { question, children, no = actionsWords.no(), yes = actionsWords.yes() } = props;
  const { isBusy = false, isSlow = isBusy, busyWords = yes, onYes, onNo } = props;
  const [opener] = useState(() => document.activeElement);
  const [isNested] = useState(() => opener !== null && opener.closest('[role="dialog"]') !== null);
  return (
    <Dialog
      open
      onClose={() => (isBusy ? undefined : onNo())}
      title={question}
      closable={!isBusy}
      // Without its opener the focus stays in the dialog below, instead of behind it.
      finalFocus={() => !isNested || opener?.isConnected === true}
    >
      <div className={styles.text}>{children}</div>
      <div className={styles.answers}>
        <Button disabled={isBusy} onClick={onNo}>
          {no}
        </Button>
        <Button look="bad" aria-disabled={isBusy} aria-busy={isBusy} onClick={onYes}>
          {isSlow ? busyWords : yes}
        </Button>
      </div>
    </Dialog>
  );
}
