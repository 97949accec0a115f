/** Between the page and the worker that decodes (PRE-02). */
import type { DrawnSurface } from '../../domain/scan/scan-pictures.ts';
import type { ScanReport } from '../../domain/scan/scan-verdict.ts';

export interface ScanRequest {
  /** The decoder's module. */
  readonly decoder: ArrayBuffer;
  readonly value: string;
  readonly surfaces: readonly DrawnSurface[];
}

export type ScanReply =
  ({ readonly kind: 'report' } & ScanReport) | { readonly kind: 'failed'; readonly reason: string };
