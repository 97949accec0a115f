/** Loads the form checks on demand: the schemas need arktype, 43 kB that a first screen does not load. */
import type { CouponForm } from '../coupon/fields/coupon-form.ts';
import type { ScreenName } from '../coupon/fields/screen-names.ts';

type Schemas = typeof import('./coupon-form.schema.ts');

/** Set once the schemas are loaded. */
let schemas: Schemas | null = null;

/** Loads the schemas; every submission waits for it. Rejects if loading fails; the next call tries again. */
export async function loadFormChecks(): Promise<void> {
  schemas ??= await import('./coupon-form.schema.ts');
}

export function areFormChecksThere(): boolean {
  return schemas !== null;
}

/** Without values that no screen asks for and the services refuse; unchanged if nothing was checked here. */
export function formToSend(form: CouponForm): CouponForm {
  return schemas?.withoutUnfit(form) ?? form;
}

/** Returns every issue of these screens. Throws before `loadFormChecks` has resolved. */
export function issuesOnScreens(
  screens: readonly ScreenName[],
  values: unknown,
): ReturnType<Schemas['issuesOf']> {
  if (schemas === null) throw new Error('The schemas are not loaded yet.');
  return schemas.issuesOf(screens, values);
}
