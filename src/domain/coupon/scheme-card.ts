/** A coupon in a scheme, and the card around it in the colors that go with it (BROWSE-12). */
import { cardSuggestionsOf } from '../design/card-colors.ts';
import { schemeNamed } from '../design/design-document.ts';
import type { CouponForm } from './coupon-form.ts';
import { withValues } from './form-values.ts';
import { withMatchingScheme } from './ride-along.ts';

/** The form in that scheme, with the first card that STEP-17 suggests for it; the Ride-Along takes it on where it has it. */
export function inScheme(form: CouponForm, name: string): CouponForm {
  if (form.stripEditorSource === null) return form;
  const scheme = schemeNamed(form.stripEditorSource, name);
  const [{ backgroundColor, foregroundColor, labelColor }] = cardSuggestionsOf(scheme);
  const colors = { backgroundColor, foregroundColor, labelColor };
  return withValues(form, withMatchingScheme(form, { scheme: scheme.name, ...colors }));
}
