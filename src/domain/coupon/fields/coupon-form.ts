/** The coupon form: everything a marketer decides in the wizard (STEP-16, product specification §3). */
import { isSame } from '../../same-value.ts';
import { COUPON_FIELD_ROWS, type FieldName, type ValueOf } from './coupon-fields.ts';

export type CouponForm = { readonly [Name in FieldName]: ValueOf<Name> };

/** The defaults of STEP-16. */
export const COUPON_FORM_DEFAULTS = Object.fromEntries(
  COUPON_FIELD_ROWS.map(({ name, initial }) => [name, initial]),
) as unknown as CouponForm;

/** Some values of the form. */
export type FormValues = Partial<CouponForm>;

/** The form with these values; the same object if nothing differs. */
export function withValues(form: CouponForm, values: FormValues): CouponForm {
  return isSame(valuesAt(form, values), values) ? form : { ...form, ...values };
}

/** Returns the form's values at the keys of `values`. */
export function valuesAt(form: CouponForm, values: FormValues): FormValues {
  return Object.fromEntries(Object.keys(values).map((key) => [key, Reflect.get(form, key)]));
}
