/** Which images may be uploaded, and which files a copy can be made of that may (STEP-14). */
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_PIXELS, UPLOAD_MAX_SIDE } from '../constants.ts';
import { type FieldIssue, fieldMessageOf } from '../field-messages.ts';
import { imageHeaderOf } from './image-header.ts';
import { pictureKindOf } from './picture-kind.ts';

/** Why a file is refused; null where it may be used. The name of a file decides nothing. */
export function uploadRefusal(bytes: Uint8Array): FieldIssue | null {
  const tooLarge = sizeRefusal(bytes.length);
  if (tooLarge !== null) return tooLarge;
  const header = imageHeaderOf(bytes);
  if (header === null || header.width === 0 || header.height === 0) return { code: 'fileType' };
  if (Math.max(header.width, header.height) > UPLOAD_MAX_SIDE) return { code: 'fileSides' };
  return header.width * header.height > UPLOAD_MAX_PIXELS ? { code: 'filePixels' } : null;
}

/** The part of it that is known before a byte is read. */
export function sizeRefusal(bytes: number): FieldIssue | null {
  if (bytes <= UPLOAD_MAX_BYTES) return null;
  return { code: 'fileTooLarge', limit: UPLOAD_MAX_BYTES };
}

/** What makes a refused file fit: fewer pixels or bytes, or the form of a PNG. */
export type Remedy = 'smaller' | 'png';

/** A file that is refused, and the copy of it that would be taken; null where there can be none. */
export class UploadRefused extends Error {
  readonly remedy: Remedy | null;

  constructor(issue: FieldIssue, remedy: Remedy | null) {
    super(fieldMessageOf(issue));
    this.remedy = remedy;
  }
}

/** Bytes and pixels of the largest file that is opened for a copy: its pixels take 4 bytes each. */
const COPY_MAX_BYTES = 100_000_000;
const COPY_MAX_PIXELS = 120_000_000;

/** What could make a refused file fit, by its first bytes; `size` is that of the whole file. */
export function remedyFor(issue: FieldIssue, bytes: Uint8Array, size: number): Remedy | null {
  const { width = 0, height = 0 } = imageHeaderOf(bytes) ?? {};
  if (pictureKindOf(bytes) === null || size > COPY_MAX_BYTES || width * height > COPY_MAX_PIXELS)
    return null;
  return 'code' in issue && issue.code === 'fileType' ? 'png' : 'smaller';
}
