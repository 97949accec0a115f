/**
 * The design document: the importer creates it from an SVG, a template stores it as `editorSource`,
 * and the renderer draws it (REND-03). Plain data, the same in the browser, in a worker and on the server.
 */
import type { Box, Size } from '../constants.ts';
import { namesOfTexts } from './text-names.ts';

/**
 * Raised by one when documents may contain something that older readers do not draw (REND-03). Version 2 adds rasters
 * and blends; version 1 is read unchanged. `readDesignDocument` of `design-document.schema.ts` reads any version.
 */
export const DESIGN_DOCUMENT_VERSION = 2;
type DesignDocumentVersion = 1 | typeof DESIGN_DOCUMENT_VERSION;

/** `FILL1`, `STROKE2`, `TEXT1`: the name of one color in every scheme. */
export type Token = string;

/** `#RRGGBB`, upper case. */
export type Hex = string;

/** The colors of one scheme. Every scheme of a document has the same keys in each group. */
export interface SchemeTokens {
  readonly fill: Readonly<Record<Token, Hex>>;
  readonly stroke: Readonly<Record<Token, Hex>>;
  readonly text: Readonly<Record<Token, Hex>>;
}

/** `name` is "Default Scheme", "Scheme 2", … (product specification §3). */
export interface Scheme {
  readonly name: string;
  readonly tokens: SchemeTokens;
}

/** The token of each paint; null if the object lacks that paint. */
export interface ObjectTokens {
  readonly fill: Token | null;
  readonly stroke: Token | null;
  readonly text: Token | null;
}

/** a, b, c, d, e, f as in SVG's `matrix()`; px of the document. */
export type Matrix = readonly [number, number, number, number, number, number];

export type GradientStop = {
  readonly offset: number;
  readonly token: Token;
  readonly opacity: number;
};

/** Gradient geometry in px of the document; its stops are colored by FILL or STROKE tokens. */
export type Gradient<Stop = GradientStop> =
  | {
      readonly kind: 'linear';
      readonly from: readonly [number, number];
      readonly to: readonly [number, number];
      readonly stops: readonly Stop[];
    }
  | {
      readonly kind: 'radial';
      readonly centre: readonly [number, number];
      readonly focus: readonly [number, number];
      readonly radius: number;
      readonly transform: Matrix;
      readonly stops: readonly Stop[];
    };

/** A clip is a union of paths; a pixel is visible if every entry contains it. */
export interface Clip {
  readonly d: string;
  readonly rule: 'nonzero' | 'evenodd';
}

interface DesignObjectBase {
  readonly id: string;
  readonly tokens: ObjectTokens;
  /** 0 to 1, of the whole object. */
  readonly opacity: number;
  readonly clips: readonly Clip[];
}

/** A filled and/or stroked outline; `d` has absolute commands in px of the document. */
export interface PathObject extends DesignObjectBase {
  readonly kind: 'path';
  readonly d: string;
  readonly fillRule: 'nonzero' | 'evenodd';
  readonly fillOpacity: number;
  readonly fillGradient: Gradient | null;
  readonly strokeOpacity: number;
  readonly strokeGradient: Gradient | null;
  /** px in the coordinates of `strokeTransform`; usually px of the document. */
  readonly strokeWidth: number;
  readonly lineCap: 'butt' | 'round' | 'square';
  readonly lineJoin: 'miter' | 'round' | 'bevel';
  readonly miterLimit: number;
  readonly dash: readonly number[];
  readonly dashOffset: number;
  /** The coordinates in which the pen is round; not the identity if the source scales its axes differently. */
  readonly strokeTransform: Matrix;
}

/** One editable line or block of words. `tokens.text` names its words in the text map and its color in a scheme. */
export interface TextObject extends DesignObjectBase {
  readonly kind: 'text';
  /** The designer's words. */
  readonly text: string;
  /** The field's label in the wizard; empty if it has no name (`textSlotsOf`). */
  readonly label: string;
  readonly fontFamily: string;
  /** 100 to 900, from the weight's name word (REND-05). */
  readonly fontWeight: number;
  readonly italic: boolean;
  /** px of the document, as drawn; text that exceeds its box is set smaller, then wrapped. */
  readonly fontSize: number;
  /** px of the document. */
  readonly letterSpacing: number;
  readonly align: 'left' | 'center' | 'right';
  /** The anchor on the first line's alphabetic baseline, px of the document. */
  readonly x: number;
  readonly baseline: number;
  /** The area of the words, px of the document. */
  readonly box: Box;
  /** Rotation and skew of the text, relative to the document; usually the identity. */
  readonly transform: Matrix;
}

/** An embedded PNG, JPEG or WebP. */
export interface ImageObject extends DesignObjectBase, Size {
  readonly kind: 'image';
  /** A `data:` URL. */
  readonly source: string;
  readonly transform: Matrix;
}

/** Blend modes that SVG and canvas share. */
export const BLEND_MODES = [
  'normal',
  'multiply',
  'screen',
  'overlay',
  'darken',
  'lighten',
  'color-dodge',
  'color-burn',
  'hard-light',
  'soft-light',
  'difference',
  'exclusion',
  'hue',
  'saturation',
  'color',
  'luminosity',
] as const;
export type BlendMode = (typeof BLEND_MODES)[number];

/** Objects composed together before `opacity`, `clips` and `blend` apply. */
export interface GroupObject extends DesignObjectBase {
  readonly kind: 'group';
  /** Normal if absent, as in version 1. */
  readonly blend?: BlendMode;
  readonly objects: readonly DesignObject[];
}

/** One face of a family. */
export interface Font {
  readonly family: string;
  /** 100 to 900. */
  readonly weight: number;
  readonly italic: boolean;
}

/** Most rasters of a design; each is as large as the picture at every size. */
export const MOST_RASTERS = 50;

/**
 * Content that only a browser can draw, such as masks and filters: an SVG of the document's size with tokens
 * as `var(--fill-FILL1)`. It is drawn as an image in the colors of a scheme; its words cannot be edited.
 */
export interface RasterObject extends DesignObjectBase {
  readonly kind: 'raster';
  readonly source: string;
  readonly fonts: readonly Font[];
}

export type DesignObject = PathObject | TextObject | ImageObject | GroupObject | RasterObject;

/** The drawing, in its own px (1125x432 for a strip). */
interface DesignData extends Size {
  readonly objects: readonly DesignObject[];
}

export interface DesignDocument {
  readonly version: DesignDocumentVersion;
  readonly type: 'strip' | 'logo';
  readonly schemes: readonly [Scheme, ...Scheme[]];
  readonly data: DesignData;
}

/** One editable text of a design, as the coupon text step shows it (STEP-11). */
export interface TextSlot {
  readonly token: Token;
  /** The text's name or a default; unique within a design. */
  readonly label: string;
  readonly text: string;
}

/** The editable texts in reading order of the document. */
export function textSlotsOf(design: DesignDocument): readonly TextSlot[] {
  const slots = textsIn(design).flatMap(({ tokens, label, text }) =>
    tokens.text === null ? [] : [{ token: tokens.text, label, text }],
  );
  const names = namesOfTexts(slots.map(({ label }) => label));
  return slots.map((slot, index) => ({ ...slot, label: names[index] ?? slot.label }));
}

/** Every text of the design, in reading order. */
export function textsIn({ data }: DesignDocument): readonly TextObject[] {
  return data.objects.flatMap(textsOfObject);
}

/** The scheme of that name, else the first, so that a coupon with a renamed scheme still has colors. */
export function schemeNamed(design: DesignDocument, name: string): Scheme {
  return design.schemes.find((scheme) => scheme.name === name) ?? design.schemes[0];
}

function textsOfObject(object: DesignObject): readonly TextObject[] {
  if (object.kind === 'group') return object.objects.flatMap(textsOfObject);
  return object.kind === 'text' ? [object] : [];
}
