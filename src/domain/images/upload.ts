/** Which images may be uploaded (STEP-14). */
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_PIXELS, UPLOAD_MAX_SIDE } from '../constants.ts';
import { imageHeaderOf } from './image-header.ts';
import type { FieldIssue } from '../field-messages.ts';

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
