/** Which images may be uploaded, and what is said of the others (STEP-14). */
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_PIXELS } from '../constants.ts';
import { imageHeaderOf } from './image-header.ts';
import { FIELD_MESSAGES } from '../messages.ts';

/** Why a file is refused, in words for its field; null where it may be used. The name of a file decides nothing. */
export function uploadRefusal(bytes: Uint8Array): string | null {
  if (bytes.length > UPLOAD_MAX_BYTES) return FIELD_MESSAGES.fileTooLarge(UPLOAD_MAX_BYTES);
  const header = imageHeaderOf(bytes);
  if (header === null || header.width === 0 || header.height === 0) return FIELD_MESSAGES.fileType;
  return header.width * header.height > UPLOAD_MAX_PIXELS ? FIELD_MESSAGES.filePixels : null;
}
