/** Every size in which the renderer draws, in px (REND-02). */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Platform = 'apple' | 'google';

/** The exported coupon artwork. Previews draw the same Scene at the size they are shown. */
export const STRIP_SIZE: Readonly<Record<Platform, Size>> = {
  apple: { width: 1125, height: 432 },
  google: { width: 1032, height: 336 },
};

/** The exported logo; Google shows the square through a circle 150 px wide. */
export const LOGO_SIZE: Readonly<Record<Platform, Size>> = {
  apple: { width: 480, height: 150 },
  google: { width: 660, height: 660 },
};

/** The exported Ride-Along image; the mail shows it at half of that, and so does the screen (STEP-03). */
export const RIDE_ALONG_SIZE: Size = { width: 600, height: 400 };

/** Height of the viewport in which a logo's letters measure `LOGO_FONT_SIZE` px (STEP-04). */
export const LOGO_VIEWPORT_HEIGHT = 150;
export const LOGO_FONT_SIZE = 64;

/** Template tiles, at one and at two device px (product specification §9). */
export const THUMBNAIL_SIZES: readonly Size[] = [
  { width: 375, height: 144 },
  { width: 750, height: 288 },
];

/** The worker's hidden canvas (REND-02). */
export const EXPORT_CANVAS_SIZE = 2000;
