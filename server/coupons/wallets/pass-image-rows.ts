import type { CouponRemains } from '../../db/wallet-tables.ts';
import type { ImagePlace, ProjectImageRow } from '../stored/projects.repository.ts';

/** The hashes of the pictures that a coupon's pass is made of; the square one is the Google logo. */
export function passImages(images: readonly ProjectImageRow[]): CouponRemains['images'] {
  return {
    strip: hashOf(images, { platform: 'apple', kind: 'strip' }),
    logo: hashOf(images, { platform: 'apple', kind: 'logo' }),
    square: hashOf(images, { platform: 'google', kind: 'logo' }),
  };
}

function hashOf(images: readonly ProjectImageRow[], { platform, kind }: ImagePlace): string {
  const image = images.find(
    (candidate) => candidate.platform === platform && candidate.kind === kind,
  );
  if (image === undefined) throw new Error(`A coupon lacks its ${platform} ${kind}.`);
  return image.media_hash;
}
