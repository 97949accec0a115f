/** Messages between the page and the PDF's thread. */
import type { PrintSheet } from '../../domain/print/print-sheet.ts';
import type { PrintedWords } from '../../domain/print/print-words.ts';

export interface PrintedHousehold {
  readonly link: string;
  /** What its row has in the printed column; null for nothing. */
  readonly value: PrintedWords | null;
  /** The value as a data URL, if it has letters that the embedded faces lack. */
  readonly valuePicture: string | null;
}

export type PdfRequest =
  /** One page with the same code on each coupon. */
  | { readonly kind: 'sheet'; readonly sheet: PrintSheet }
  /** Pages with a code for each household, which follow in lots. */
  | { readonly kind: 'begin'; readonly sheet: PrintSheet }
  | { readonly kind: 'coupons'; readonly coupons: readonly PrintedHousehold[] }
  | { readonly kind: 'end' };

export type PdfReply =
  | { readonly kind: 'drawn' }
  | { readonly kind: 'packed'; readonly pdf: Blob }
  | { readonly kind: 'failed'; readonly reason: string };
