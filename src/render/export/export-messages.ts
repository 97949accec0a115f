/** Messages between the page and the export worker. */
import type { Backend } from '../draw/backend.ts';
import type { MissingPart } from '../../domain/missing-parts.ts';
import type { DrawnRaster } from '../draw/rasters.ts';
import type { Face } from '../fonts/fonts.ts';
import type { Scene } from '../scene/scene.ts';

export interface ExportRequest {
  /** Name → Scene; the pictures return under the same names. */
  readonly scenes: readonly (readonly [name: string, scene: Scene])[];
  /** The files of their fonts; the page has usually loaded these already. */
  readonly fonts: readonly (readonly [face: Face, bytes: ArrayBuffer])[];
  /** Their rasters, drawn by the page because a worker cannot draw an SVG. */
  readonly rasters: readonly DrawnRaster[];
  /** The backends to try, best first; null chooses the browser's best. */
  readonly backends: readonly Backend[] | null;
}

export type ExportReply =
  | { readonly kind: 'picture'; readonly name: string; readonly png: string }
  | { readonly kind: 'finished' }
  | { readonly kind: 'missing'; readonly parts: readonly MissingPart[] }
  | { readonly kind: 'failed'; readonly reason: string };
