/** Decoding and encoding of pictures: all of it goes through one queue, so that files and passwords keep a thread of their own (SAFE-04). */
import sharp, { type Sharp } from 'sharp';
import type { Size } from '../../src/domain/constants.ts';
import { createWorkQueue } from '../work/work-queue.ts';

// It would keep decoders for pictures that come once: 180 MB for a GIF of 24 megapixels.
sharp.cache(false);

/** Of the four threads that a process has for pictures, files and passwords: one is never a picture's. */
const AT_ONCE = 3;
const MOST_WAITING = 200;
/** Another owner finds one of the three free. */
const OF_ONE = { atOnceOfOne: 2, mostWaitingOfOne: 100 };
/** Seconds; the largest photo takes two on a busy machine. */
const LONGEST = 10;

/** Above so many, a picture takes seconds and a hundred megabytes or two. */
const HEAVY_PIXELS = 4_000_000;
const MOST_HEAVY_WAITING = 50;
const MOST_HEAVY_WAITING_OF_ONE = 25;

const queue = createWorkQueue({ atOnce: AT_ONCE, mostWaiting: MOST_WAITING, ...OF_ONE });
const heavy = createWorkQueue({
  atOnce: 1,
  mostWaiting: MOST_HEAVY_WAITING,
  mostWaitingOfOne: MOST_HEAVY_WAITING_OF_ONE,
});

/**
 * Does what takes a decoder. Throws `WorkRefused` at once where too many wait already. Pictures of many pixels take one
 * of the threads at most, so that a coupon of ordinary ones is saved meanwhile.
 */
export function inPictureQueue<Result>(
  work: () => Promise<Result>,
  size: Size | null = null,
): Promise<Result> {
  const isHeavy = size !== null && size.width * size.height > HEAVY_PIXELS;
  return isHeavy ? heavy.run(() => queue.run(work)) : queue.run(work);
}

/** The same picture, given up with an error where its decoding takes too long. */
export function withTimeLimit(picture: Sharp): Sharp {
  return picture.timeout({ seconds: LONGEST });
}
