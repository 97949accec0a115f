/** A readable color that suits the artwork. */
import type { CouponForm } from '../coupon/fields/coupon-form.ts';
import { contrastRatio, nearestReadableColor, READABLE_CONTRAST } from '../design/color.ts';
import { schemeNamed } from '../design/design-document.ts';
import { colorDistance, swatchesOf } from '../design/swatches.ts';

export function isColorReadable(color: string, background: string): boolean {
  return contrastRatio(color, background) >= READABLE_CONTRAST;
}

/** The readable color of the scheme that is most like `color`; without one, the nearest tone of `color` itself. */
export function readableColor(
  { stripEditorSource, scheme }: Pick<CouponForm, 'stripEditorSource' | 'scheme'>,
  color: string,
  background: string,
): string {
  const swatches =
    stripEditorSource === null ? [] : swatchesOf(schemeNamed(stripEditorSource, scheme));
  const [closest] = swatches
    .filter((swatch) => isColorReadable(swatch, background))
    .toSorted((one, other) => colorDistance(one, color) - colorDistance(other, color));
  return closest ?? nearestReadableColor(color, background);
}
