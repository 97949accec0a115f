/** Messages between the page and the PDF's thread. */
import type { PrintSheet } from '../../domain/print/print-sheet.ts';

export type PdfRequest =
  /** One page with the same code on each coupon. */
  | { readonly kind: 'sheet'; readonly sheet: PrintSheet }
  /** Pages with a code for each link, which follow in lots. */
  | { readonly kind: 'begin'; readonly sheet: PrintSheet }
  | { readonly kind: 'links'; readonly links: readonly string[] }
  | { readonly kind: 'end' };

export type PdfReply =
  | { readonly kind: 'drawn' }
  | { readonly kind: 'packed'; readonly pdf: Blob }
  | { readonly kind: 'failed'; readonly reason: string };
