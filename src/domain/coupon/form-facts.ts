/** The coupon form as the facts of a face: the preview shows these while the form is filled in (PREV-06). */
import { colorOr } from '../design/color.ts';
import type { CouponFacts } from './coupon-face.ts';
import { COUPON_FORM_DEFAULTS, type CouponForm } from './fields/coupon-form.ts';
import { isTimeZone } from './time-zones.ts';
import { paintedWords } from './painted-words.ts';

/** A half-typed color shows the default; the form still stores the typed text. */
export function formFactsOf(form: CouponForm): CouponFacts {
  return {
    ...form,
    timeZone: isTimeZone(form.timeZone) ? form.timeZone : COUPON_FORM_DEFAULTS.timeZone,
    backgroundColor: colorOr(form.backgroundColor, COUPON_FORM_DEFAULTS.backgroundColor),
    foregroundColor: colorOr(form.foregroundColor, COUPON_FORM_DEFAULTS.foregroundColor),
    labelColor:
      form.labelColor === null
        ? null
        : colorOr(form.labelColor, COUPON_FORM_DEFAULTS.foregroundColor),
    paintedWords: paintedWords(form.stripEditorSource, form.text),
  };
}
