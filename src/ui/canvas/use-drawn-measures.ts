/** Facts of a form that only drawing can tell, for preflight (PRE-01, STEP-01, STEP-11). */
import { useEffect, useMemo, useState } from 'react';
import type { CouponForm } from '../../domain/coupon/fields/coupon-form.ts';
import type { PreflightMeasures } from '../../domain/preflight/finding.ts';
import { useSmallWords } from './use-small-words.ts';

/** Sizes of words and the cut of a logo; each finds nothing until it is measured. */
export function useDrawnMeasures(
  form: CouponForm,
): Pick<PreflightMeasures, 'smallWords' | 'logoOutsideCircle'> {
  const smallWords = useSmallWords(form.stripEditorSource, form.text);
  const logoOutsideCircle = useLogoOutsideCircle(form.google.logoImage);
  return useMemo(() => ({ smallWords, logoOutsideCircle }), [smallWords, logoOutsideCircle]);
}

interface Measured {
  readonly image: string | null;
  readonly share: number | null;
}

/** Null until measured, and if it cannot be: a browser without a canvas for pixels finds nothing. */
function useLogoOutsideCircle(image: string | null): number | null {
  const [measured, setMeasured] = useState<Measured>({ image: null, share: null });
  useEffect(() => {
    if (image === null) return undefined;
    let isCurrent = true;
    const settle = (share: number | null) => {
      if (isCurrent) setMeasured({ image, share });
    };
    void import('./measure-logo-circle.ts')
      .then(({ measureLogoCircle }) => measureLogoCircle(image))
      .then(settle, () => settle(null));
    return () => {
      isCurrent = false;
    };
  }, [image]);
  return measured.image === image ? measured.share : null;
}
