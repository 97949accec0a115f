/** Some values of the coupon form, and how they come together with the rest of it. */
import type { CouponForm } from './coupon-form.ts';

export type FormValues = Partial<CouponForm>;

/** The form with these values; the very same form where nothing differs. */
export function withValues(form: CouponForm, values: FormValues): CouponForm {
  return isSame(valuesAt(form, values), values) ? form : { ...form, ...values };
}

/** What the form holds now at the keys of `values`. */
export function valuesAt(form: CouponForm, values: FormValues): FormValues {
  return Object.fromEntries(Object.keys(values).map((key) => [key, Reflect.get(form, key)]));
}

/** Deep equality of plain data. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every(
    (key) => Object.hasOwn(other, key) && isSame(Reflect.get(one, key), Reflect.get(other, key)),
  );
}
