/** Decodes and encodes pictures in one queue, so that files and passwords always have a free thread (SAFE-04). */
import sharp, { type Sharp } from 'sharp';
import type { Size } from '../../src/domain/constants.ts';
import { createWorkQueue } from '../work/work-queue.ts';
import { WorkTooLong } from '../work/work-thread.ts';

// The cache would hold decoders of pictures that are used once: 180 MB for a GIF of 24 megapixels.
sharp.cache(false);

/** A process has four threads for pictures, files and passwords. One never works on a picture. */
const AT_ONCE = 3;
const MAY_WAIT = { mostWaiting: 200, mostWaitingOfOne: 100 };
/** Threads that one owner uses for work which may take long. Another owner waits for a rendered picture at most. */
const LONG_OF_ONE = 2;
/** Seconds. The largest photo takes two on a busy machine. */
const LONGEST = 10;

/** A larger picture takes seconds and one or two hundred megabytes. */
const HEAVY_PIXELS = 4_000_000;
const MOST_HEAVY_WAITING = 50;
const MOST_HEAVY_WAITING_OF_ONE = 25;

const queue = createWorkQueue({ atOnce: AT_ONCE, ...MAY_WAIT });
const long = createWorkQueue({ atOnce: AT_ONCE, atOnceOfOne: LONG_OF_ONE, ...MAY_WAIT });
const heavy = createWorkQueue({
  atOnce: 1,
  mostWaiting: MOST_HEAVY_WAITING,
  mostWaitingOfOne: MOST_HEAVY_WAITING_OF_ONE,
});

/** Runs work on a rendered picture, which takes milliseconds. Throws `WorkRefused` at once if too many wait. */
export function inRenderedQueue<Result>(work: () => Promise<Result>): Promise<Result> {
  return queue.run(() => work().catch(rethrowTimeout));
}

/**
 * Runs work that needs a decoder and may take long. Throws `WorkRefused` at once if too many wait. Large pictures use
 * at most one thread, so that coupons with ordinary pictures are saved meanwhile.
 */
export function inPictureQueue<Result>(work: () => Promise<Result>, size: Size | null = null) {
  const isHeavy = size !== null && size.width * size.height > HEAVY_PIXELS;
  const run = () => long.run(() => inRenderedQueue(work));
  return isHeavy ? heavy.run(run) : run();
}

/** A picture that takes too long, "timeout: 37% complete" of libvips, is not damaged, even if its refusal says so. */
function rethrowTimeout(error: unknown): never {
  const { cause = error } = error as { readonly cause?: unknown };
  if (/\btimeout: \d/.test(String(cause))) throw new WorkTooLong('A picture takes too long.');
  throw error;
}

/** Returns the picture with a time limit: decoding fails if it takes too long. */
export function withTimeLimit(picture: Sharp): Sharp {
  return picture.timeout({ seconds: LONGEST });
}
