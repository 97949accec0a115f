/** Decodes and encodes pictures in one queue, so that files and passwords always have a free thread (SAFE-04). */
import sharp, { type Sharp } from 'sharp';
import type { Size } from '../../src/domain/constants.ts';
import { createWorkQueue } from '../work/work-queue.ts';

// The cache would hold decoders of pictures that are used once: 180 MB for a GIF of 24 megapixels.
sharp.cache(false);

/** A process has four threads for pictures, files and passwords. One never works on a picture. */
const AT_ONCE = 3;
const MOST_WAITING = 200;
/** One owner uses at most two threads, so another owner finds one free. */
const OF_ONE = { atOnceOfOne: 2, mostWaitingOfOne: 100 };
/** Seconds. The largest photo takes two on a busy machine. */
const LONGEST = 10;

/** A larger picture takes seconds and one or two hundred megabytes. */
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
 * Runs work that needs a decoder. Throws `WorkRefused` at once if too many wait. Large pictures use at most one thread,
 * so that coupons with ordinary pictures are saved meanwhile.
 */
export function inPictureQueue<Result>(
  work: () => Promise<Result>,
  size: Size | null = null,
): Promise<Result> {
  const isHeavy = size !== null && size.width * size.height > HEAVY_PIXELS;
  return isHeavy ? heavy.run(() => queue.run(work)) : queue.run(work);
}

/** Returns the picture with a time limit: decoding fails if it takes too long. */
export function withTimeLimit(picture: Sharp): Sharp {
  return picture.timeout({ seconds: LONGEST });
}
