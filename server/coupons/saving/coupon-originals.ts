/** A coupon's originals, stored uncropped so that a later edit can crop them again (SUBM-08). */
import type { NewProject } from '../../../openapi/schema.gen.ts';
import type { OriginalPlace } from '../../db/project-tables.ts';
import { readOriginalImage } from '../../media/uploaded-picture.ts';
import type { StoredImage } from '../../media/rendered-image.ts';

/** An original in a request: its data or its name. */
export interface GivenOriginal {
  readonly pointer: string;
  readonly data: string;
  read(data: string): Promise<StoredImage>;
  /** Any stored original or image may be cropped. */
  refuseStored(): void;
}

/** An original of a coupon. */
interface PlacedOriginal extends GivenOriginal {
  readonly place: OriginalPlace;
  readonly fileName: string;
}

const PLACES: readonly OriginalPlace[] = [
  'appleLogo',
  'appleStrip',
  'googleLogo',
  'googleStrip',
  'rideAlong',
];

/** Returns the originals of a request, in the order of their slots. */
export function originalsOf({ originals = {} }: NewProject): readonly PlacedOriginal[] {
  return PLACES.flatMap((place) => {
    const original = originals[place];
    if (original === undefined) return [];
    const given = givenOriginal(`/originals/${place}/data`, original.data);
    return { place, fileName: original.name, ...given };
  });
}

/** An original of any size. */
export function givenOriginal(pointer: string, data: string): GivenOriginal {
  return { pointer, data, read: readOriginalImage, refuseStored: () => undefined };
}
