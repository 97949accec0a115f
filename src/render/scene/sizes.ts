/** Every size of the renderer's pictures, in px (REND-02). */
import { EXPORT_SIZES, type Size } from '../../domain/constants.ts';
import type { Platform } from '../../domain/coupon/fields/coupon-images.ts';

export type { Platform, Size };

/** The exported strip. Previews draw the same Scene at their own size. */
export const STRIP_SIZE: Readonly<Record<Platform, Size>> = {
  apple: EXPORT_SIZES.appleStrip,
  google: EXPORT_SIZES.googleStrip,
};

/** The exported logo; Google shows the square through a circle 150 px wide. */
export const LOGO_SIZE: Readonly<Record<Platform, Size>> = {
  apple: EXPORT_SIZES.appleLogo,
  google: EXPORT_SIZES.googleLogo,
};

/** The master of the mail's Ride-Along image; the services derive its small JPEG. */
export const RIDE_ALONG_SIZE: Size = EXPORT_SIZES.rideAlong;

/** Height of the viewport in which a logo's letters measure `LOGO_FONT_SIZE` px (STEP-04). */
export const LOGO_VIEWPORT_HEIGHT = 150;
export const LOGO_FONT_SIZE = 64;

/** Template tiles, at one and at two device px (product specification §9). */
export const THUMBNAIL_SIZES: readonly Size[] = [
  EXPORT_SIZES.appleStripNonRetina,
  { width: 750, height: 288 },
];

/** px; the worker's hidden canvas, square (REND-02). In main memory it is resized to each picture. */
export const EXPORT_CANVAS_SIZE = 2000;
