import sharp from 'sharp';
import type { MailPicture } from './mail.ts';

/** Twice the width at which the mail shows it. */
const WIDTH = 1120;
const LIGHT_ENOUGH_BYTES = 150_000;
const MOST_PIXELS = 4_000_000;

/** The coupon's strip for a mail: a small PNG stays as it is, a large one (a photograph) becomes a JPEG. */
export async function mailPicture(
  strip: Buffer,
): Promise<Pick<MailPicture, 'bytes' | 'contentType'>> {
  if (strip.length <= LIGHT_ENOUGH_BYTES) return { bytes: strip, contentType: 'image/png' };
  const bytes = await sharp(strip, { limitInputPixels: MOST_PIXELS })
    .resize({ width: WIDTH, withoutEnlargement: true })
    .flatten({ background: '#FFFFFF' })
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { bytes, contentType: 'image/jpeg' };
}
