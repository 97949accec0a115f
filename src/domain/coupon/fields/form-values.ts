/** Reading and setting some values of the coupon form. */
import { isSame } from '../../same-value.ts';
import type { CouponForm } from './coupon-form.ts';

export type FormValues = Partial<CouponForm>;

/** The form with these values; the same object if nothing differs. */
export function withValues(form: CouponForm, values: FormValues): CouponForm {
  return isSame(valuesAt(form, values), values) ? form : { ...form, ...values };
}

/** Returns the form's values at the keys of `values`. */
export function valuesAt(form: CouponForm, values: FormValues): FormValues {
  return Object.fromEntries(Object.keys(values).map((key) => [key, Reflect.get(form, key)]));
}
