/** A coupon in a scheme, with a card in matching colors (BROWSE-12, STEP-17). */
import { type CardColors, firstCardOf, isColorful } from '../design/card-colors.ts';
import { schemeNamed } from '../design/design-document.ts';
import { COUPON_FORM_DEFAULTS, type CouponForm } from './fields/coupon-form.ts';
import { withValues } from './fields/form-values.ts';
import { withMatchingScheme } from './ride-along.ts';

/** The form in a scheme, with STEP-17's first card for it; the Ride-Along takes the scheme too if it has it. */
export function inScheme(form: CouponForm, name: string): CouponForm {
  if (form.stripEditorSource === null) return form;
  const scheme = schemeNamed(form.stripEditorSource, name);
  return withValues(
    form,
    withMatchingScheme(form, { scheme: scheme.name, ...firstCardOf(scheme) }),
  );
}

/** Whether a card in the default gray surrounds colorful artwork. Runs on each key, so it computes no suggestion. */
export function isCardOffered(form: CouponForm): boolean {
  const { stripEditorSource: design, scheme } = form;
  if (design === null || withValues(form, DEFAULT_CARD) !== form) return false;
  return isColorful(schemeNamed(design, scheme));
}

/** STEP-17's first card for the form's scheme. */
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
