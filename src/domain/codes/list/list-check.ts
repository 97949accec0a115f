import type { BarcodeType } from '../../coupon/fields/barcode-types.ts';
import { BrokenList } from './list-fault.ts';
import type { ListEncoding } from './list-encoding.ts';
import type { ListFacts } from './list-parser.ts';
import {
  firstMapping,
  judgedRow,
  type ListMapping,
  type RowNote,
  type RowRefusal,
} from './list-rows.ts';
import type { ListRow } from './list-scanner.ts';

/** Rows that have something in common. */
export interface FoundRows {
  readonly count: number;
  /** Lines of the first ones. */
  readonly lines: readonly number[];
}

/** What a list becomes under a mapping; each of its rows is imported, refused or empty. */
export interface ListCheck extends ListFacts {
  readonly encoding: ListEncoding;
  readonly mapping: ListMapping;
  /** The first five rows. */
  readonly first: readonly ListRow[];
  /** Rows that become a code. */
  readonly rows: number;
  readonly refusedCount: number;
  /** Refused rows by reason. */
  readonly reasons: Readonly<Partial<Record<RowRefusal, FoundRows>>>;
  /** Rows that become a code, by what is told of them. */
  readonly notes: Readonly<Partial<Record<RowNote, FoundRows>>>;
  /** Rows whose barcode has a value that another row has too. */
  readonly equalRows: number;
}

const SHOWN = 5;
/** Lines that are named for each reason. */
const NAMED = 3;

interface Checked {
  readonly encoding: ListEncoding;
  readonly mapping: ListMapping | null;
  readonly barcodeType: BarcodeType;
  readonly onRefused: (row: ListRow, reason: RowRefusal) => void;
}

/** Counts the rows of a list as they are read. Throws `BrokenList` for a list without rows. */
export function createListCheck({ encoding, mapping: wanted, barcodeType, onRefused }: Checked) {
  const first: ListRow[] = [];
  const reasons: Partial<Record<RowRefusal, FoundRows>> = {};
  const notes: Partial<Record<RowNote, FoundRows>> = {};
  const values = createEqualValues();
  let mapping: ListMapping | null = wanted;
  let rows = 0;
  let refusedCount = 0;
  return {
    add({ header }: ListFacts, more: readonly ListRow[]): void {
      const chosen = (mapping ??= firstMapping(header));
      const rules = { ...chosen, columns: header.length, barcodeType };
      for (const row of more) {
        if (first.length < SHOWN) first.push(row);
        const judged = judgedRow(row, rules);
        if (judged.refusal === null) {
          rows += 1;
          for (const note of judged.notes) notes[note] = withRow(notes[note], row);
          if (chosen.valueColumn !== null) values.add(judged.used[0] ?? '');
        } else {
          refusedCount += 1;
          reasons[judged.refusal] = withRow(reasons[judged.refusal], row);
          onRefused(row, judged.refusal);
        }
      }
    },
    end(facts: ListFacts): ListCheck {
      if (facts.header.length === 0) throw new BrokenList('blank');
      if (first.length === 0) throw new BrokenList('noRows');
      const chosen = mapping ?? firstMapping(facts.header);
      const counts = { rows, refusedCount, equalRows: values.equal };
      return { ...facts, ...counts, encoding, mapping: chosen, first, reasons, notes };
    },
  };
}

function withRow(found: FoundRows | undefined, { line }: ListRow): FoundRows {
  const { count, lines } = found ?? { count: 0, lines: [] };
  return { count: count + 1, lines: lines.length < NAMED ? [...lines, line] : lines };
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
