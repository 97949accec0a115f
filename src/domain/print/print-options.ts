/** What an owner chooses for a sheet (PRE-05). */

export const LAYOUT_NAMES = ['one', 'two', 'four', 'eight', 'postcard'] as const;
export type LayoutName = (typeof LAYOUT_NAMES)[number];

export type PaperName = 'letter' | 'a4';

export interface PrintOptions {
  readonly layout: LayoutName;
  /** A postcard has a page of its own size. */
  readonly paper: PaperName;
  readonly hasMarks: boolean;
  readonly hasBleed: boolean;
  /** What each code encodes: the coupon's barcode, or the address of its page as a QR code. */
  readonly code: 'barcode' | 'link';
}

export const FIRST_PRINT_OPTIONS: PrintOptions = {
  layout: 'eight',
  paper: 'letter',
  hasMarks: true,
  hasBleed: true,
  code: 'barcode',
};
