/** The report of an SVG import for administrators (ADMT-05). */
import type { Problem } from './reading/refusal.ts';

/**
 * `raster`: drawn as an image that still recolors. `words`: words in such an image, which cannot be edited.
 * `font`: another font is used. `apart`: each word is a separate text. `missing`: its reference has no target.
 * `left out`: a design cannot contain it. `adapted`: it is kept with a change.
 */
export type RemarkKind = 'raster' | 'words' | 'font' | 'apart' | 'missing' | 'left out' | 'adapted';

export interface Remark extends Problem {
  readonly kind: RemarkKind;
}

/**
 * `shapes`: as shapes and words, except for the named rasters. `bands`: everything but the words is rasters.
 * `picture`: everything is one raster.
 */
export type DrawingLevel = 'shapes' | 'bands' | 'picture';

export interface ImportReport {
  readonly level: DrawingLevel;
  /** Percent of pixels that differ from the browser's own drawing of the source, without anti-aliasing. */
  readonly difference: number;
  /** px of the largest connected patch that differs visibly. */
  readonly patch: number;
  readonly remarks: readonly Remark[];
}
