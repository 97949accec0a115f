import { useMemo, useState } from 'react';
import type { CouponForm } from '../../domain/coupon/fields/coupon-form.ts';
import type { Finding, PreflightMeasures } from '../../domain/preflight/finding.ts';
import { useNow } from '../../ui/preflight/use-now.ts';
import type { lateScreens } from './late-parts.ts';

/** A constant, so that a screen without findings does not render again. */
const NONE: readonly Finding[] = [];

/** What preflight finds in a form, live; nothing until its rules are loaded and `onMeasured` was called (PRE-01). */
export function usePreflight(
  screens: ReturnType<typeof lateScreens>,
  form: CouponForm,
): {
  readonly findings: readonly Finding[];
  readonly onMeasured: (measures: PreflightMeasures) => void;
} {
  const [measures, onMeasured] = useState<PreflightMeasures | null>(null);
  const now = useNow();
  const findings = useMemo(
    () =>
      screens && measures
        ? screens.preflightFindings(screens.subjectOf(form, measures, now))
        : NONE,
    [screens, form, measures, now],
  );
  return { findings, onMeasured };
}
