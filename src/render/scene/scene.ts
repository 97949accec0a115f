/**
 * The Scene: everything needed to draw one picture, as plain data. Preview and export take the same Scene
 * (REND-08); it is posted unchanged to the export worker. Colors are final here, lines of text are not:
 * `compose/fit-text.ts` breaks lines once their fonts have loaded.
 */
import type {
  BlendMode,
  Clip,
  Font,
  Gradient,
  GradientStop,
  Hex,
  Matrix,
} from '../../domain/design/design-document.ts';
import { type Box, EXPORT_SIZES, type Size } from '../../domain/constants.ts';
import type { Platform } from '../../domain/coupon/fields/coupon-images.ts';

export interface Scene {
  /** px of the exported picture. */
  readonly width: number;
  readonly height: number;
  /** Drawn under everything; null leaves transparent pixels in an export, for a logo on its card (STEP-01). */
  readonly background: Hex | null;
  /** Maps px of the items to px of the picture: `picture = item * scale + offset`. */
  readonly view: { readonly scale: number; readonly x: number; readonly y: number };
  /** From bottom to top. */
  readonly items: readonly SceneItem[];
}

/** A Scene whose items have the px of its picture. */
export function plainScene(size: Size, background: Hex | null, items: readonly SceneItem[]): Scene {
  const { width, height } = size;
  return { width, height, background, view: { scale: 1, x: 0, y: 0 }, items };
}

export type SceneItem = ScenePath | SceneText | SceneImage | SceneGroup | SceneRaster;

interface SceneItemBase {
  /** 0 to 1, of the whole item. */
  readonly opacity: number;
  readonly clips: readonly Clip[];
}

export interface ScenePath extends SceneItemBase {
  readonly kind: 'path';
  readonly d: string;
  readonly fillRule: 'nonzero' | 'evenodd';
  readonly fill: Paint | null;
  readonly stroke: Stroke | null;
}

export interface Stroke {
  readonly paint: Paint;
  readonly width: number;
  readonly cap: 'butt' | 'round' | 'square';
  readonly join: 'miter' | 'round' | 'bevel';
  readonly miterLimit: number;
  readonly dash: readonly number[];
  readonly dashOffset: number;
  /** The pen's own coordinates; not the identity if the source scales its axes differently. */
  readonly transform: Matrix;
}

export type Paint =
  | { readonly kind: 'solid'; readonly color: Hex; readonly opacity: number }
  | { readonly kind: 'gradient'; readonly gradient: SceneGradient; readonly opacity: number };

/** With the colors of a scheme in place of its tokens. */
export type SceneGradient = Gradient<Omit<GradientStop, 'token'> & { readonly color: Hex }>;

export interface SceneText extends SceneItemBase {
  readonly kind: 'text';
  readonly text: string;
  readonly font: Font;
  /** px of the items, before the text is fitted into its box. */
  readonly size: number;
  readonly letterSpacing: number;
  readonly align: 'left' | 'center' | 'right';
  readonly color: Hex;
  readonly x: number;
  /** The alphabetic baseline; `capitals` places the middle of a capital letter at `y` instead. */
  readonly y: number;
  readonly stand: 'baseline' | 'capitals';
  readonly box: Box;
  readonly transform: Matrix;
}

export interface SceneImage extends SceneItemBase {
  readonly kind: 'image';
  /** A `data:` URL of a PNG, JPEG, WebP or GIF. */
  readonly source: string;
  /** px of the image itself; `transform` maps these to px of the items. */
  readonly width: number;
  readonly height: number;
  readonly transform: Matrix;
}

/** Items composed together before `opacity` and `blend` apply. */
export interface SceneGroup extends SceneItemBase {
  readonly kind: 'group';
  readonly blend: BlendMode;
  readonly items: readonly SceneItem[];
}

/** Content that only a browser can draw: an SVG of the whole document, in the picture's colors and resolution. */
export interface SceneRaster extends SceneItemBase {
  readonly kind: 'raster';
  readonly svg: string;
  /** px of the picture; `transform` maps these to px of the items. */
  readonly width: number;
  readonly height: number;
  readonly transform: Matrix;
  /** The fonts of its words. */
  readonly fonts: readonly Font[];
}

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/* ---------- sizes of pictures, in px (REND-02) ---------- */

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
