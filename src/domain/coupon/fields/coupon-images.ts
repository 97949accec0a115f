/** The images of a coupon form: each upload, its crop, and the image of each wallet (STEP-14, STEP-16). */
import type { Box } from '../../constants.ts';
import type { DesignDocument } from '../../design/design-document.ts';

/** The ground of a logo through which its card's color shows. */
export const TRANSPARENT = 'transparent';

/** The visible part of an original, in px of the upright original. */
export interface Crop extends Box {
  /**
   * The color beyond the original and behind its transparent pixels: `#RRGGBB`, or `TRANSPARENT` for the card's.
   * Absent in older coupons: white.
   */
  readonly ground?: string;
}

/** An upload before any crop. `data` is a data URL of at most 512,000 decoded bytes (STEP-14). */
export interface OriginalImage {
  readonly file: { readonly name: string; readonly type: string; readonly size: number } | null;
  readonly data: string | null;
  /** Null until the upload is cropped. */
  readonly crop: Crop | null;
  /** `sha256:…` if the services already store the file; the payload then names it instead of sending it (SUBM-08). */
  readonly storedName: string | null;
}

/** The wallets a coupon is drawn for. */
export type Platform = 'apple' | 'google';

/** The images of one wallet. `stripImage` and `logoImage` are PNG data URLs at native size. */
export interface PlatformImages {
  readonly stripImage: string | null;
  readonly logoImage: string | null;
  readonly stripEditorSource: DesignDocument | null;
  readonly originalLogo: OriginalImage;
  readonly originalStrip: OriginalImage;
  readonly logoEditorSource: DesignDocument | null;
  readonly logoEditorSourceId: string | null;
}

/** Nothing was uploaded. */
export const NO_ORIGINAL: OriginalImage = {
  file: null,
  data: null,
  crop: null,
  storedName: null,
};

/** A wallet without an image. */
export const NO_IMAGES: PlatformImages = {
  stripImage: null,
  logoImage: null,
  stripEditorSource: null,
  originalLogo: NO_ORIGINAL,
  originalStrip: NO_ORIGINAL,
  logoEditorSource: null,
  logoEditorSourceId: null,
};
