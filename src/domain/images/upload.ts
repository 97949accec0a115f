/** Which images may be uploaded, and which refused files can be copied into an accepted form (STEP-14). */
import { type Size, UPLOAD_MAX_BYTES, UPLOAD_MAX_PIXELS, UPLOAD_MAX_SIDE } from '../constants.ts';
import { type FieldIssue, fieldMessageOf } from '../field-messages.ts';
import { imageHeaderOf } from './image-header.ts';
import { pictureKindOf } from './picture-kind.ts';

/** Why a file is refused; null if it is accepted. The file's name does not matter. */
export function uploadRefusal(bytes: Uint8Array): FieldIssue | null {
  const tooLarge = sizeRefusal(bytes.length);
  if (tooLarge !== null) return tooLarge;
  if (pictureKindOf(bytes) === 'iphone png') return { code: 'fileForIphones' };
  const header = imageHeaderOf(bytes);
  if (header === null || header.width === 0 || header.height === 0) return { code: 'fileType' };
  return pixelRefusal(header);
}

/** The part of the check that pictures of the catalogue share: sides and pixels (SAFE-04). */
export function pixelRefusal({ width, height }: Size): FieldIssue | null {
  if (Math.max(width, height) > UPLOAD_MAX_SIDE) return { code: 'fileSides' };
  return width * height > UPLOAD_MAX_PIXELS ? { code: 'filePixels' } : null;
}

/** The part of the check that needs no bytes. */
export function sizeRefusal(bytes: number): FieldIssue | null {
  if (bytes <= UPLOAD_MAX_BYTES) return null;
  return { code: 'fileTooLarge', limit: UPLOAD_MAX_BYTES };
}

/** How a refused file can be made to fit: fewer pixels or bytes, or as PNG. */
export type Remedy = 'smaller' | 'png';

/** A refused file, and the copy that would be accepted; null if no copy can be made. */
export class UploadRefused extends Error {
  readonly remedy: Remedy | null;

  constructor(issue: FieldIssue, remedy: Remedy | null) {
    super(fieldMessageOf(issue));
    this.remedy = remedy;
  }
}

/** Bytes and pixels of the largest file that is opened for a copy; its pixels take 4 bytes each. */
const COPY_MAX_BYTES = 100_000_000;
const COPY_MAX_PIXELS = 120_000_000;

/** How a refused file could be made to fit, by its first bytes; `size` is the size of the whole file. */
export function remedyFor(issue: FieldIssue, bytes: Uint8Array, size: number): Remedy | null {
  const { width = 0, height = 0 } = imageHeaderOf(bytes) ?? {};
  if (pictureKindOf(bytes) === null || size > COPY_MAX_BYTES || width * height > COPY_MAX_PIXELS)
    return null;
  const isForeign = 'code' in issue && ['fileType', 'fileForIphones'].includes(issue.code);
  return isForeign ? 'png' : 'smaller';
}
