/** Rendered images from a browser are checked, decoded and encoded again (API-06). */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { RENDERED_IMAGE_MAX_BYTES, type Size } from '../../src/domain/constants.ts';
import { imageHeaderOf } from '../../src/domain/images/image-header.ts';
import type { NotedImage } from './media.repository.ts';
import { inRenderedQueue, withTimeLimit } from './picture-work.ts';
import { shownPartsOf } from './shown-parts.ts';
import * as pictureWords from '../../src/words/server/pictures.gen.ts';
import * as svgFaultsWords from '../../src/words/domain/svg-faults.gen.ts';

/** Decoded pixels. The largest rendered image has 486,000, so a bomb is refused before it is decoded. */
const MOST_PIXELS = 1_000_000;
/**
 * A strip takes 23 to 48 kB instead of 35 to 106 kB as PNG, and a quarter of that at two thirds of the size. AVIF needs
 * half as much again and takes thirty times as long: 8 to 16 s instead of 0.3 s on a busy machine.
 */
const WEBP = { quality: 86, smartSubsample: true };
/** A strip takes 12 ms and 64 kB. At the maximum of 9 it takes 47 ms and 60 kB. */
export const STORED_PNG = { compressionLevel: 7 };
const PREFIX = 'data:image/png;base64,';

export interface StoredImage extends NotedImage {
  readonly contentType: 'image/png' | 'image/jpeg';
}

/** Why an image was refused, as a message for the person who sent it. */
export class ImageRefused extends Error {
  override readonly name = 'ImageRefused';
}

/** Decodes a PNG data URL of exactly this size and encodes it again without metadata. Throws `ImageRefused`. */
export async function readRenderedImage(dataUrl: string, size: Size): Promise<StoredImage> {
  const upload = bytesOf(dataUrl);
  // The first bytes are checked, so that no other format is ever opened. A bomb is refused by its declared size.
  const header = imageHeaderOf(upload);
  if (header?.type !== 'image/png') throw new ImageRefused(pictureWords.png());
  refuseOtherSize(header, size);
  const bytes = await inRenderedQueue(() => reencode(shownPartsOf(upload)));
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { hash, bytes, ...size, contentType: 'image/png' };
}

export const FORMATS = ['png', 'webp'] as const;

/** Size and format in which a stored picture is served. */
export interface PictureForm {
  /** Share of the native size, up to 1. */
  readonly scale: number;
  readonly format: (typeof FORMATS)[number];
}

/** Returns the picture in another form. Throws `WorkRefused` if too many pictures are waiting. */
export function reformImage(bytes: Buffer, { scale, format }: PictureForm): Promise<Buffer> {
  return inRenderedQueue(async () => {
    const image = withTimeLimit(sharp(bytes, { limitInputPixels: MOST_PIXELS }));
    const { width } = await image.metadata();
    const sized = image.resize({ width: Math.round(width * scale) });
    return (format === 'webp' ? sized.webp(WEBP) : sized.png()).toBuffer();
  });
}

/** Puts a color behind a picture's transparent pixels. Throws `WorkRefused` if too many pictures are waiting. */
export function flattenImage(bytes: Buffer, background: string): Promise<Buffer> {
  return inRenderedQueue(async () => {
    const image = withTimeLimit(sharp(bytes, { limitInputPixels: MOST_PIXELS }));
    return (await image.metadata()).hasAlpha ? image.flatten({ background }).toBuffer() : bytes;
  });
}

function bytesOf(dataUrl: string): Buffer {
  if (!dataUrl.startsWith(PREFIX)) throw new ImageRefused(pictureWords.png());
  const bytes = Buffer.from(dataUrl.slice(PREFIX.length), 'base64');
  if (bytes.length > RENDERED_IMAGE_MAX_BYTES) throw new ImageRefused(pictureWords.over3Mb());
  return bytes;
}

/** Throws `ImageRefused` with both sizes in the message if they differ. */
export function refuseOtherSize({ width, height }: Size, size: Size): void {
  if (width === size.width && height === size.height) return;
  throw new ImageRefused(pictureWords.otherSize({ ...size, ownWidth: width, ownHeight: height }));
}

async function reencode(upload: Buffer): Promise<Buffer> {
  try {
    return await withTimeLimit(sharp(upload, { limitInputPixels: MOST_PIXELS, failOn: 'error' }))
      .toColourspace('srgb')
      .png(STORED_PNG)
      .toBuffer();
  } catch (cause) {
    throw new ImageRefused(svgFaultsWords.imageUnreadable(), { cause });
  }
}
