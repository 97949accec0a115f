/** The checks of the form screens without their weight: the schemas come with arktype, 43 kB that a first screen is spared. */
import type { ScreenName } from '../coupon/fields/screen-names.ts';

type Schemas = typeof import('./coupon-form.schema.ts');

/** A constant that is made late, as its module is. */
let schemas: Schemas | null = null;

/** Loads the schemas; whatever submits a screen waits for it. Rejects where they do not arrive; the next call asks again. */
export async function loadFormChecks(): Promise<void> {
  schemas ??= await import('./coupon-form.schema.ts');
}

export function areFormChecksThere(): boolean {
  return schemas !== null;
}

/** Returns everything wrong with the values of these screens. Throws before `loadFormChecks` has resolved. */
export function issuesOnScreens(
  screens: readonly ScreenName[],
  values: unknown,
): ReturnType<Schemas['issuesOf']> {
  if (schemas === null) throw new Error('A screen was checked before its schemas were loaded.');
  return schemas.issuesOf(screens, values);
}
