import { BookmarkPlus } from 'lucide-react';
import * as brandWords from '../../words/brand/brand.gen.ts';
import { Button } from '../parts/buttons/button.tsx';
import { Message } from '../parts/fields/message.tsx';
import { QuestionDialog } from '../parts/overlays/question-dialog.tsx';
import * as styles from '../parts/fields/text-field.css.ts';

interface KeepBrandProps {
  /** The business name of the brand that this would replace; null without one. */
  readonly other: string | null;
  readonly isAsking: boolean;
  readonly isBusy: boolean;
  /** This coupon's was just kept. */
  readonly isKept: boolean;
  readonly failure: string | null;
  readonly onKeep: () => void;
  readonly onReplace: () => void;
  readonly onCancel: () => void;
}

/** Keeps what the coupon has in common with others as the account's brand, on wish (KIT-01). */
export function KeepBrand(props: KeepBrandProps) {
  const { other, isAsking, isBusy, isKept, failure, onKeep } = props;
  const words = other === null ? brandWords.keep() : brandWords.replace();
  return (
    <div className={styles.field} role="group" aria-label={brandWords.yourBrand()}>
      <div>
        <Button
          icon={<BookmarkPlus />}
          aria-busy={isBusy}
          onClick={() => {
            if (!isBusy) onKeep();
          }}
        >
          {isBusy ? brandWords.keeping() : words}
        </Button>
      </div>
      <p className={styles.help}>{brandWords.keepHelp()}</p>
      <div role="status">
        {isKept && <Message kind="ok">{brandWords.kept()}</Message>}
        {!isBusy && failure !== null && (
          <Message kind="bad">{brandWords.notKept({ reason: failure })}</Message>
        )}
      </div>
      {isAsking && (
        <QuestionDialog
          question={brandWords.replaceTitle()}
          onYes={props.onReplace}
          onNo={props.onCancel}
        >
          <p>{brandWords.replaceAdvice({ name: other ?? '' })}</p>
        </QuestionDialog>
      )}
    </div>
  );
}
