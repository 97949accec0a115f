/**
 * The files of a Ride-Along image for the mailing: the master and the JPEG that the postal service accepts (SUBM-05).
 */
import sharp from 'sharp';
import { EXPORT_SIZES, type Size, UPLOAD_MAX_PIXELS } from '../../src/domain/constants.ts';
import { imageHeaderOf } from '../../src/domain/images/image-header.ts';
import * as svgFaultsWords from '../../src/words/domain/svg-faults.gen.ts';
import { inPictureQueue, withTimeLimit } from './picture-work.ts';
import { ImageRefused } from './rendered-image.ts';
import { zipArchive } from './zip-archive.ts';

/** Bytes. The postal service accepts 200 KB, here in the stricter reading. */
export const MAIL_IMAGE_MAX_BYTES = 200_000;
const BEST_QUALITY = 95;
const WORST_QUALITY = 1;

/** Makes a zip of the 600 x 400 px PNG and its 300 x 200 px JPEG. */
export async function rideAlongArchive(master: Buffer, name: string): Promise<Buffer> {
  const mail = await mailImage(master, MAIL_IMAGE_MAX_BYTES);
  const files = [
    { name: `${name}-600x400.png`, bytes: master },
    { name: `${name}-300x200.jpg`, bytes: mail },
  ];
  return zipArchive(files, new Date());
}

/** Returns a 300 x 200 px RGB JPEG on white in the best quality that fits into `mostBytes`. */
export function mailImage(master: Buffer, mostBytes: number): Promise<Buffer> {
  return inPictureQueue(() => drawMailImage(master, EXPORT_SIZES.rideAlongMail, mostBytes));
}

/** Portals take 780 x 500 px at most; a strip is flatter (PRE-03). */
const MAIL_PIECE = { width: 780, height: 300 };
const UPLOADED_PIECE = { width: 780, height: 500 };

/** Returns the strip as a picture of the mail piece: a 780 x 300 px RGB JPEG, otherwise as `mailImage`. */
export function mailPieceImage(strip: Buffer, mostBytes: number): Promise<Buffer> {
  return inPictureQueue(() => drawMailImage(strip, MAIL_PIECE, mostBytes));
}

/** Returns a photograph of the mail piece, upright and whole, of 780 x 500 px at most. Throws `ImageRefused`. */
export function uploadedPieceImage(upload: Buffer, mostBytes: number): Promise<Buffer> {
  const draw = async (): Promise<Buffer> => {
    try {
      const limited = sharp(upload, { limitInputPixels: UPLOAD_MAX_PIXELS, failOn: 'error' });
      const fitted = { ...UPLOADED_PIECE, fit: 'inside', withoutEnlargement: true } as const;
      const master = await withTimeLimit(limited).rotate().resize(fitted).png().toBuffer();
      const { width, height } = await sharp(master).metadata();
      return await drawMailImage(master, { width, height }, mostBytes);
    } catch (cause) {
      throw new ImageRefused(svgFaultsWords.imageUnreadable(), { cause });
    }
  };
  return inPictureQueue(draw, imageHeaderOf(upload));
}

async function drawMailImage(master: Buffer, size: Size, mostBytes: number): Promise<Buffer> {
  const small = await withTimeLimit(sharp(master))
    .resize({ ...size, fit: 'cover' })
    .flatten({ background: '#FFFFFF' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = small.info;
  const atQuality = (quality: number): Promise<Buffer> =>
    withTimeLimit(sharp(small.data, { raw: { width, height, channels } }))
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
  return bestWithin(atQuality, mostBytes);
}

/** Binary search for the best quality. */
async function bestWithin(atQuality: (quality: number) => Promise<Buffer>, mostBytes: number) {
  const best = await atQuality(BEST_QUALITY);
  if (best.length <= mostBytes) return best;
  let found: Buffer | null = null;
  let low = WORST_QUALITY;
  let high = BEST_QUALITY - 1;
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    const candidate = await atQuality(middle);
    if (candidate.length <= mostBytes) {
      found = candidate;
      low = middle + 1;
    } else {
      high = middle - 1;
    }
  }
  if (found === null) throw new RangeError(`No quality fits into ${mostBytes} bytes.`);
  return found;
}
