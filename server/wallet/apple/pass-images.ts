import sharp from 'sharp';
import type { PassCoupon } from '../../coupons/stored/wallet-port.ts';
import { imageHeaderOf } from '../../../src/domain/images/image-header.ts';
import { inPictureQueue, withTimeLimit } from '../../media/picture-work.ts';
import { flattenImage, STORED_PNG } from '../../media/rendered-image.ts';

/** The stored PNGs: strip 1125x432, logo 480x150, square 660x660. */
export type PassSources = Awaited<ReturnType<PassCoupon['images']['read']>>;

/**
 * Sizes in points; each image is made at pixel ratios one, two and three. The icon is the square logo, since it has no
 * upload; phones show it alone, so it has the card's color.
 */
const SLOTS = [
  { name: 'icon', source: 'square', width: 29, height: 29 },
  { name: 'logo', source: 'logo', width: 160, height: 50 },
  { name: 'strip', source: 'strip', width: 375, height: 144 },
] as const;

const SCALES = [
  { suffix: '', factor: 1 },
  { suffix: '@2x', factor: 2 },
  { suffix: '@3x', factor: 3 },
] as const;

/**
 * Returns the nine images of a coupon pass by file name (API-11), in the largest size that a wallet shows. Throws
 * `WorkRefused`.
 */
export async function drawPassImages({ square, ...others }: PassSources, cardColor: string) {
  const sources = { ...others, square: await flattenImage(square, cardColor) };
  const images = await Promise.all(
    SLOTS.flatMap((slot) =>
      SCALES.map(async ({ suffix, factor }): Promise<[string, Buffer]> => [
        `${slot.name}${suffix}.png`,
        await draw(sources[slot.source], slot.width * factor, slot.height * factor),
      ]),
    ),
  );
  return Object.fromEntries(images);
}

/** A picture that already has the size is not encoded again. */
async function draw(source: Buffer, width: number, height: number): Promise<Buffer> {
  const size = imageHeaderOf(source);
  if (size?.width === width && size.height === height) return source;
  return inPictureQueue(() =>
    withTimeLimit(sharp(source)).resize(width, height, { fit: 'fill' }).png(STORED_PNG).toBuffer(),
  );
}
