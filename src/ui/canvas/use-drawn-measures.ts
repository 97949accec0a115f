/** Facts of a form that only drawing can tell, for preflight (PRE-01, STEP-01, STEP-11). */
import { useEffect, useMemo, useState } from 'react';
import type { CouponForm } from '../../domain/coupon/fields/coupon-form.ts';
import { TRANSPARENT } from '../../domain/coupon/fields/coupon-images.ts';
import type { PreflightMeasures } from '../../domain/preflight/finding.ts';
import { useSmallWords } from './use-small-words.ts';

/** Sizes of words, the cut of a logo and its colors; each finds nothing until it is measured. */
export function useDrawnMeasures(form: CouponForm): Omit<PreflightMeasures, 'faintWords'> {
  const smallWords = useSmallWords(form.stripEditorSource, form.text);
  const logoOutsideCircle = useMeasured(form.google.logoImage, shareOutsideCircle);
  const apple = useMeasured(transparentLogo(form.apple), mainColors);
  const google = useMeasured(transparentLogo(form.google), mainColors);
  return useMemo(
    () => ({ smallWords, logoOutsideCircle, logoColors: { apple, google } }),
    [smallWords, logoOutsideCircle, apple, google],
  );
}

/** Only the colors of a transparent logo matter: the card is behind them. */
function transparentLogo({ logoImage, originalLogo }: CouponForm['apple']): string | null {
  return originalLogo.crop?.ground === TRANSPARENT ? logoImage : null;
}

async function shareOutsideCircle(image: string) {
  return (await import('./measure-logo-circle.ts')).measureLogoCircle(image);
}

async function mainColors(image: string) {
  return (await import('../../render/draw/images.ts')).loadMainColors(image);
}

interface Measured<Value> {
  readonly image: string | null;
  readonly value: Value | null;
}

/** Null until measured, and if it cannot be: a browser without a canvas for pixels finds nothing. */
function useMeasured<Value>(
  image: string | null,
  measure: (image: string) => Promise<Value | null>,
): Value | null {
  const [measured, setMeasured] = useState<Measured<Value>>({ image: null, value: null });
  useEffect(() => {
    if (image === null) return undefined;
    let isCurrent = true;
    const settle = (value: Value | null) => {
      if (isCurrent) setMeasured({ image, value });
    };
    void measure(image).then(settle, () => settle(null));
    return () => {
      isCurrent = false;
    };
  }, [image, measure]);
  return measured.image === image ? measured.value : null;
}
