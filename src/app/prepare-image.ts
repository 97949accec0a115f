/** An uploaded image: checked, read, and cropped to the size its wallet wants (STEP-01, STEP-02, STEP-14). */
import type { OriginalImage } from '../domain/coupon-form.ts';
import { type Size, UPLOAD_MAX_BYTES } from '../domain/constants.ts';
import { imageHeaderOf } from '../domain/image-header.ts';
import { FIELD_MESSAGES } from '../domain/messages.ts';
import { uploadRefusal } from '../domain/upload.ts';
import { composeCrop } from '../render/compose/crop.ts';
import { exportScenes } from '../render/export-scenes.ts';
import { loadUploadedImage } from '../render/images.ts';
import { dataUrlOf } from './data-url.ts';

/** An image ready for its wallet, or why the file cannot be used. */
export type PreparedImage =
  { readonly original: OriginalImage; readonly image: string } | { readonly refusal: string };

/** The middle of the image at `size`, as a PNG data URL, or why it cannot be used. */
export async function prepareImage(file: File, size: Size): Promise<PreparedImage> {
  if (file.size > UPLOAD_MAX_BYTES)
    return { refusal: FIELD_MESSAGES.fileTooLarge(UPLOAD_MAX_BYTES) };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const refusal = uploadRefusal(bytes);
  if (refusal !== null) return { refusal };
  // By the type that the bytes say, not by the file's name.
  const data = await dataUrlOf(new Blob([bytes], { type: imageHeaderOf(bytes)?.type ?? '' }));
  try {
    const uploaded = await loadUploadedImage(data);
    const { image } = await exportScenes({ image: composeCrop(uploaded, null, size) });
    const { name, type } = file;
    return { original: { file: { name, type, size: file.size }, data, crop: null }, image };
  } catch (reason) {
    return { refusal: reason instanceof Error ? reason.message : FIELD_MESSAGES.fileType };
  }
}
