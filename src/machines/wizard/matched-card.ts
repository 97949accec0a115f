/** Offers to match a card in the default gray to its artwork, and to undo that (STEP-13, STEP-17, WIZ-18). */
import { withValues } from '../../domain/coupon/fields/form-values.ts';
import { isCardOffered, matchedCard } from '../../domain/coupon/scheme-card.ts';
import { changed, type WizardContext } from './wizard-context.ts';

/** `matched` while the accepted suggestion is the last change, so that it can be undone. */
export type CardOffer = 'none' | 'offered' | 'matched';

export function cardOfferOf({ form, history }: Pick<WizardContext, 'form' | 'history'>): CardOffer {
  if (isCardOffered(form)) return 'offered';
  const { before = {}, after = {} } = history.past.at(-1) ?? {};
  // A brand that was filled in has these colors among others.
  const isWholeCard =
    'backgroundColor' in after && 'labelColor' in after && !('merchantName' in after);
  return isWholeCard && isCardOffered(withValues(form, before)) ? 'matched' : 'none';
}

export function withMatchedCard(context: WizardContext): Partial<WizardContext> {
  return { ...changed(context, matchedCard(context.form)), revision: context.revision + 1 };
}
