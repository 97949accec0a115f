import { useLayoutEffect, useMemo } from 'react';
import type { CouponForm } from '../../domain/coupon/fields/coupon-form.ts';
import type { PreflightMeasures } from '../../domain/preflight/finding.ts';
import { useDrawnMeasures } from '../../ui/canvas/use-drawn-measures.ts';
import { useFaintWords } from './use-faint-words.ts';

interface PreflightMeasuringProps {
  readonly form: CouponForm;
  readonly onMeasured: (measures: PreflightMeasures) => void;
}

/** Measures what only drawing can tell of a form, and shows nothing: a component, because its hooks load late (PRE-01). */
export function PreflightMeasuring({ form, onMeasured }: PreflightMeasuringProps) {
  const drawn = useDrawnMeasures(form);
  const faintWords = useFaintWords(form);
  const measures = useMemo(() => ({ ...drawn, faintWords }), [drawn, faintWords]);
  useLayoutEffect(() => onMeasured(measures), [measures, onMeasured]);
  return null;
}
