/** Uploaded and embedded images: read from their data URLs without `fetch`, which a strict `connect-src` forbids. */
import { bytesOfBase64 } from '../../domain/images/base64.ts';
import type { UploadedImage } from '../compose/crop.ts';

const DATA_URL = /^data:(image\/(?:png|jpeg|webp|gif));base64,(.*)$/su;

/** Pixels of a `data:` URL. Rejects with a sentence where the image cannot be read. */
export async function decodeImage(source: string): Promise<ImageBitmap> {
  const [, type, base64] = DATA_URL.exec(source) ?? [];
  if (type === undefined || base64 === undefined)
    throw new Error('The image is not a PNG, JPEG, WebP or GIF.');
  try {
    return await createImageBitmap(new Blob([bytesOfBase64(base64)], { type }));
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

/** Decoded images by their source. */
interface ImageStore {
  load(sources: readonly string[]): Promise<void>;
  /** Null before `load`, and for an image that cannot be read: it is left out of the picture. */
  get(source: string): ImageBitmap | null;
  isLoaded(sources: readonly string[]): boolean;
}

/** How many decoded images the store has at most: a design has a handful, and an upload of 24 megapixels takes 96 MB alone. */
const MOST_IMAGES = 12;
const MOST_PIXELS = 40_000_000;

/** A store that drops the longest unused images, but none of the last load. */
export function createImageStore(): ImageStore {
  const images = new Map<string, ImageBitmap | null>();
  const pending = new Map<string, Promise<void>>();

  const begin = (source: string): Promise<void> => {
    const loading = decodeImage(source)
      .catch((reason: unknown) => {
        console.error('An image of the design could not be read; it is left out.', reason);
        return null;
      })
      .then((bitmap) => {
        images.set(source, bitmap);
        pending.delete(source);
      });
    pending.set(source, loading);
    return loading;
  };

  return {
    async load(sources) {
      const needed = new Set(sources);
      const missing = [...needed].filter((source) => !images.has(source));
      await Promise.all(missing.map((source) => pending.get(source) ?? begin(source)));
      dropOldest(images, needed);
    },
    get(source) {
      const image = images.get(source) ?? null;
      if (images.delete(source)) images.set(source, image);
      return image;
    },
    isLoaded: (sources) => sources.every((source) => images.has(source)),
  };
}

function dropOldest(images: Map<string, ImageBitmap | null>, needed: ReadonlySet<string>): void {
  let pixels = [...images.values()].reduce((sum, image) => sum + pixelsOf(image), 0);
  for (const [source, image] of [...images]) {
    if (images.size <= MOST_IMAGES && pixels <= MOST_PIXELS) return;
    if (needed.has(source)) continue;
    pixels -= pixelsOf(image);
    image?.close();
    images.delete(source);
  }
}

function pixelsOf(image: ImageBitmap | null): number {
  return image === null ? 0 : image.width * image.height;
}
