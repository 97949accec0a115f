/** The coupon form: everything a marketer decides in the wizard (STEP-16, product specification §3). */
import { COUPON_FIELD_ROWS, type FieldName, type ValueOf } from './coupon-fields.ts';

export type CouponForm = { readonly [Name in FieldName]: ValueOf<Name> };

/** The defaults of STEP-16. */
export const COUPON_FORM_DEFAULTS = Object.fromEntries(
  COUPON_FIELD_ROWS.map(({ name, initial }) => [name, initial]),
) as unknown as CouponForm;
