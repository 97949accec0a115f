/** A form as preflight looks at it. */
import { SAVE_TOKEN_MAX } from '../constants.ts';
import { composeFace } from '../coupon/coupon-face.ts';
import type { CouponForm } from '../coupon/fields/coupon-form.ts';
import { formFactsOf } from '../coupon/form-facts.ts';
import { imageAt, SLOT_NAMES } from '../images/image-slots.ts';
import type { PreflightMeasures, PreflightSubject } from './finding.ts';

/** A form in the wizard: nobody knows yet whether Google will have the offer before the first link. */
export function subjectOf(
  form: CouponForm,
  measures: PreflightMeasures,
  now: Date,
): PreflightSubject {
  return {
    form,
    face: composeFace(formFactsOf(form)),
    crops: cropsOf(form),
    measures,
    linkRoom: SAVE_TOKEN_MAX,
    now,
  };
}

function cropsOf(form: CouponForm): PreflightSubject['crops'] {
  return Object.fromEntries(
    SLOT_NAMES.flatMap((slot) => {
      const { crop } = imageAt(form, slot).original;
      return crop === null ? [] : [[slot, crop]];
    }),
  );
}
