/** The few colors that most of a picture has, for the card around it (STEP-13). */
import { toHex } from '../design/color.ts';
import type { Hex } from '../design/design-document.ts';
import { colorDistance } from '../design/swatches.ts';
import type { Pixels } from './edge-color.ts';

const MOST_COLORS = 6;
/** CIE76 distance below which two colors of a picture count as one. */
const SIMILAR = 20;
/** The least share of the visible pixels, of 1. */
const LEAST_SHARE = 0.04;
/** Pixels count together if they share the upper three bits of each channel. */
const COARSE = 5;

interface Group {
  readonly color: Hex;
  readonly count: number;
}

/** Up to six colors, the most frequent first; transparent pixels do not count. */
export function mainColors(pixels: Pixels): readonly Hex[] {
  const groups = groupsOf(pixels).toSorted((one, other) => other.count - one.count);
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const merged = groups.reduce<readonly Group[]>((chosen, group) => {
    const like = chosen.find(({ color }) => colorDistance(color, group.color) < SIMILAR);
    if (like === undefined) return [...chosen, group];
    const joined = { ...like, count: like.count + group.count };
    return chosen.map((one) => (one === like ? joined : one));
  }, []);
  return merged
    .filter(({ count }) => count >= LEAST_SHARE * total)
    .slice(0, MOST_COLORS)
    .map(({ color }) => color);
}

/** The mean colors of coarsely equal pixels. */
function groupsOf({ data }: Pixels): readonly Group[] {
  const sums = new Map<number, [red: number, green: number, blue: number, count: number]>();
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha < 128) continue;
    const key = ((red >> COARSE) << 6) | ((green >> COARSE) << 3) | (blue >> COARSE);
    const sum = sums.get(key) ?? [0, 0, 0, 0];
    sums.set(key, [sum[0] + red, sum[1] + green, sum[2] + blue, sum[3] + 1]);
  }
  return [...sums.values()].map(([red, green, blue, count]) => ({
    color: toHex([red / count, green / count, blue / count]),
    count,
  }));
}
