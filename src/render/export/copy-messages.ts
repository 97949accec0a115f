/** Messages between the page and the copy worker. */
import type { CopyWish } from '../../domain/images/fitting-copy.ts';

export interface CopyRequest extends Pick<CopyWish, 'native' | 'remedy' | 'isFlat'> {
  readonly picture: Blob | ImageBitmap;
}

/** Null if the picture could not be read, or no copy is small enough. */
export type CopyReply = Blob | null;
