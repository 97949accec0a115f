/** The coupon form as the facts of a face: what the preview shows while it is being filled in (PREV-06). */
import { colorOr } from '../design/color.ts';
import type { CouponFacts } from './coupon-face.ts';
import { COUPON_FORM_DEFAULTS, type CouponForm } from './fields/coupon-form.ts';
import { isTimeZone } from './expiry.ts';
import { paintedWords } from './painted-words.ts';

/** A color half typed shows the default in its place; the form itself has what was typed until that is refused. */
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
