import type { RemovedCoupon } from '../../db/wallet-tables.ts';
import type { MediaStore } from '../../media/media-store.ts';
import type { PassCoupon } from './wallet-port.ts';
import { imageAt, type ProjectImageRow } from './projects.repository.ts';

/** The hashes of the pictures in a coupon's pass; the square one is the Google logo. */
export function passImages(images: readonly ProjectImageRow[]): RemovedCoupon['images'] {
  return {
    strip: imageAt(images, { platform: 'apple', kind: 'strip' }).media_hash,
    logo: imageAt(images, { platform: 'apple', kind: 'logo' }).media_hash,
    square: imageAt(images, { platform: 'google', kind: 'logo' }).media_hash,
  };
}

/** A name for all of them, and their bytes on demand. */
export function storedPassImages(
  media: MediaStore,
  { strip, logo, square }: RemovedCoupon['images'],
): PassCoupon['images'] {
  const read = async (hash: string): Promise<Buffer> => {
    const bytes = await media.read(hash);
    if (bytes === null) throw new Error(`The media store has lost ${hash}.`);
    return bytes;
  };
  return {
    version: `${strip} ${logo} ${square}`,
    async read() {
      const all = await Promise.all([read(strip), read(logo), read(square)]);
      return { strip: all[0], logo: all[1], square: all[2] };
    },
  };
}
