/** Between the page and the worker that decodes (PRE-02). */
import type { DrawnSurface } from '../../domain/scan/scan-pictures.ts';
import type { ScanReport } from '../../domain/scan/scan-verdict.ts';

export interface ScanRequest {
  /** The decoder's module; the page fetches it, so that a bad line fails where it is told. */
  readonly decoder: ArrayBuffer;
  readonly surfaces: readonly DrawnSurface[];
}

export type ScanReply =
  ({ readonly kind: 'report' } & ScanReport) | { readonly kind: 'failed'; readonly reason: string };
