/** Maps a color to the colors of the color list; the one place that defines "near", as the eye sees it. */
import { chromaOf, hueDifference, okLabOf, type OkLab } from '../../src/domain/design/oklab.ts';

/** Measured in OKLab; colors further apart are not near. */
const NEAR = 0.2;
/** Degrees; a color beyond is another one, however close in lightness: blue and purple, orange and yellow. */
const OTHER_HUE = 40;
/** Chroma below which the eye sees no hue, and below which a color counts as a gray. */
const NO_HUE = 0.015;
const GRAY = 0.018;
/** Chroma from which a color is only named after one with this share of its chroma: vivid yellow is no sand. */
const CLEAR = { chroma: 0.05, share: 0.6 };
/** What differences count, found by eye on the catalogue's designs: hue most, lightness least. */
const WEIGHT = { lightness: 0.6, chroma: 0.7, hue: 3 };
/** Chroma from which a color may have two names, and how much further and clearer the second one may be. */
const BETWEEN = { chroma: 0.07, hue: 28, distance: 1.76, clearer: 2 };

interface Named {
  readonly value: string;
  readonly lab: OkLab;
  readonly distance: number;
  readonly hue: number;
}

/** Returns the values of the list that name any of these colors, each once; all without `#`. */
export function paletteOf(list: readonly string[], colors: readonly string[]): readonly string[] {
  return [...new Set(colors.flatMap((color) => namesOf(list, okLabOf(`#${color}`))))];
}

/** Returns the nearest value, and the next one for a color between two; empty when none is near. */
function namesOf(list: readonly string[], color: OkLab): readonly string[] {
  const [first, second] = list
    .map((value) => comparedWith(color, value))
    .filter((named) => named.distance <= NEAR && named.hue <= OTHER_HUE && canName(named, color))
    .toSorted((one, other) => one.distance - other.distance);
  if (first === undefined) return [];
  const isBetween =
    second !== undefined &&
    chromaOf(color) >= BETWEEN.chroma &&
    second.hue <= BETWEEN.hue &&
    chromaOf(second.lab) <= chromaOf(color) * BETWEEN.clearer &&
    second.distance <= first.distance * BETWEEN.distance;
  return isBetween ? [first.value, second.value] : [first.value];
}

function comparedWith(color: OkLab, value: string): Named {
  const lab = okLabOf(`#${value}`);
  const chroma = chromaOf(color);
  const other = chromaOf(lab);
  const hue = Math.min(chroma, other) < NO_HUE ? 0 : hueDifference(color, lab);
  const across = 2 * Math.sqrt(chroma * other) * Math.sin((hue * Math.PI) / 360);
  const distance = Math.hypot(
    (color.lightness - lab.lightness) * WEIGHT.lightness,
    (chroma - other) * WEIGHT.chroma,
    across * WEIGHT.hue,
  );
  return { value, lab, distance, hue };
}

/** A gray does not name a colored area, nor a dull color a clear one. */
function canName({ lab }: Named, color: OkLab): boolean {
  const chroma = chromaOf(color);
  const other = chromaOf(lab);
  if (chroma >= GRAY && other < NO_HUE) return false;
  return chroma < CLEAR.chroma || other >= chroma * CLEAR.share;
}
