/** Uploaded and embedded images: read from their data URLs without `fetch`, which a strict `connect-src` forbids. */
import type { UploadedImage } from './compose/crop.ts';

const DATA_URL = /^data:(image\/(?:png|jpeg|webp|gif));base64,(.*)$/su;

/** Pixels of a `data:` URL. Rejects with a sentence where the image cannot be read. */
export async function decodeImage(source: string): Promise<ImageBitmap> {
  const [, type, base64] = DATA_URL.exec(source) ?? [];
  if (type === undefined || base64 === undefined)
    throw new Error('The image is not a PNG, JPEG, WebP or GIF.');
  try {
    return await createImageBitmap(new Blob([bytesOf(base64)], { type }));
  } catch (cause) {
    throw new Error('The image is damaged and cannot be read. Choose another file.', { cause });
  }
}

/** Reads an uploaded image's size, for `composeCrop`. Rejects with a sentence where it cannot be read. */
export async function loadUploadedImage(source: string): Promise<UploadedImage> {
  const bitmap = await decodeImage(source);
  const { width, height } = bitmap;
  bitmap.close();
  return { source, width, height };
}

/** px; the longer side of a first frame: as large as any screen shows it. */
const FRAME_MAX = 2_000;

/** An image that may move, standing still, as a PNG. Rejects with a sentence where it cannot be read. */
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

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** Decoded images by their source. */
export interface ImageStore {
  load(sources: readonly string[]): Promise<void>;
  /** Null before `load`, and for an image that cannot be read: it is left out of the picture. */
  get(source: string): ImageBitmap | null;
  isLoaded(sources: readonly string[]): boolean;
}

/** How many decoded images are kept; a design has a handful, each up to a few megabytes of pixels. */
const MOST_IMAGES = 12;

/** A store that forgets the longest unused images. */
export function createImageStore(): ImageStore {
  const images = new Map<string, ImageBitmap | null>();

  const loadOne = async (source: string): Promise<void> => {
    if (images.has(source)) return;
    const bitmap = await decodeImage(source).catch((reason: unknown) => {
      console.error('An image of the design could not be read; it is left out.', reason);
      return null;
    });
    images.set(source, bitmap);
  };

  return {
    async load(sources) {
      await Promise.all([...new Set(sources)].map(loadOne));
      forgetOldest(images, Math.max(MOST_IMAGES, sources.length));
    },
    get(source) {
      const image = images.get(source) ?? null;
      if (images.delete(source)) images.set(source, image);
      return image;
    },
    isLoaded: (sources) => sources.every((source) => images.has(source)),
  };
}

function forgetOldest(images: Map<string, ImageBitmap | null>, keep: number): void {
  for (const [source, image] of [...images].slice(0, Math.max(0, images.size - keep))) {
    image?.close();
    images.delete(source);
  }
}
