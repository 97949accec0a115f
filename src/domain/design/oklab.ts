/** Colors as the eye compares them: OKLab by Björn Ottosson (https://bottosson.github.io/posts/oklab/). */
import { linearLight } from './color.ts';
import type { Hex } from './design-document.ts';

/** `lightness` 0 to 1; `a` from green to red and `b` from blue to yellow, about −0.4 to 0.4. */
export type OkLab = ReturnType<typeof okLabOf>;

/** Converts a color of sRGB, such as "#1F4FBF". */
export function okLabOf(hex: Hex) {
  const value = Number.parseInt(hex.slice(1), 16);
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255].map(linearLight) as [
    number,
    number,
    number,
  ];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

/** How colorful it is: 0 for gray, 0.26 for the purest red. */
export function chromaOf({ a, b }: OkLab): number {
  return Math.hypot(a, b);
}

/** The angle between two hues in degrees, 0 to 180; grays have no hue. */
export function hueDifference(one: OkLab, other: OkLab): number {
  const angle = Math.abs(Math.atan2(one.b, one.a) - Math.atan2(other.b, other.a));
  return (Math.min(angle, 2 * Math.PI - angle) * 180) / Math.PI;
}
