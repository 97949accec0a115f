/** The report that an administrator reads after importing an SVG (ADMT-05). */
import type { Problem } from './reading/refusal.ts';

/**
 * `raster`: drawn as an image, which still recolors. `words`: words in such an image, which cannot be edited.
 * `font`: another font stands in. `apart`: each word is a text of its own. `missing`: it refers to nothing. `left out`: it has no place in a design.
 * `adapted`: it is kept, but not quite as the file has it.
 */
export type RemarkKind = 'raster' | 'words' | 'font' | 'apart' | 'missing' | 'left out' | 'adapted';

export interface Remark extends Problem {
  readonly kind: RemarkKind;
}

/**
 * `shapes`: as shapes and words, but for the rasters that are named. `bands`: everything but the words is rasters.
 * `picture`: all of it is one raster.
 */
export type DrawingLevel = 'shapes' | 'bands' | 'picture';

export interface ImportReport {
  readonly level: DrawingLevel;
  /** Percent of pixels that differ from the browser's own drawing of the source, anti-aliasing left out. */
  readonly difference: number;
  /** px of the largest connected patch that differs visibly. */
  readonly patch: number;
  readonly remarks: readonly Remark[];
}
