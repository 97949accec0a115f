import type { BarcodeType } from '../../coupon/fields/barcode-types.ts';
import { BrokenList } from './list-fault.ts';
import type { ListEncoding } from './list-encoding.ts';
import type { Delimiter, ListRow } from './list-parser.ts';
import {
  firstMapping,
  rowRefusalOf,
  usedValues,
  type ListMapping,
  type RefusedRow,
  type RowRefusal,
} from './list-rows.ts';

/** What a list becomes under a mapping. */
export interface ListCheck {
  readonly encoding: ListEncoding;
  readonly delimiter: Delimiter;
  readonly header: readonly string[];
  readonly mapping: ListMapping;
  /** The first five rows. */
  readonly first: readonly ListRow[];
  /** Rows that become a code. */
  readonly rows: number;
  readonly refusedCount: number;
  /** The first refused rows. */
  readonly refused: readonly RefusedRow[];
  /** Refused rows by reason. */
  readonly reasons: Readonly<Partial<Record<RowRefusal, number>>>;
  /** Rows whose barcode has a value that another row has too. */
  readonly equalRows: number;
}

/** Refused rows that are remembered, and can be downloaded. */
const MOST_REFUSED = 100_000;
/** UTF-16 units of these rows. */
const MOST_TEXT = 20_000_000;
const SHOWN = 5;

interface Checked {
  readonly encoding: ListEncoding;
  readonly mapping: ListMapping | null;
  readonly barcodeType: BarcodeType;
}

/** Counts the rows of a list as they are read. Throws `BrokenList` for a list without rows. */
export function createListCheck({ encoding, mapping: wanted, barcodeType }: Checked) {
  const first: ListRow[] = [];
  const refused: RefusedRow[] = [];
  const reasons: Partial<Record<RowRefusal, number>> = {};
  const values = createEqualValues();
  const remembered = createMemory();
  let mapping: ListMapping | null = wanted;
  let [rows, refusedCount] = [0, 0];
  return {
    add(header: readonly string[], more: readonly ListRow[]): void {
      const chosen = (mapping ??= firstMapping(header));
      for (const row of more) {
        if (first.length < SHOWN) first.push(row);
        const reason = rowRefusalOf(row, { ...chosen, columns: header.length, barcodeType });
        if (reason === null) {
          rows += 1;
          if (chosen.valueColumn !== null) values.add(usedValues(row.values, chosen)[0] ?? '');
        } else {
          refusedCount += 1;
          reasons[reason] = (reasons[reason] ?? 0) + 1;
          if (refused.length < MOST_REFUSED) refused.push({ ...remembered(row), reason });
        }
      }
    },
    end(header: readonly string[], delimiter: Delimiter): ListCheck {
      if (header.length === 0) throw new BrokenList('empty');
      if (first.length === 0) throw new BrokenList('noRows');
      const chosen = mapping ?? firstMapping(header);
      return {
        ...{ encoding, delimiter, header, mapping: chosen, first },
        ...{ rows, refusedCount, refused, reasons, equalRows: values.equal },
      };
    },
  };
}

/** Remembers lines with their values, up to a limit of text. */
function createMemory() {
  let text = 0;
  return ({ line, values }: ListRow): Omit<RefusedRow, 'reason'> => {
    text += values.reduce((sum, value) => sum + value.length, 0);
    return { line, values: text > MOST_TEXT ? [] : values };
  };
}

/** Counts values that occur more than once. */
function createEqualValues() {
  const seen = new Set<string>();
  const twice = new Set<string>();
  let equal = 0;
  return {
    add(value: string): void {
      if (!seen.has(value)) {
        seen.add(value);
        return;
      }
      equal += twice.has(value) ? 1 : 2;
      twice.add(value);
    },
    get equal() {
      return equal;
    },
  };
}
