/** The colors that a picture has for the eye: those with a notable share of its area (BROWSE-05). */
import sharp from 'sharp';
import { chromaOf, okLabOf, type OkLab } from '../../src/domain/design/oklab.ts';
import { toHex } from '../../src/domain/design/color.ts';
import type { Hex } from '../../src/domain/design/design-document.ts';

/** px; enough for areas, and a picture of the catalogue takes a millisecond. */
const WIDTH = 150;
/** Distance in OKLab below which the eye takes two neighboring areas for one color. */
const SAME = 0.06;
/** Chroma from which a color draws the eye. */
const VIVID = 0.08;
/** Smallest share of the area of a vivid color, and of a quiet one; text and outlines stay below. */
const LEAST = { vivid: 0.05, quiet: 0.15 };

interface Area {
  readonly color: Hex;
  readonly lab: OkLab;
  pixels: number;
}

/** Returns the colors with the largest areas first. Rejects when the bytes are no picture. */
export async function seenColors(picture: Buffer): Promise<readonly Hex[]> {
  const { data, info } = await sharp(picture)
    .resize({ width: WIDTH })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const all = info.width * info.height;
  const least = ({ lab }: Area) => (chromaOf(lab) >= VIVID ? LEAST.vivid : LEAST.quiet);
  return merged(areasOf(data))
    .filter((area) => area.pixels / all >= least(area))
    .toSorted((one, other) => other.pixels - one.pixels)
    .map(({ color }) => color);
}

/** Counts pixels by the five highest bits of each channel. */
function areasOf(pixels: Buffer): readonly Area[] {
  const sums = new Map<number, [count: number, red: number, green: number, blue: number]>();
  for (let at = 0; at < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    const sum = sums.get(key) ?? [0, 0, 0, 0];
    sums.set(key, [sum[0] + 1, sum[1] + red, sum[2] + green, sum[3] + blue]);
  }
  return [...sums.values()].map(([count, red, green, blue]) => {
    const color = toHex([red / count, green / count, blue / count]);
    return { color, lab: okLabOf(color), pixels: count };
  });
}

/** Adds small areas to the largest one that has the same color. */
function merged(areas: readonly Area[]): readonly Area[] {
  const found: Area[] = [];
  for (const area of areas.toSorted((one, other) => other.pixels - one.pixels)) {
    const same = found.find(({ lab }) => distance(lab, area.lab) < SAME);
    if (same === undefined) found.push({ ...area });
    else same.pixels += area.pixels;
  }
  return found;
}

function distance(one: OkLab, other: OkLab): number {
  return Math.hypot(one.lightness - other.lightness, one.a - other.a, one.b - other.b);
}
