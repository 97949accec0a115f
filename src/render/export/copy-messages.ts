/** What the page and the worker that copies a picture say to each other. */
import type { CopyWish } from '../../domain/images/fitting-copy.ts';

export interface CopyRequest extends Pick<CopyWish, 'native' | 'remedy' | 'isFlat'> {
  readonly picture: Blob | ImageBitmap;
}

/** Null where the picture could not be read, or no copy of it is small enough. */
export type CopyReply = Blob | null;
