/** Which colors of the color list stand for a color: "near" is decided once, by the eye's measure. */
import { colorDistance } from '../../src/domain/design/swatches.ts';

/** CIE76; two colors further apart than this are never called near. */
const NEAR = 40;

/** The value of the list that comes nearest, both without `#`; none where nothing is near. */
function nearestOf(list: readonly string[], color: string): readonly string[] {
  const measured = list
    .map((value) => ({ value, distance: colorDistance(`#${value}`, `#${color}`) }))
    .filter(({ distance }) => distance <= NEAR)
    .toSorted((one, other) => one.distance - other.distance);
  return measured.slice(0, 1).map(({ value }) => value);
}

/** The values of the list that stand for any of these colors, each once. */
export function paletteOf(list: readonly string[], colors: readonly string[]): readonly string[] {
  return [...new Set(colors.flatMap((color) => nearestOf(list, color)))];
}
