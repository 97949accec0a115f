/** The colors that a picture has for the eye: those with a notable share of its area (BROWSE-05). */
import sharp from 'sharp';
import { chromaOf, okLabOf, type OkLab } from '../../src/domain/design/oklab.ts';
import type { Hex } from '../../src/domain/design/design-document.ts';
import { colorAreas } from '../../src/domain/images/color-areas.ts';
import { inPictureQueue, withTimeLimit } from './picture-work.ts';

/** px; enough for areas, and a picture of the catalogue takes a millisecond. */
const WIDTH = 150;
/** Pixels count together if they share the upper five bits of each channel. */
const COARSE = 3;
/** Distance in OKLab below which the eye takes two neighboring areas for one color. */
const SAME = 0.06;
/** Chroma from which a color draws the eye. */
const VIVID = 0.08;
/** Smallest share of the area of a vivid color, and of a quiet one; text and outlines stay below. */
const LEAST = { vivid: 0.05, quiet: 0.15 };

/** Returns the colors with the largest areas first. Rejects when the bytes are no picture. */
export async function seenColors(picture: Buffer): Promise<readonly Hex[]> {
  const small = withTimeLimit(sharp(picture))
    .resize({ width: WIDTH })
    .toColourspace('srgb')
    .removeAlpha()
    .raw();
  const { data, info } = await inPictureQueue(() => small.toBuffer({ resolveWithObject: true }));
  const all = info.width * info.height;
  const areas = colorAreas(data, {
    channels: 3,
    coarse: COARSE,
    see: okLabOf,
    isSame: (one, other) => distance(one, other) < SAME,
  });
  return areas
    .filter(({ seen, pixels }) => {
      const least = chromaOf(seen) >= VIVID ? LEAST.vivid : LEAST.quiet;
      return pixels / all >= least;
    })
    .toSorted((one, other) => other.pixels - one.pixels)
    .map(({ color }) => color);
}

function distance(one: OkLab, other: OkLab): number {
  return Math.hypot(one.lightness - other.lightness, one.a - other.a, one.b - other.b);
}
