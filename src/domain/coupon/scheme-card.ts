/** A coupon in a scheme, and the card around it in the colors that go with it (BROWSE-12, STEP-17). */
import { type CardColors, cardSuggestionsOf, isColorful } from '../design/card-colors.ts';
import { type Scheme, schemeNamed } from '../design/design-document.ts';
import { COUPON_FORM_DEFAULTS, type CouponForm } from './fields/coupon-form.ts';
import { withValues } from './fields/form-values.ts';
import { withMatchingScheme } from './ride-along.ts';

/** The form in that scheme, with the first card that STEP-17 suggests for it; the Ride-Along takes it on where it has it. */
export function inScheme(form: CouponForm, name: string): CouponForm {
  if (form.stripEditorSource === null) return form;
  const scheme = schemeNamed(form.stripEditorSource, name);
  return withValues(
    form,
    withMatchingScheme(form, { scheme: scheme.name, ...firstCardOf(scheme) }),
  );
}

/** A card still in the default gray beside colorful artwork; asked with each key, so that it computes no suggestion. */
export function isCardOffered(form: CouponForm): boolean {
  const { stripEditorSource: design, scheme } = form;
  if (design === null || withValues(form, DEFAULT_CARD) !== form) return false;
  return isColorful(schemeNamed(design, scheme));
}

/** The first card that STEP-17 suggests for the form's scheme. */
export function matchedCard({
  stripEditorSource: design,
  scheme,
}: CouponForm): Partial<CardColors> {
  return design === null ? {} : firstCardOf(schemeNamed(design, scheme));
}

/** The gray of STEP-13. */
const DEFAULT_CARD = {
  backgroundColor: COUPON_FORM_DEFAULTS.backgroundColor,
  foregroundColor: COUPON_FORM_DEFAULTS.foregroundColor,
  labelColor: COUPON_FORM_DEFAULTS.labelColor,
};

function firstCardOf(scheme: Scheme): CardColors {
  const [{ backgroundColor, foregroundColor, labelColor }] = cardSuggestionsOf(scheme);
  return { backgroundColor, foregroundColor, labelColor };
}
