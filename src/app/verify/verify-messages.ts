/** Between the page and the worker that checks (PRE-07). */
import type { VerifyReport } from '../../domain/verify/report.ts';
import type { VerifySource } from '../../domain/verify/verify.ts';

export interface VerifyRequest {
  readonly source: VerifySource;
  /** The barcode reader's module. */
  readonly decoder: ArrayBuffer;
}

export type VerifyReply =
  | { readonly kind: 'report'; readonly report: VerifyReport }
  /** A sentence for people. */
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'failed'; readonly reason: string };
