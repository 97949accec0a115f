import { COUPON_FIELD_ROWS } from './fields/coupon-fields.ts';
import type { CouponFacts } from './coupon-face.ts';
import { COUPON_FORM_DEFAULTS, type CouponForm } from './fields/coupon-form.ts';
import { placedValues } from './fields/field-places.ts';

/** Returns the facts of a submit payload, or of a stored coupon of that shape (PREV-06). */
export function factsAt(payload: unknown, paintedWords: CouponFacts['paintedWords']): CouponFacts {
  const form: CouponForm = { ...COUPON_FORM_DEFAULTS, ...placedValues(payload) };
  const shown = COUPON_FIELD_ROWS.filter(({ onFace }) => onFace === true);
  const facts = Object.fromEntries(shown.map(({ name }) => [name, form[name]]));
  return { ...(facts as Omit<CouponFacts, 'paintedWords'>), paintedWords };
}
