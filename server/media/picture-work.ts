/** Decoding and encoding of pictures: all of it goes through one queue, so that files and passwords keep threads of their own (SAFE-04). */
import type { Sharp } from 'sharp';
import { createWorkQueue } from '../work/work-queue.ts';

/** Of the four threads that a process has for pictures, files and passwords. */
const AT_ONCE = 2;
const MOST_WAITING = 200;
/** Seconds; the largest photo takes two on a busy machine. */
const LONGEST = 10;

const queue = createWorkQueue({ atOnce: AT_ONCE, mostWaiting: MOST_WAITING });

/** Does what takes a decoder. Throws `WorkRefused` at once where too many wait already. */
export const inPictureQueue = queue.run;

/** The same picture, given up with an error where its decoding takes too long. */
export function withTimeLimit(picture: Sharp): Sharp {
  return picture.timeout({ seconds: LONGEST });
}
