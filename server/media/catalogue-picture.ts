/**
 * Pictures of templates and keywords from administrators. They are recognized by content and encoded again at the sizes
 * shown (API-06).
 */
import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { UPLOAD_MAX_PIXELS, type Size } from '../../src/domain/constants.ts';
import { fieldMessageOf } from '../../src/domain/field-messages.ts';
import { imageHeaderOf } from '../../src/domain/images/image-header.ts';
import { pixelRefusal } from '../../src/domain/images/upload.ts';
import { inPictureQueue, withTimeLimit } from './picture-work.ts';
import { shownPartsOf } from './shown-parts.ts';
import { ImageRefused } from './rendered-image.ts';
import * as pictureWords from '../../src/words/server/pictures.gen.ts';
import * as svgFaultsWords from '../../src/words/domain/svg-faults.gen.ts';

/** A picture ready for the media store. */
interface CataloguePicture {
  /** SHA-256 of `bytes`, hexadecimal. */
  readonly hash: string;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  readonly contentType: 'image/png' | 'image/webp';
}

const NATIVE: Size = { width: 1_125, height: 432 };
const TILE: Size = { width: 750, height: 288 };
const SUGGESTION: Size = { width: 375, height: 144 };
const WEBP_QUALITY = 86;
const WEBP_QUALITY_OF_NATIVE = 92;

/** Returns the native picture and the one for a tile. Throws `ImageRefused`. */
export async function readTemplatePictures(dataUrl: string, mostBytes: number) {
  const { upload, format } = await readUpload(dataUrl, mostBytes);
  const [image, thumbnail] = await Promise.all([
    // A PNG is a drawing and stays lossless; a JPEG was lossy before.
    format === 'png' ? made(upload, NATIVE, 'png') : made(upload, NATIVE, 'webp'),
    made(upload, TILE, 'webp'),
  ]);
  return { image, thumbnail };
}

/** Returns the small picture of a suggestion. Throws `ImageRefused`. */
export async function readKeywordPicture(dataUrl: string, mostBytes: number) {
  const { upload } = await readUpload(dataUrl, mostBytes);
  return made(upload, SUGGESTION, 'webp');
}

/** Returns an uploaded PNG or JPEG with its shown parts alone. Throws `ImageRefused`. */
export async function readUpload(
  dataUrl: string,
  mostBytes: number,
): Promise<{ readonly upload: Buffer; readonly format: 'png' | 'jpeg' }> {
  const upload = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  if (upload.length > mostBytes) throw new ImageRefused(pictureWords.tooLarge());
  // Checks the first bytes, so that no other format is ever opened.
  const header = imageHeaderOf(upload);
  if (header === null || header.type === 'image/gif')
    throw new ImageRefused(pictureWords.pngOrJpeg());
  const refusal = pixelRefusal(header);
  if (refusal !== null) throw new ImageRefused(fieldMessageOf(refusal));
  return { upload: shownPartsOf(upload), format: header.type === 'image/png' ? 'png' : 'jpeg' };
}

async function made(upload: Buffer, size: Size, format: 'png' | 'webp'): Promise<CataloguePicture> {
  const bytes = await inPictureQueue(() => encoded(upload, size, format), imageHeaderOf(upload));
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { hash, bytes, ...size, contentType: `image/${format}` };
}

async function encoded(upload: Buffer, size: Size, format: 'png' | 'webp'): Promise<Buffer> {
  try {
    const limited = sharp(upload, { limitInputPixels: UPLOAD_MAX_PIXELS, failOn: 'error' });
    const fitted = withTimeLimit(limited)
      .rotate()
      .toColourspace('srgb')
      .resize({ ...size, fit: 'cover' });
    return await inFormat(fitted, size, format).toBuffer();
  } catch (error) {
    throw unreadable(error);
  }
}

function inFormat(image: Sharp, size: Size, format: 'png' | 'webp'): Sharp {
  if (format === 'png') return image.png({ compressionLevel: 9 });
  return image.webp({ quality: size === NATIVE ? WEBP_QUALITY_OF_NATIVE : WEBP_QUALITY });
}

function unreadable(cause: unknown): ImageRefused {
  return new ImageRefused(svgFaultsWords.imageUnreadable(), { cause });
}
