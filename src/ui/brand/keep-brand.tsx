import { BookmarkPlus } from 'lucide-react';
import type { CouponForm } from '../../domain/coupon/fields/coupon-form.ts';
import type { brandOfferMachine } from '../../machines/brand/brand-offer.machine.ts';
import type { MachineView } from '../../machines/machine-view.ts';
import * as brandWords from '../../words/brand/brand.gen.ts';
import { Button } from '../parts/buttons/button.tsx';
import { Message } from '../parts/fields/message.tsx';
import { QuestionDialog } from '../parts/overlays/question-dialog.tsx';
import * as styles from '../parts/fields/text-field.css.ts';

interface KeepBrandProps extends MachineView<typeof brandOfferMachine> {
  readonly form: CouponForm;
  /** The business name of the brand that this would replace; null without one. */
  readonly other: string | null;
  /** This coupon's was just kept. */
  readonly isKept: boolean;
}

/** Keeps what the coupon has in common with others as the account's brand, on wish (KIT-01). */
export function KeepBrand({ state, send, form, other, isKept }: KeepBrandProps) {
  const { failed } = state.context;
  const isBusy = state.matches('keeping');
  const words = other === null ? brandWords.keep() : brandWords.replace();
  return (
    <div className={styles.field} role="group" aria-label={brandWords.yourBrand()}>
      <div>
        <Button
          icon={<BookmarkPlus />}
          aria-busy={isBusy}
          onClick={() => {
            if (!isBusy) send({ type: 'brand.keep', form, replaces: other !== null });
          }}
        >
          {isBusy ? brandWords.keeping() : words}
        </Button>
      </div>
      <p className={styles.help}>{brandWords.keepHelp()}</p>
      <div role="status">
        {isKept && <Message kind="ok">{brandWords.kept()}</Message>}
        {!isBusy && failed?.call === 'keep' && (
          <Message kind="bad">{brandWords.notKept({ reason: failed.words })}</Message>
        )}
      </div>
      {state.matches('asking') && (
        <QuestionDialog
          question={brandWords.replaceTitle()}
          onYes={() => send({ type: 'replacement.confirm' })}
          onNo={() => send({ type: 'replacement.cancel' })}
        >
          <p>{brandWords.replaceAdvice({ name: other ?? '' })}</p>
        </QuestionDialog>
      )}
    </div>
  );
}
