/** Uploaded and embedded images, read from data URLs without `fetch`, which a strict `connect-src` forbids. */
import { FIELD_MESSAGES } from '../../domain/field-messages.ts';
import { bytesOfBase64 } from '../../domain/images/base64.ts';
import type { Hex } from '../../domain/design/design-document.ts';
import { edgeColor, isOpaque } from '../../domain/images/edge-color.ts';
import { mainColors } from '../../domain/images/main-colors.ts';
import * as svgFaultsWords from '../../words/domain/svg-faults.gen.ts';
import { createPartStore, type PartStore } from '../scene/part-store.ts';

const DATA_URL = /^data:(image\/(?:png|jpeg|webp|gif));base64,(.*)$/su;

/** Pixels of a `data:` URL. Rejects with a sentence if the image cannot be read. */
export async function decodeImage(source: string): Promise<ImageBitmap> {
  const [, type, base64] = DATA_URL.exec(source) ?? [];
  if (type === undefined || base64 === undefined) throw new Error(svgFaultsWords.imageUnreadable());
  try {
    return await createImageBitmap(new Blob([bytesOfBase64(base64)], { type }));
  } catch (cause) {
    throw new Error(FIELD_MESSAGES.fileDamaged(), { cause });
  }
}

/** Reads an uploaded image's size, for `composeCrop`, and what its pixels say of its ground. Rejects with a sentence if it cannot be read. */
export async function loadUploadedImage(source: string) {
  const bitmap = await decodeImage(source);
  const { width, height } = bitmap;
  const looks = looksAt(bitmap);
  bitmap.close();
  const isTransparent = looks !== null && !isOpaque(looks);
  /** `#RRGGBB`; null if its edge has several colors or is transparent. */
  const edge = looks && edgeColor(looks);
  return { source, width, height, edge, isTransparent };
}

/** The main colors of a picture; none if this browser does not show them. Rejects with a sentence if it cannot be read. */
export async function loadMainColors(source: string): Promise<readonly Hex[]> {
  const bitmap = await decodeImage(source);
  const looks = looksAt(bitmap);
  bitmap.close();
  return looks === null ? [] : mainColors(looks);
}

/** Sample points along each side. */
const LOOKS = 32;

function looksAt(bitmap: ImageBitmap): ImageData | null {
  const canvas = new OffscreenCanvas(LOOKS, LOOKS);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return null;
  context.imageSmoothingEnabled = false;
  context.drawImage(bitmap, 0, 0, LOOKS, LOOKS);
  return context.getImageData(0, 0, LOOKS, LOOKS);
}

/** px; the longer side of a first frame: the largest size shown on any screen. */
const FRAME_MAX = 2_000;

/** The first frame of a possibly animated image, as a PNG. Rejects with a sentence if it cannot be read. */
export async function firstFrame(source: string): Promise<Blob> {
  const bitmap = await decodeImage(source);
  const scale = Math.min(1, FRAME_MAX / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(
    Math.ceil(bitmap.width * scale),
    Math.ceil(bitmap.height * scale),
  );
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/png' });
}

/** px of all decoded images: a design has a few small ones, and an upload of 24 megapixels takes 96 MB alone. */
const MOST_PIXELS = 40_000_000;

/** Decoded images by source. */
export function createImageStore(): PartStore<string, ImageBitmap> {
  return createPartStore({
    keyOf: (source) => source,
    async load(source) {
      try {
        return { value: await decodeImage(source), missing: [] };
      } catch (reason) {
        console.error('A part of the design could not be read; it is left out.', reason);
        return { value: null, missing: [{ kind: 'picture' }] };
      }
    },
    weigh: ({ width, height }) => width * height,
    most: MOST_PIXELS,
    drop: (bitmap) => bitmap.close(),
  });
}
