import { CODE_VALUE_MAX } from '../../constants.ts';
import { barcodeIssue } from '../../coupon/barcode.ts';
import type { BarcodeType } from '../../coupon/fields/barcode-types.ts';
import { hasInvisible, hidesSomething, readableValue } from '../../plain-text.ts';
import { readingDoubtOf } from '../../scan/reading-doubt.ts';
import { codeBarcodeType } from '../code-values.ts';
import type { ListRow } from './list-scanner.ts';
import { codeColumnOf, isDamagedCode, withoutFormula, withoutGuard } from './list-values.ts';

/** What becomes of codes that a spreadsheet changed: `mended` where the code can be read in them. */
type ChangedFate = 'refused' | 'mended' | 'kept';

/** Which columns of a list become what. */
export interface ListMapping {
  /** Index of the column with the barcode's value; null if the code itself is the value. */
  readonly valueColumn: number | null;
  /** Indexes of the columns that are kept, rising. */
  readonly kept: readonly number[];
  /** Codes in signs that keep them as text: `="000417"`. */
  readonly guard: ChangedFate;
  /** Values that a spreadsheet lost: `9.50111E+12`, `#N/A`. */
  readonly damaged: Exclude<ChangedFate, 'mended'>;
}

/** How a spreadsheet changed a code. */
type ChangedCode = 'guard' | 'damaged';

/** Why a row cannot become a code. */
export type RowRefusal =
  | 'tooFewValues'
  | 'tooManyValues'
  | 'noValue'
  | 'longValue'
  | 'hiddenValue'
  | 'barcodeValue'
  | ChangedCode;

/** What is told of a row that becomes a code. */
export type RowNote = 'invisible' | 'doubtful' | ChangedCode;

interface RowRules extends ListMapping {
  /** Number of columns. */
  readonly columns: number;
  readonly barcodeType: BarcodeType;
}

/**
 * Returns what a row becomes: a code if `refusal` is null. The services refuse the same values. `used` are the values
 * that leave the browser: the barcode's, if a column has it, then the kept ones.
 */
export function judgedRow({ values }: ListRow, rules: RowRules) {
  const { valueColumn, kept } = rules;
  const code = valueColumn === null ? null : codeOf(values[valueColumn] ?? '', rules);
  const others = kept.map((column) => withoutFormula(readableValue(values[column] ?? '')));
  const used = code === null ? others : [code.value, ...others];
  const refusal =
    cellsRefusal(values, rules) ?? textRefusal(used) ?? (code && codeRefusal(code, rules));
  if (refusal !== null) return { refusal, notes: [], used };
  const notes: RowNote[] = [...(code?.changes ?? [])];
  if (columnsOf(rules).some((column) => hasInvisible(values[column] ?? '')))
    notes.push('invisible');
  if (code !== null && readingDoubtOf(codeBarcodeType(rules.barcodeType), code.value) !== null)
    notes.push('doubtful');
  return { refusal, notes, used };
}

function codeOf(given: string, { guard }: ListMapping) {
  const readable = readableValue(given);
  const bare = withoutGuard(readable);
  const changes: ChangedCode[] = [];
  if (bare !== readable) changes.push('guard');
  if (isDamagedCode(bare)) changes.push('damaged');
  return { value: guard === 'mended' ? bare : readable, changes };
}

function cellsRefusal(values: readonly string[], { columns }: RowRules): RowRefusal | null {
  if (values.length < columns) return 'tooFewValues';
  return values.slice(columns).some((value) => value !== '') ? 'tooManyValues' : null;
}

function textRefusal(used: readonly string[]): RowRefusal | null {
  if (used.some((value) => value.length > CODE_VALUE_MAX)) return 'longValue';
  const isHidden = (value: string): boolean => hidesSomething(value) || !value.isWellFormed();
  return used.some(isHidden) ? 'hiddenValue' : null;
}

function codeRefusal(
  { value, changes }: ReturnType<typeof codeOf>,
  rules: RowRules,
): RowRefusal | null {
  if (value === '') return 'noValue';
  const refused = changes.find((change) => rules[change] === 'refused');
  if (refused !== undefined) return refused;
  return barcodeIssue(codeBarcodeType(rules.barcodeType), value) === null ? null : 'barcodeValue';
}

/** Returns the columns that leave the browser: the barcode's, if there is one, then the kept ones. */
function columnsOf({ valueColumn, kept }: ListMapping): readonly number[] {
  return valueColumn === null ? kept : [valueColumn, ...kept];
}

/** Returns the mapping that is offered first: a column named like a code is the barcode, and none is kept. */
export function firstMapping(header: readonly string[]): ListMapping {
  const codes = codeColumnOf(header);
  const coupons = /^(?:coupon|(?:n[uú]mero del? )?cup[oó]n)/iu;
  const found = codes === -1 ? header.findIndex((name) => coupons.test(name)) : codes;
  return mappingWith(found === -1 ? null : found, []);
}

/** Returns a mapping in which this column is the barcode's value; null means that codes are made. */
export function withValueColumn(mapping: ListMapping, column: number | null): ListMapping {
  return mappingWith(
    column,
    mapping.kept.filter((one) => one !== column),
  );
}

/** Until somebody decides, no changed code is imported: no till would know it. */
function mappingWith(valueColumn: number | null, kept: readonly number[]): ListMapping {
  return { valueColumn, kept, guard: 'refused', damaged: 'refused' };
}

/** Returns a mapping that stores a column, or does not. */
export function withKeptColumn(
  mapping: ListMapping,
  { column, isKept }: { readonly column: number; readonly isKept: boolean },
): ListMapping {
  const others = mapping.kept.filter((one) => one !== column);
  const kept = isKept ? [...others, column].toSorted((one, other) => one - other) : others;
  return { ...mapping, kept };
}
