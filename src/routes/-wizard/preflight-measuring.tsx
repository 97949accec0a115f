import { useLayoutEffect, useMemo, useEffect, useState } from 'react';
import type { CouponForm } from '../../domain/coupon/fields/coupon-form.ts';
import type { PreflightMeasures } from '../../domain/preflight/finding.ts';
import { useDrawnMeasures } from '../../ui/canvas/use-drawn-measures.ts';
import { faintWords } from '../../app/wizard/faint-words.ts';
import type { DesignDocument } from '../../domain/design/design-document.ts';

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

type FaintWords = PreflightMeasures['faintWords'];

/** ms without a change before words are drawn: each key changes them. */
const REST_MS = 600;

/** A constant, so that a screen without faint words does not render again. */
const NONE: FaintWords = new Map();

interface Measured {
  readonly design: DesignDocument | null;
  readonly faint: FaintWords;
}

/** The words of a form's artwork that are hard to read, updated after a pause; empty until measured (PRE-01). */
function useFaintWords({ stripEditorSource: design, scheme, text }: CouponForm): FaintWords {
  const [measured, setMeasured] = useState<Measured>({ design: null, faint: NONE });
  useEffect(() => {
    if (design === null) return undefined;
    const stop = new AbortController();
    const settle = (faint: FaintWords) => {
      if (!stop.signal.aborted) setMeasured({ design, faint });
    };
    const timer = setTimeout(() => {
      // Artwork that cannot be drawn cannot be measured; the preview reports why.
      faintWords(design, { scheme, text }, stop.signal).then(settle, () => settle(NONE));
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [design, scheme, text]);
  return measured.design === design ? measured.faint : NONE;
}
