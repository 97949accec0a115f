/** Sizes and formats in which a copy of a picture is tried until one is small enough to upload (STEP-14). */
import { type Size, UPLOAD_MAX_PIXELS, UPLOAD_MAX_SIDE } from '../constants.ts';
import type { Remedy } from './upload.ts';

export interface CopyAttempt extends Size {
  readonly type: 'image/png' | 'image/jpeg';
  /** Of a JPEG, 0 to 1. */
  readonly quality: number;
}

export interface CopyWish {
  /** px; of the upright picture. */
  readonly image: Size;
  /** px; the final drawn size. A copy that covers it loses nothing visible. */
  readonly native: Size;
  readonly remedy: Remedy;
  /** Whether the image has sharp edges and few colors, as most PNG and GIF files do. */
  readonly isFlat: boolean;
  readonly isOpaque: boolean;
}

/** The user can zoom this far before a copy is less sharp than the file. */
const ROOM_TO_ZOOM = 4;
/** Each size is this share of the one before. */
const STEP = 0.75;
/** Steps below the native size, down to a tenth of it. */
const STEPS_BELOW = 8;

/** Best first: PNG if requested; the drawn size as long as possible. */
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
