/** The logos of a brand to be kept: like those of a coupon they are checked, decoded and encoded again (API-06). */
import type { components } from '../../openapi/schema.gen.ts';
import { BRAND_SLOTS } from '../../src/domain/brand/brand.ts';
import { IMAGE_SLOTS } from '../../src/domain/images/image-slots.ts';
import { type MediaPlaces, takeMedia } from '../coupons/saving/coupon-media.ts';
import { givenImage } from '../coupons/saving/coupon-images.ts';
import { givenOriginal } from '../coupons/saving/coupon-originals.ts';
import type { LogoRow } from './brand.repository.ts';

type Logos = components['schemas']['NewBrand']['logos'];

/** Returns the rows. Throws `RequestFailure` `image-refused`. */
export async function readLogos(logos: Logos, places: MediaPlaces): Promise<readonly LogoRow[]> {
  const given = BRAND_SLOTS.flatMap((slot) => {
    const logo = logos[slot];
    return logo === undefined ? [] : [{ slot, ...logo }];
  });
  const images = given.map(({ slot, image }) =>
    givenImage(`/logos/${slot}/image`, image, IMAGE_SLOTS[slot].size),
  );
  const originals = given.flatMap(({ slot, original }) =>
    original === undefined ? [] : [givenOriginal(`/logos/${slot}/original/data`, original.data)],
  );
  const taken = await takeMedia(images, originals, places);
  const hashes = [...taken.originals];
  return given.map(({ slot, original, crop }, index): LogoRow => ({
    slot,
    media_hash: taken.images[index] ?? '',
    original_hash: original === undefined ? null : (hashes.shift() ?? null),
    file_name: original?.name ?? '',
    crop: crop ?? null,
  }));
}
