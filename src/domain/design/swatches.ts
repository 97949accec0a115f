/** The few colors that identify a scheme (STEP-12). */
import { linearLight } from './color.ts';
import type { Hex, Scheme } from './design-document.ts';

const MOST_SWATCHES = 6;
/** CIE76 distance below which two colors count as one. */
const SIMILAR = 10;
/** The same, if more than `MOST_SWATCHES` colors are left. */
const SIMILAR_WHEN_MANY = 20;

/** Up to six colors of a scheme, in the design's order (STEP-12). */
export function swatchesOf(scheme: Scheme): readonly Hex[] {
  const { fill, stroke, text } = scheme.tokens;
  const colors = [fill, stroke, text].flatMap((group) => Object.values(group));
  const distinct = mergeSimilar(colors, SIMILAR);
  if (distinct.length <= MOST_SWATCHES) return distinct;
  return mergeSimilar(distinct, SIMILAR_WHEN_MANY).slice(0, MOST_SWATCHES);
}

/** Returns each color at least `distance` away from all colors returned before it. */
function mergeSimilar(colors: readonly Hex[], distance: number): readonly Hex[] {
  return colors.reduce<readonly Hex[]>(
    (chosen, color) =>
      chosen.some((other) => colorDistance(other, color) < distance) ? chosen : [...chosen, color],
    [],
  );
}

/** CIE76: the straight distance in CIELAB; 2 is just noticeable, 100 is black to white. */
export function colorDistance(one: Hex, other: Hex): number {
  const [l1, a1, b1] = labOf(one);
  const [l2, a2, b2] = labOf(other);
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2);
}

/** sRGB to CIELAB under D65. */
function labOf(hex: Hex): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  const r = linearLight(value >> 16);
  const g = linearLight((value >> 8) & 255);
  const b = linearLight(value & 255);
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function curve(value: number): number {
  return value > 216 / 24389 ? Math.cbrt(value) : (24389 / 27 / 116) * value + 16 / 116;
}
