import { groupedCode } from '../../domain/codes/code.ts';
import * as actionsWords from '../../words/actions.gen.ts';
import * as words from '../../words/codes/single-code.gen.ts';
import { QuestionDialog } from '../parts/overlays/question-dialog.tsx';

interface ReplacementQuestionProps {
  readonly code: string;
  readonly isUsed: boolean;
  readonly isBusy: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before a code stops working for good (SER-06). */
export function ReplacementQuestion({ code, isUsed, ...answers }: ReplacementQuestionProps) {
  return (
    <QuestionDialog
      question={words.replaceTitle({ code: groupedCode(code) })}
      no={words.keepIt()}
      yes={actionsWords.replace()}
      busyWords={words.replacing()}
      {...answers}
    >
      <p>{words.replaceQuestion()}</p>
      {isUsed && <p>{words.usedQuestion()}</p>}
    </QuestionDialog>
  );
}
