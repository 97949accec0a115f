/**
 * The pictures of a coupon that a request gives: rendered images, each in the exact size of its slot (REND-02), and
 * originals, stored uncropped so that a later edit can crop them again (SUBM-08).
 */
import type { NewProject } from '../../../openapi/schema.gen.ts';
import { EXPORT_SIZES, type Size } from '../../../src/domain/constants.ts';
import { SHOWN_PICTURES } from '../../../src/domain/approval/shown-coupon.ts';
import { readOriginalImage } from '../../media/uploaded-picture.ts';
import {
  ImageRefused,
  readRenderedImage,
  refuseOtherSize,
  type StoredImage,
} from '../../media/rendered-image.ts';
import type { OwnMediaRow } from '../stored/project-media.repository.ts';
import type { ImagePlace } from '../stored/projects.repository.ts';
import * as pictureWords from '../../../src/words/server/pictures.gen.ts';

/** An image or an original in a request: its data or its name. */
export interface GivenImage {
  readonly pointer: string;
  readonly data: string;
  read(data: string): Promise<StoredImage>;
  /** Throws `ImageRefused` for a stored image that does not fit this slot; any may be an original. */
  refuseStored(row: OwnMediaRow): void;
}

/** An image of a coupon. */
interface PlacedImage extends GivenImage, ImagePlace {}

/**
 * Four images, plus the Ride-Along image if present. Three are decoded at once: the smallest is the third, so that it is
 * stored while the others are decoded.
 */
export function imagesOf({ apple, google, rideAlongImage }: NewProject): readonly PlacedImage[] {
  const { appleStrip, appleLogo, googleStrip, googleLogo, rideAlong } = EXPORT_SIZES;
  return [
    image('apple', 'strip', apple.stripImage, appleStrip),
    image('google', 'logo', google.logoImage, googleLogo),
    image('apple', 'logo', apple.logoImage, appleLogo),
    image('google', 'strip', google.stripImage, googleStrip),
    ...(typeof rideAlongImage === 'string'
      ? [image('none', 'rideAlong', rideAlongImage, rideAlong)]
      : []),
  ];
}

function image(
  platform: ImagePlace['platform'],
  kind: ImagePlace['kind'],
  data: string,
  size: Size,
): PlacedImage {
  const pointer = platform === 'none' ? `/${kind}Image` : `/${platform}/${kind}Image`;
  return { platform, kind, ...givenImage(pointer, data, size) };
}

/** An image that must have exactly this size. */
export function givenImage(pointer: string, data: string, size: Size): GivenImage {
  return {
    data,
    pointer,
    read: (dataUrl) => readRenderedImage(dataUrl, size),
    refuseStored(row) {
      if (row.content_type !== 'image/png') throw new ImageRefused(pictureWords.png());
      refuseOtherSize(row, size);
    },
  };
}

/** Returns the originals of a request, in the order of their slots. */
export function originalsOf({ originals = {} }: NewProject) {
  return SHOWN_PICTURES.flatMap((place) => {
    const original = originals[place];
    if (original === undefined) return [];
    const given = givenOriginal(`/originals/${place}/data`, original.data);
    return [{ place, fileName: original.name, ...given }];
  });
}

/** An original of any size. */
export function givenOriginal(pointer: string, data: string): GivenImage {
  return { pointer, data, read: readOriginalImage, refuseStored: () => undefined };
}
