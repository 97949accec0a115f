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
  /** What each code encodes: the coupon's barcode, the address of its page, or that of a household's page. */
  readonly code: 'barcode' | 'link' | 'households';
  /** Whose codes are printed; null unless `code` is `households`. */
  readonly households: HouseholdRows | null;
}

/** Rows of a series, one coupon each (SER-04). */
export interface HouseholdRows {
  readonly seriesId: string;
  /** Rows before the first one. */
  readonly start: number;
  readonly count: number;
  /** The column whose value each coupon has beside its code; null for none. */
  readonly column: string | null;
}

export const FIRST_PRINT_OPTIONS: PrintOptions = {
  layout: 'eight',
  paper: 'letter',
  hasMarks: true,
  hasBleed: true,
  code: 'barcode',
  households: null,
};
