import { CODE_VALUE_MAX } from '../../constants.ts';
import { barcodeIssue } from '../../coupon/barcode.ts';
import type { BarcodeType } from '../../coupon/fields/barcode-types.ts';
import { composed, hidesSomething } from '../../plain-text.ts';
import { codeBarcodeType } from '../code-values.ts';
import type { ListRow } from './list-parser.ts';

/** Which columns of a list become what. */
export interface ListMapping {
  /** Index of the column with the barcode's value; null if the code itself is the value. */
  readonly valueColumn: number | null;
  /** Indexes of the columns that are kept, rising. */
  readonly kept: readonly number[];
}

/** Why a row cannot become a code. */
export type RowRefusal =
  'tooFewValues' | 'tooManyValues' | 'noValue' | 'longValue' | 'hiddenValue' | 'barcodeValue';

export interface RefusedRow {
  readonly line: number;
  readonly reason: RowRefusal;
  /** Empty where too much text was refused to remember it. */
  readonly values: readonly string[];
}

interface RowRules extends ListMapping {
  /** Number of columns. */
  readonly columns: number;
  readonly barcodeType: BarcodeType;
}

/** Returns why a row cannot become a code; null if it can. The services refuse the same. */
export function rowRefusalOf({ values }: ListRow, rules: RowRules): RowRefusal | null {
  if (values.length < rules.columns) return 'tooFewValues';
  if (values.slice(rules.columns).some((value) => value !== '')) return 'tooManyValues';
  const used = usedValues(values, rules);
  if (used.some((value) => value.length > CODE_VALUE_MAX)) return 'longValue';
  if (used.some((value) => hidesSomething(value) || !value.isWellFormed())) return 'hiddenValue';
  if (rules.valueColumn === null) return null;
  const [value = ''] = used;
  if (value === '') return 'noValue';
  return barcodeIssue(codeBarcodeType(rules.barcodeType), value) === null ? null : 'barcodeValue';
}

/** Returns the values that leave the browser: the barcode's, if a column has it, then the kept ones. */
export function usedValues(
  values: readonly string[],
  { valueColumn, kept }: ListMapping,
): readonly string[] {
  const columns = valueColumn === null ? kept : [valueColumn, ...kept];
  return columns.map((column) => composed(values[column] ?? ''));
}

/** Returns the mapping that is offered first: a column named like a code is the barcode, and none is kept. */
export function firstMapping(header: readonly string[]): ListMapping {
  const found = header.findIndex((name) => /^(?:bar)?code$|^coupon/iu.test(name));
  return { valueColumn: found === -1 ? null : found, kept: [] };
}

/** Returns a mapping in which this column is the barcode's value; null means that codes are made. */
export function withValueColumn(mapping: ListMapping | null, column: number | null): ListMapping {
  const kept = (mapping?.kept ?? []).filter((one) => one !== column);
  return { valueColumn: column, kept };
}

/** Returns a mapping that stores a column, or does not. */
export function withKeptColumn(
  mapping: ListMapping | null,
  { column, isKept }: { readonly column: number; readonly isKept: boolean },
): ListMapping {
  const others = (mapping?.kept ?? []).filter((one) => one !== column);
  const kept = isKept ? [...others, column].toSorted((one, other) => one - other) : others;
  return { valueColumn: mapping?.valueColumn ?? null, kept };
}
