import type { BarcodeType } from '../../domain/coupon/fields/barcode-types.ts';
import type { ListCheck } from '../../domain/codes/list/list-check.ts';
import type { ListEncoding } from '../../domain/codes/list/list-encoding.ts';
import type { ListFault } from '../../domain/codes/list/list-fault.ts';
import type { ListMapping, RowRefusal } from '../../domain/codes/list/list-rows.ts';

/** Words of the page's language for what a worker writes. */
export interface ListWords {
  /** Before the number of a column without a name. */
  readonly column: string;
  /** The first columns of the file of refused rows. */
  readonly line: string;
  readonly why: string;
  readonly refusals: Readonly<Record<RowRefusal, string>>;
}

/** What the page asks of the thread that reads lists. */
export type ListRequest =
  | {
      readonly kind: 'check';
      readonly file: File;
      readonly words: ListWords;
      readonly mapping: ListMapping | null;
      readonly barcodeType: BarcodeType;
    }
  | {
      readonly kind: 'open';
      readonly file: File;
      readonly encoding: ListEncoding;
      /** Number of columns. */
      readonly columns: number;
      readonly mapping: ListMapping;
      readonly barcodeType: BarcodeType;
    }
  | { readonly kind: 'next' };

/** Rows to send, with the values of the mapping. */
export interface RowsToSend {
  readonly rows: readonly (readonly string[])[];
  /** Lines of the file, one for each row. */
  readonly lines: readonly number[];
  readonly isLast: boolean;
}

export type ListReply =
  | { readonly kind: 'checked'; readonly check: ListCheck; readonly refusedRows: Blob }
  | { readonly kind: 'rows'; readonly part: RowsToSend }
  | { readonly kind: 'broken'; readonly fault: ListFault };
