/** Reads the stored pictures of a coupon by kind, wallet and size. */
import type { Platform } from '../../../src/domain/coupon/fields/coupon-images.ts';
import { EXPORT_SIZES } from '../../../src/domain/constants.ts';
import type { StoredFiles } from '../../media/media-store.ts';
import { reformImage } from '../../media/rendered-image.ts';
import { existing } from '../../http/problems/problems.ts';
import { listOriginals } from '../stored/project-media.repository.ts';
import {
  listImages,
  type ImagePlace,
  type ProjectImageRow,
} from '../stored/projects.repository.ts';
import type { OriginalPlace } from '../../db/project-tables.ts';
import { storedPicture, type StoredPicture } from '../../media/media.repository.ts';

export type PictureKind = 'strip' | 'logo' | 'rideAlong' | 'preview';
export type OriginalKind = 'originalStrip' | 'originalLogo' | 'originalRideAlong';

/** Shares of the native size, by device pixel ratio. */
export const SCALES = { '1x': 1 / 3, '2x': 2 / 3, '3x': 1 } as const;

/** Returns the slot of a kind of picture. */
export function placeOf(kind: PictureKind, platform: Platform): ImagePlace {
  if (kind === 'rideAlong') return { platform: 'none', kind };
  return { platform, kind: kind === 'preview' ? 'strip' : kind };
}

/** Shares for a preview, by the width of its artwork in px; for a Ride-Along image, half (product specification §9). */
const PREVIEW_SCALES = {
  apple: 450 / EXPORT_SIZES.appleStrip.width,
  google: 413 / EXPORT_SIZES.googleStrip.width,
  none: EXPORT_SIZES.rideAlongMail.width / EXPORT_SIZES.rideAlong.width,
} as const;

/** Returns the share for a preview. */
export function previewScale({ platform }: ImagePlace): number {
  return PREVIEW_SCALES[platform];
}

/** All shares that a request may name. */
export const ALL_SCALES: readonly number[] = [
  ...Object.values(SCALES),
  ...Object.values(PREVIEW_SCALES),
];

/** Returns a coupon's picture at its native size; not found when the coupon has none. */
export async function pictureOf(
  { database, media }: StoredFiles,
  projectId: string,
  place: ImagePlace,
) {
  const { media_hash: hash } = imageOf(await listImages(database, projectId), place);
  return storedPicture(database, media, hash);
}

/** Returns the picture in that slot; not found when the coupon has none. */
export function imageOf(images: readonly ProjectImageRow[], { platform, kind }: ImagePlace) {
  return existing(images.find((one) => one.platform === platform && one.kind === kind));
}

/** Returns the original of a coupon's image; not found when nothing was uploaded. */
export async function originalOf(
  { database, media }: StoredFiles,
  projectId: string,
  place: OriginalPlace,
): Promise<StoredPicture> {
  const originals = await listOriginals(database, projectId);
  const original = existing(originals.find((one) => one.place === place));
  return storedPicture(database, media, original.media_hash);
}

/** Returns the slot of a kind of original. */
export function originalPlaceOf(kind: OriginalKind, platform: Platform): OriginalPlace {
  if (kind === 'originalRideAlong') return 'rideAlong';
  return kind === 'originalStrip' ? `${platform}Strip` : `${platform}Logo`;
}

/** The same picture at a share of its size, rendered when it is read. */
export function scaled(picture: StoredPicture, scale: number): StoredPicture {
  if (scale === 1) return picture;
  return {
    ...picture,
    read: async () => reformImage(await picture.read(), { scale, format: 'png' }),
  };
}
