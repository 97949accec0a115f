import * as actionsWords from '../../words/actions.gen.ts';
import * as codesWords from '../../words/codes.gen.ts';
import { QuestionDialog } from '../parts/overlays/question-dialog.tsx';

interface RemovalQuestionProps {
  readonly name: string;
  readonly rows: number;
  readonly isBusy: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before codes stop working (SER-06). */
export function RemovalQuestion({ name, rows, ...answers }: RemovalQuestionProps) {
  return (
    <QuestionDialog
      question={codesWords.removeTitle({ name })}
      no={codesWords.keepThem()}
      yes={actionsWords.remove()}
      busyWords={actionsWords.removing()}
      {...answers}
    >
      <p>{codesWords.removeAdvice({ count: rows })}</p>
    </QuestionDialog>
  );
}
