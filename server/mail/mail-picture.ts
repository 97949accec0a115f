import sharp from 'sharp';
import type { MailPicture } from './mail.ts';

/** Twice the width at which the mail shows it. */
const WIDTH = 1120;
const LIGHT_ENOUGH_BYTES = 150_000;
const MOST_PIXELS = 4_000_000;

/** The coupon's strip as a mail can carry it: a light PNG as it is, a heavy one (a photograph) as JPEG. */
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
