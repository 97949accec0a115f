import * as actionsWords from '../../words/actions.gen.ts';
import * as words from '../../words/codes/single-code.gen.ts';
import { Button } from '../parts/buttons/button.tsx';
import { Dialog } from '../parts/overlays/dialog.tsx';
import * as styles from './codes-page.css.ts';
import { groupedCode } from '../../domain/codes/code.ts';

interface ReplacementQuestionProps {
  readonly code: string;
  readonly isUsed: boolean;
  readonly isBusy: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before a code stops working for good (SER-06). */
export function ReplacementQuestion({
  code,
  isUsed,
  isBusy,
  onYes,
  onNo,
}: ReplacementQuestionProps) {
  return (
    <Dialog
      open
      onClose={() => (isBusy ? undefined : onNo())}
      title={words.replaceTitle({ code: groupedCode(code) })}
      dismissible={false}
      closable={!isBusy}
    >
      <p>{words.replaceQuestion()}</p>
      {isUsed && <p>{words.usedQuestion()}</p>}
      <div className={styles.answers}>
        <Button disabled={isBusy} onClick={onNo}>
          {words.keepIt()}
        </Button>
        <Button look="bad" aria-disabled={isBusy} aria-busy={isBusy} onClick={onYes}>
          {isBusy ? words.replacing() : actionsWords.replace()}
        </Button>
      </div>
    </Dialog>
  );
}
