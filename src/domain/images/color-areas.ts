/** The areas of equal colors in a picture. */
import { toHex } from '../design/color.ts';
import type { Hex } from '../design/design-document.ts';

/** An area with its mean color, and with that color as distances are measured. */
interface ColorArea<Seen> {
  readonly color: Hex;
  readonly seen: Seen;
  readonly pixels: number;
}

interface AreaRules<Seen> {
  /** Bytes of a pixel: red, green, blue, and alpha. Pixels that are more than half transparent do not count. */
  readonly channels: 3 | 4;
  /** Lower bits of a channel in which pixels of one area may differ. */
  readonly coarse: number;
  readonly see: (color: Hex) => Seen;
  readonly isSame: (one: Seen, other: Seen) => boolean;
}

/** The areas by the size that they have before small ones are added to the first with the same color. */
export function colorAreas<Seen>(
  data: Uint8Array | Uint8ClampedArray,
  rules: AreaRules<Seen>,
): readonly ColorArea<Seen>[] {
  const merged: { color: Hex; seen: Seen; pixels: number }[] = [];
  for (const area of areasIn(data, rules).toSorted((one, other) => other.pixels - one.pixels)) {
    const same = merged.find(({ seen }) => rules.isSame(seen, area.seen));
    if (same === undefined) merged.push({ ...area });
    else same.pixels += area.pixels;
  }
  return merged;
}

function areasIn<Seen>(
  data: Uint8Array | Uint8ClampedArray,
  { channels, coarse, see }: AreaRules<Seen>,
): readonly ColorArea<Seen>[] {
  const sums = new Map<number, [count: number, red: number, green: number, blue: number]>();
  for (let at = 0; at < data.length; at += channels) {
    const [red = 0, green = 0, blue = 0, alpha = 255] = data.subarray(at, at + channels);
    if (alpha < 128) continue;
    const key = ((red >> coarse) << 16) | ((green >> coarse) << 8) | (blue >> coarse);
    const sum = sums.get(key) ?? [0, 0, 0, 0];
    sums.set(key, [sum[0] + 1, sum[1] + red, sum[2] + green, sum[3] + blue]);
  }
  return [...sums.values()].map(([count, red, green, blue]) => {
    const color = toHex([red / count, green / count, blue / count]);
    return { color, seen: see(color), pixels: count };
  });
}
