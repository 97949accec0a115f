/** A coupon's originals, stored uncropped so that a later edit can crop them again (SUBM-08). */
import type { OriginalPlace } from '../../db/project-tables.ts';
import { readOriginalImage } from '../../media/original-image.ts';
import type { StoredImage } from '../../media/rendered-image.ts';
import type { NewProject } from './coupon-rules.ts';

/** An original in a request: its data or its name. */
export interface GivenOriginal {
  readonly place: OriginalPlace;
  readonly fileName: string;
  readonly pointer: string;
  readonly data: string;
  read(data: string): Promise<StoredImage>;
  /** Any stored original or image may be cropped. */
  refuseStored(): void;
}

const PLACES: readonly OriginalPlace[] = [
  'appleLogo',
  'appleStrip',
  'googleLogo',
  'googleStrip',
  'rideAlong',
];

/** Returns the originals of a request, in the order of their slots. */
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
