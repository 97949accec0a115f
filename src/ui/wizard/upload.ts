/** What the upload screens share: a file goes out, an image or a refusal comes back. */
import type { Size } from '../../domain/constants.ts';
import type { OriginalImage } from '../../domain/coupon-form.ts';

/** What an upload field holds: the file as it came, and its picture at native size as a PNG data URL. */
export interface Uploaded {
  readonly original: OriginalImage;
  readonly image: string | null;
}

/** Checks a file and brings it to `size`; answers the image, or why the file cannot be used. */
export type Upload = (
  file: File,
  size: Size,
) => Promise<
  { readonly original: OriginalImage; readonly image: string } | { readonly refusal: string }
>;

/** Hands an uploaded image on; answers the refusal, or null. */
export async function taken(
  upload: ReturnType<Upload>,
  onUploaded: (uploaded: Uploaded) => void,
): Promise<string | null> {
  const answer = await upload;
  if ('refusal' in answer) return answer.refusal;
  onUploaded(answer);
  return null;
}

/** `apple.logoImage` is the field `apple`. */
export function platformOf(path: string): string {
  return path.slice(0, path.indexOf('.'));
}
