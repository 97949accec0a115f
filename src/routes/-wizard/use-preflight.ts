import { useMemo } from 'react';
import type { CouponForm } from '../../domain/coupon/fields/coupon-form.ts';
import type { Finding } from '../../domain/preflight/finding.ts';
import { subjectOf } from '../../domain/preflight/subject.ts';
import { usePreflightMeasures } from '../../ui/canvas/use-preflight-measures.ts';
import { useNow } from '../../ui/preflight/use-now.ts';
import type { lateScreens } from './late-parts.ts';

/** A constant, so that a screen without findings does not render again. */
const NONE: readonly Finding[] = [];

/** What preflight finds in a form, live; nothing until its rules are loaded (PRE-01). */
export function usePreflight(
  screens: ReturnType<typeof lateScreens>,
  form: CouponForm,
): readonly Finding[] {
  const measures = usePreflightMeasures(form);
  const now = useNow();
  return useMemo(
    () => screens?.preflightFindings(subjectOf(form, measures, now)) ?? NONE,
    [screens, form, measures, now],
  );
}
