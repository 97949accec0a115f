/** A coupon's originals, stored uncropped so that editing goes on where it stopped (SUBM-08). */
import type { OriginalPlace } from '../../db/project-tables.ts';
import { readOriginalImage } from '../../media/original-image.ts';
import type { StoredImage } from '../../media/rendered-image.ts';
import type { NewProject } from './coupon-rules.ts';

/** An original as a request gives it: its data or its name. */
export interface GivenOriginal {
  readonly place: OriginalPlace;
  readonly fileName: string;
  readonly pointer: string;
  readonly data: string;
  read(data: string): Promise<StoredImage>;
  /** Whatever was an original, or an image, may be cropped. */
  refuseStored(): void;
}

const PLACES: readonly OriginalPlace[] = [
  'appleLogo',
  'appleStrip',
  'googleLogo',
  'googleStrip',
  'rideAlong',
];

/** The originals that a request gives, in the order of their places. */
export function originalsOf({ originals = {} }: NewProject): readonly GivenOriginal[] {
  return PLACES.flatMap((place) => {
    const original = originals[place];
    if (original === undefined) return [];
    return {
      place,
      fileName: original.name,
      pointer: `/originals/${place}/data`,
      data: original.data,
      read: readOriginalImage,
      refuseStored: () => undefined,
    };
  });
}
