/**
 * Uploaded pictures: of templates and keywords from administrators, encoded again at the sizes shown, and originals of
 * coupons, stored to be cropped again. They are recognized by content (API-06, SUBM-08).
 */
import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { UPLOAD_MAX_PIXELS, type Size } from '../../src/domain/constants.ts';
import { FIELD_MESSAGES, fieldMessageOf } from '../../src/domain/field-messages.ts';
import { imageHeaderOf } from '../../src/domain/images/image-header.ts';
import { pixelRefusal, uploadRefusal } from '../../src/domain/images/upload.ts';
import { inPictureQueue, withTimeLimit } from './picture-work.ts';
import { shownPartsOf } from './shown-parts.ts';
import { ImageRefused, type StoredImage } from './rendered-image.ts';
import * as pictureWords from '../../src/words/server/pictures.gen.ts';
import * as svgFaultsWords from '../../src/words/domain/svg-faults.gen.ts';

const NATIVE: Size = { width: 1_125, height: 432 };
const TILE: Size = { width: 750, height: 288 };
const SUGGESTION: Size = { width: 375, height: 144 };
const WEBP_QUALITY = 86;
const WEBP_QUALITY_OF_NATIVE = 92;
/** High enough that nobody sees the second encoding, even after a crop. */
const JPEG_QUALITY = 95;

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
  const upload = bytesOf(dataUrl);
  if (upload.length > mostBytes) throw new ImageRefused(pictureWords.tooLarge());
  // Checks the first bytes, so that no other format is ever opened.
  const header = imageHeaderOf(upload);
  if (header === null || header.type === 'image/gif')
    throw new ImageRefused(pictureWords.pngOrJpeg());
  const refusal = pixelRefusal(header);
  if (refusal !== null) throw new ImageRefused(fieldMessageOf(refusal));
  return { upload: shownPartsOf(upload), format: header.type === 'image/png' ? 'png' : 'jpeg' };
}

/**
 * Decodes a data URL of a PNG, JPEG or GIF and encodes its first frame again: upright, in sRGB, without metadata. The
 * content decides the type, not the data URL or the file name. Throws `ImageRefused`.
 */
export async function readOriginalImage(dataUrl: string): Promise<StoredImage> {
  const upload = bytesOf(dataUrl);
  const refusal = uploadRefusal(upload);
  if (refusal !== null) throw new ImageRefused(fieldMessageOf(refusal));
  const header = imageHeaderOf(upload);
  const contentType = header?.type === 'image/jpeg' ? 'image/jpeg' : 'image/png';
  const shown = shownPartsOf(upload);
  const { data: bytes, info } = await inPictureQueue(() => reencode(shown, contentType), header);
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { hash, bytes, width: info.width, height: info.height, contentType };
}

async function reencode(upload: Buffer, contentType: StoredImage['contentType']) {
  try {
    const upright = uprightPicture(upload);
    const encoded =
      contentType === 'image/jpeg' ? upright.jpeg({ quality: JPEG_QUALITY }) : upright.png();
    return await encoded.toBuffer({ resolveWithObject: true });
  } catch (cause) {
    throw new ImageRefused(FIELD_MESSAGES.fileDamaged(), { cause });
  }
}

function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}

async function made(upload: Buffer, size: Size, format: 'png' | 'webp') {
  const bytes = await inPictureQueue(() => encoded(upload, size, format), imageHeaderOf(upload));
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { hash, bytes, ...size, contentType: `image/${format}` };
}

async function encoded(upload: Buffer, size: Size, format: 'png' | 'webp'): Promise<Buffer> {
  try {
    const fitted = uprightPicture(upload).resize({ ...size, fit: 'cover' });
    return await inFormat(fitted, size, format).toBuffer();
  } catch (cause) {
    throw new ImageRefused(svgFaultsWords.imageUnreadable(), { cause });
  }
}

/** Upright and in sRGB; decoding ends at the limits of size and time. */
function uprightPicture(upload: Buffer): Sharp {
  const limited = sharp(upload, { limitInputPixels: UPLOAD_MAX_PIXELS, failOn: 'error' });
  return withTimeLimit(limited).autoOrient().toColourspace('srgb');
}

function inFormat(image: Sharp, size: Size, format: 'png' | 'webp'): Sharp {
  if (format === 'png') return image.png({ compressionLevel: 9 });
  return image.webp({ quality: size === NATIVE ? WEBP_QUALITY_OF_NATIVE : WEBP_QUALITY });
}
