/** In which sizes and forms a copy of a picture is tried, until one is small enough to be uploaded (STEP-14). */
import { type Size, UPLOAD_MAX_PIXELS, UPLOAD_MAX_SIDE } from '../constants.ts';
import type { Remedy } from './upload.ts';

export interface CopyAttempt extends Size {
  readonly type: 'image/png' | 'image/jpeg';
  /** Of a JPEG, 0 to 1. */
  readonly quality: number;
}

export interface CopyWish {
  /** px; of the picture as it stands upright. */
  readonly image: Size;
  /** px; what is drawn of it in the end: a copy that covers this loses nothing that would be seen. */
  readonly native: Size;
  readonly remedy: Remedy;
  /** Whether it has sharp edges and few colors, as PNG and GIF files mostly have. */
  readonly isFlat: boolean;
  readonly isOpaque: boolean;
}

/** A cropper comes this much closer before a copy is less sharp than the file. */
const ROOM_TO_ZOOM = 4;
/** Each size is this much of the one before. */
const STEP = 0.75;
/** Steps below the native size, down to a tenth of it. */
const STEPS_BELOW = 8;

/** The best first: PNG where that was asked for, the size that is drawn as long as possible. */
export function copyAttempts(wish: CopyWish): readonly CopyAttempt[] {
  const { remedy, isFlat, isOpaque } = wish;
  const { above, below } = scalesOf(wish);
  const png = (scale: number) => attempt(wish, scale, 'image/png', 1);
  const jpegs = (scale: number) =>
    isOpaque ? [0.92, 0.8].map((quality) => attempt(wish, scale, 'image/jpeg', quality)) : [];
  const pngFirst = [...above.map(png), ...above.flatMap(jpegs)];
  const sizeFirst = above.flatMap((scale) =>
    isFlat || !isOpaque ? [png(scale), ...jpegs(scale)] : jpegs(scale),
  );
  const smallest = below.flatMap((scale) => (isOpaque ? jpegs(scale) : [png(scale)]));
  return [...(remedy === 'png' ? pngFirst : sizeFirst), ...smallest];
}

function scalesOf({ image, native }: CopyWish) {
  const covering = Math.max(native.width / image.width, native.height / image.height);
  const allowed = Math.min(
    1,
    Math.sqrt(UPLOAD_MAX_PIXELS / (image.width * image.height)),
    UPLOAD_MAX_SIDE / Math.max(image.width, image.height),
  );
  const first = Math.min(allowed, covering * ROOM_TO_ZOOM);
  const last = Math.min(first, covering);
  const above: number[] = [];
  for (let scale = first; scale > last; scale *= STEP) above.push(scale);
  above.push(last);
  const below = Array.from({ length: STEPS_BELOW }, (_, index) => last * STEP ** (index + 1));
  return { above, below };
}

function attempt(
  { image }: CopyWish,
  scale: number,
  type: CopyAttempt['type'],
  quality: number,
): CopyAttempt {
  const px = (side: number) => Math.max(1, Math.floor(side * scale));
  return { width: px(image.width), height: px(image.height), type, quality };
}
