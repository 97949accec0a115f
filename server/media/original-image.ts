/**
 * Originals are uploaded images, stored to be cropped again. They are recognized by content, decoded and encoded again
 * (API-06, SUBM-08).
 */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { UPLOAD_MAX_PIXELS } from '../../src/domain/constants.ts';
import { imageHeaderOf } from '../../src/domain/images/image-header.ts';
import { FIELD_MESSAGES, fieldMessageOf } from '../../src/domain/field-messages.ts';
import { uploadRefusal } from '../../src/domain/images/upload.ts';
import { inPictureQueue, withTimeLimit } from './picture-work.ts';
import { shownPartsOf } from './shown-parts.ts';
import { ImageRefused, type StoredImage } from './rendered-image.ts';

/** High enough that nobody sees the second encoding, even after a crop. */
const JPEG_QUALITY = 95;

/**
 * Decodes a data URL of a PNG, JPEG or GIF and encodes its first frame again: upright, in sRGB, without metadata. The
 * content decides the type, not the data URL or the file name. Throws `ImageRefused`.
 */
export async function readOriginalImage(dataUrl: string): Promise<StoredImage> {
  const upload = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
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
    const limited = sharp(upload, { limitInputPixels: UPLOAD_MAX_PIXELS, failOn: 'error' });
    const upright = withTimeLimit(limited).autoOrient().toColourspace('srgb');
    const encoded =
      contentType === 'image/jpeg' ? upright.jpeg({ quality: JPEG_QUALITY }) : upright.png();
    return await encoded.toBuffer({ resolveWithObject: true });
  } catch (cause) {
    throw new ImageRefused(FIELD_MESSAGES.fileDamaged(), { cause });
  }
}
