/** Maps a color to the colors of the color list; the one place that defines "near", by perceived difference. */
import { colorDistance } from '../../src/domain/design/swatches.ts';

/** CIE76; colors further apart are not near. */
const NEAR = 40;

/** Returns the nearest value of the list, without `#`; empty when no value is near. */
function nearestOf(list: readonly string[], color: string): readonly string[] {
  const measured = list
    .map((value) => ({ value, distance: colorDistance(`#${value}`, `#${color}`) }))
    .filter(({ distance }) => distance <= NEAR)
    .toSorted((one, other) => one.distance - other.distance);
  return measured.slice(0, 1).map(({ value }) => value);
}

/** Returns the values of the list that are near any of these colors, each once. */
export function paletteOf(list: readonly string[], colors: readonly string[]): readonly string[] {
  return [...new Set(colors.flatMap((color) => nearestOf(list, color)))];
}
