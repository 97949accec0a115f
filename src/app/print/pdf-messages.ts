/** Messages between the page and the PDF's thread. */
import type { PrintSheet } from '../../domain/print/print-sheet.ts';

export type PdfRequest = PrintSheet;

export type PdfReply =
  | { readonly kind: 'packed'; readonly pdf: Blob }
  | { readonly kind: 'failed'; readonly reason: string };
