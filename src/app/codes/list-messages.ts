import type { BarcodeType } from '../../domain/coupon/fields/barcode-types.ts';
import type { ListCheck } from '../../domain/codes/list/list-check.ts';
import type { ListEncoding } from '../../domain/codes/list/list-encoding.ts';
import type { ListFault } from '../../domain/codes/list/list-fault.ts';
import type { ListMapping } from '../../domain/codes/list/list-rows.ts';

/** What the page asks of the thread that reads lists. */
export type ListRequest =
  | {
      readonly kind: 'check';
      readonly file: File;
      readonly mapping: ListMapping | null;
      readonly barcodeType: BarcodeType;
    }
  | {
      readonly kind: 'open';
      readonly file: File;
      readonly encoding: ListEncoding;
      readonly mapping: ListMapping;
      readonly barcodeType: BarcodeType;
    }
  | { readonly kind: 'next' };

/** Rows to send, with the values of the mapping. */
export interface RowsToSend {
  readonly rows: readonly (readonly string[])[];
  readonly isLast: boolean;
}

export type ListReply =
  | { readonly kind: 'checked'; readonly check: ListCheck }
  | { readonly kind: 'rows'; readonly part: RowsToSend }
  | { readonly kind: 'broken'; readonly fault: ListFault };
