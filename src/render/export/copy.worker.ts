/** Shrinks and encodes a picture until it may be uploaded, outside the page's thread (STEP-14). */
import { UPLOAD_MAX_BYTES } from '../../domain/constants.ts';
import { type CopyAttempt, copyAttempts } from '../../domain/images/fitting-copy.ts';
import { isOpaque } from '../../domain/images/edge-color.ts';
import { createBrush } from '../draw/brush.ts';
import type { CopyReply, CopyRequest } from './fitting-copy.ts';

/** The used part of a worker's global scope; the compiler only knows the page's. */
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<CopyRequest>) => void): void;
  postMessage(message: CopyReply): void;
}

declare const self: WorkerScope;

self.addEventListener('message', ({ data }) => {
  copyOf(data).then(
    (copy) => self.postMessage(copy),
    () => self.postMessage(null),
  );
});

async function copyOf({ picture, ...wish }: CopyRequest): Promise<CopyReply> {
  const image = picture instanceof ImageBitmap ? picture : await createImageBitmap(picture);
  const attempts = copyAttempts({ ...wish, image, isOpaque: isOpaqueImage(image) });
  let drawn: OffscreenCanvas | null = null;
  for (const attempt of attempts) {
    const isOfSize = drawn?.width === attempt.width && drawn.height === attempt.height;
    if (drawn === null || !isOfSize) drawn = drawnAt(image, attempt).canvas;
    const copy = await drawn.convertToBlob(attempt);
    if (copy.size <= UPLOAD_MAX_BYTES) return copy;
  }
  return null;
}

function drawnAt(image: ImageBitmap, { width, height }: Pick<CopyAttempt, 'width' | 'height'>) {
  const brush = createBrush(width, height, {});
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(image, 0, 0, width, height);
  return brush;
}

/** px; a transparent spot smaller than one sample pixel still makes it less than opaque. */
const SAMPLE = 256;

function isOpaqueImage(image: ImageBitmap): boolean {
  const scale = Math.min(1, SAMPLE / Math.max(image.width, image.height));
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  return isOpaque(drawnAt(image, { width, height }).getImageData(0, 0, width, height));
}
