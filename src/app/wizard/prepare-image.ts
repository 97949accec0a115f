/** Uploaded images: checked and read for the cropper, then drawn at their wallet's size (STEP-01 to STEP-03, STEP-14). */
import type { OriginalImage } from '../../domain/coupon/fields/coupon-images.ts';
import { dataUrlOf } from '../../domain/images/data-url.ts';
import { IMAGE_SLOTS } from '../../domain/images/image-slots.ts';
import { imageHeaderOf } from '../../domain/images/image-header.ts';
import { startOfPicture } from '../../domain/images/picture-kind.ts';
import { FIELD_MESSAGES, type FieldIssue } from '../../domain/field-messages.ts';
import {
  remedyFor,
  sizeRefusal,
  UploadRefused,
  uploadRefusal,
} from '../../domain/images/upload.ts';
import type {
  CropOrder,
  DrawnCrop,
  ImageSource,
  LoadedImage,
} from '../../machines/images/image-upload-context.ts';
import { composeCrop } from '../../render/compose/crop.ts';
import { firstFrame, loadMainColors, loadUploadedImage } from '../../render/draw/images.ts';
import { exportScenes } from './export-artwork.ts';
import { canRead } from './fitting-copy.ts';

/** Reads an image for the cropper; rejects with an Error whose message is for the image's field. */
export async function readImage(source: ImageSource): Promise<LoadedImage> {
  const original = source.kind === 'file' ? await originalOf(source.file) : source.original;
  if (original.data === null) throw new Error(FIELD_MESSAGES.fileType());
  const { width, height, edge, isTransparent } = await loadUploadedImage(original.data);
  const moves = original.data.startsWith('data:image/gif');
  const still = moves ? await dataUrlOf(await firstFrame(original.data)) : original.data;
  return { original, size: { width, height }, still, edge, isTransparent };
}

/** The cropped part at its slot's size, and its main colors; rejects with an Error whose message is a sentence for people. */
export async function drawCrop(order: CropOrder, signal: AbortSignal): Promise<DrawnCrop> {
  const { slot, picture, crop } = order;
  const uploaded = { ...picture.size, source: picture.original.data ?? picture.still };
  const scene = composeCrop(uploaded, crop, IMAGE_SLOTS[slot].size);
  const { image } = await exportScenes({ image: scene }, { signal });
  return { image, colors: await loadMainColors(image) };
}

async function originalOf(file: File): Promise<OriginalImage> {
  await requireUsable(sizeRefusal(file.size), file);
  const bytes = new Uint8Array(await file.arrayBuffer());
  await requireUsable(uploadRefusal(bytes), file);
  // The type comes from the bytes, not from the file's name.
  const data = await dataUrlOf(new Blob([bytes], { type: imageHeaderOf(bytes)?.type ?? '' }));
  const { name, type, size } = file;
  return { file: { name, type, size }, data, crop: null, storedName: null };
}

/** A picture's size is within this many first bytes; in a JPEG it follows the camera's metadata. */
const SIZE_BYTES = 262_144;

async function requireUsable(refusal: FieldIssue | null, file: File): Promise<void> {
  if (refusal === null) return;
  const head = await startOfPicture(file, SIZE_BYTES);
  const remedy = remedyFor(refusal, head, file.size);
  const isUnread = remedy !== null && !(await canRead(file));
  if (!isUnread) throw new UploadRefused(refusal, remedy);
  const isOther = 'code' in refusal && refusal.code === 'fileType';
  throw new UploadRefused(isOther ? { code: 'fileUnreadable' } : refusal, null);
}
