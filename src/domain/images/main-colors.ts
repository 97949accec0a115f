/** The few colors that most of a picture has, for the card around it (STEP-13). */
import type { Hex } from '../design/design-document.ts';
import { colorDistance } from '../design/swatches.ts';
import { colorAreas } from './color-areas.ts';
import type { Pixels } from './edge-color.ts';

const MOST_COLORS = 6;
/** CIE76 distance below which two colors of a picture count as one. */
const SIMILAR = 20;
/** The least share of the visible pixels, of 1. */
const LEAST_SHARE = 0.04;
/** Pixels count together if they share the upper three bits of each channel. */
const COARSE = 5;

/** Up to six colors, the most frequent first; transparent pixels do not count. */
export function mainColors({ data }: Pixels): readonly Hex[] {
  const areas = colorAreas(data, {
    channels: 4,
    coarse: COARSE,
    see: (color) => color,
    isSame: (one, other) => colorDistance(one, other) < SIMILAR,
  });
  const total = areas.reduce((sum, { pixels }) => sum + pixels, 0);
  return areas
    .filter(({ pixels }) => pixels >= LEAST_SHARE * total)
    .toSorted((one, other) => other.pixels - one.pixels)
    .slice(0, MOST_COLORS)
    .map(({ color }) => color);
}
