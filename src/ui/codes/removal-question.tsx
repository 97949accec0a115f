import * as actionsWords from '../../words/actions.gen.ts';
import * as codesWords from '../../words/codes.gen.ts';
import { Button } from '../parts/buttons/button.tsx';
import { Dialog } from '../parts/overlays/dialog.tsx';
import * as styles from './codes-page.css.ts';

interface RemovalQuestionProps {
  readonly name: string;
  readonly rows: number;
  readonly isBusy: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before codes stop working (SER-06). */
export function RemovalQuestion({ name, rows, isBusy, onYes, onNo }: RemovalQuestionProps) {
  return (
    <Dialog
      open
      onClose={() => (isBusy ? undefined : onNo())}
      title={codesWords.removeTitle({ name })}
      dismissible={false}
      closable={!isBusy}
    >
      <p>{codesWords.removeAdvice({ count: rows })}</p>
      <div className={styles.answers}>
        <Button disabled={isBusy} onClick={onNo}>
          {codesWords.keepThem()}
        </Button>
        <Button look="bad" aria-disabled={isBusy} aria-busy={isBusy} onClick={onYes}>
          {isBusy ? actionsWords.removing() : actionsWords.remove()}
        </Button>
      </div>
    </Dialog>
  );
}
