/** What stands above the rows of a list: titles, the names of the columns, and the delimiter (SER-01). */
import { CODE_COLUMN_NAME_MAX } from '../../constants.ts';
import { readableValue } from '../../plain-text.ts';
import { codeColumnOf, isCodeName, withoutGuard } from './list-values.ts';
import { BrokenList } from './list-fault.ts';
import { type ListPlace, type ListRow, ListScanner, LONGEST_ROW } from './list-scanner.ts';

/** The first rows of a list, up to its names. */
export interface FoundHead {
  readonly delimiter: string;
  /** The names of the columns. */
  readonly header: readonly string[];
  /** Cells on the right of the names that are left out. */
  readonly unnamed: number;
  /** Lines above the names that are passed over. */
  readonly titles: readonly number[];
  /** Empty lines among them. */
  readonly emptyRows: number;
  /** The place after the names. */
  readonly end: ListPlace;
}

interface Start extends ListPlace {
  readonly text: string;
  readonly isLast: boolean;
  /** What a column without a name is called before its number. */
  readonly columnWord: string;
}

/** What separates values where the list does not name it. */
export const DELIMITERS = [',', ';', '\t'];
/** Text that is enough to find the names: more than one row may have. */
export const SAMPLE = LONGEST_ROW + 2;
const SAMPLE_ROWS = 60;
/** Rows among which the names are searched. */
const MOST_TITLES = 10;

/** Returns the head of a list; null if no row is whole. Throws `BrokenList`. */
export function findHead(start: Start): FoundHead | null {
  const given = givenDelimiter(start);
  const samples = (given === null ? DELIMITERS : [given.delimiter]).map((delimiter) =>
    sampleOf({ ...start, ...given?.after }, delimiter),
  );
  const [sample] = samples.toSorted(
    (one, other) =>
      Number(other.columns > 1) - Number(one.columns > 1) ||
      other.split - one.split ||
      other.columns - one.columns,
  );
  const [first] = sample?.rows ?? [];
  if (sample === undefined) return null;
  if (first === undefined) {
    if (sample.fault !== null) throw sample.fault;
    return null;
  }
  const at = headerIndex(sample.rows);
  const { end, emptyRows, cells } = sample.rows[at] ?? first;
  const titles = sample.rows.slice(0, at).map(({ line }) => line);
  const header = namesOf(sample.rows.slice(at), start.columnWord);
  const unnamed = cells.length - header.length;
  return { delimiter: sample.delimiter, header, unnamed, titles, emptyRows, end };
}

/** A first line `sep=;`, by which Excel is told the delimiter. */
function givenDelimiter({ text, at, line }: Start) {
  const found = /^\ufeff*"?sep=(\\t|[^"\w\r\n ])"?(?:\1|[ \t,;|])*(?:\r\n?|\n|$)/iu.exec(
    text.slice(at, at + 300),
  );
  const [whole, sign] = found ?? [];
  if (whole === undefined || sign === undefined) return null;
  const after = { at: at + whole.length, line: line + 1 };
  return { delimiter: sign === String.raw`\t` ? '\t' : sign, after };
}

interface SampleRow extends ListRow {
  /** As written. */
  readonly cells: readonly string[];
  readonly end: ListPlace;
  /** Empty lines above it. */
  readonly emptyRows: number;
}

interface Sample {
  readonly delimiter: string;
  readonly rows: readonly SampleRow[];
  /** Cells of a row as a third of the rows have at least. */
  readonly columns: number;
  /** Rows that the delimiter splits; before a blank it is punctuation. */
  readonly split: number;
  /** Why it ends early. */
  readonly fault: BrokenList | null;
}

function sampleOf({ text, at, line, isLast }: Start, delimiter: string): Sample {
  const isWhole = isLast && text.length - at <= SAMPLE;
  const scanner = new ListScanner({
    // Not between CR and LF.
    text: isWhole ? text : text.slice(0, at + SAMPLE).replace(/\r$/u, ''),
    at,
    line,
    delimiter,
    isLast: isWhole,
  });
  const rows: SampleRow[] = [];
  let fault: BrokenList | null = null;
  try {
    for (const row of firstRows(scanner)) rows.push(row);
  } catch (error) {
    if (!(error instanceof BrokenList)) throw error;
    fault = error;
  }
  const columns = typical(rows.map(({ cells }) => cells.length));
  const split = rows.filter(({ cells }) => cells.slice(1).some((cell) => !/^[ \t]/u.test(cell)));
  return { delimiter, rows, columns, split: split.length, fault };
}

function* firstRows(scanner: ListScanner): Generator<SampleRow> {
  let emptyRows = 0;
  for (let count = 0; count < SAMPLE_ROWS;) {
    emptyRows += scanner.passEmpty();
    const row = scanner.next();
    if (row === null) return;
    const values = row.values.map(nameOf);
    if (values.every((value) => value === '')) {
      emptyRows += 1;
      continue;
    }
    count += 1;
    yield { line: row.line, values, cells: row.values, end: scanner.place, emptyRows };
  }
}

/** A name as it is seen, in one line. */
function nameOf(cell: string): string {
  return withoutGuard(readableValue(cell.trim())).replaceAll(/\s+/gu, ' ');
}

/** The largest number that a third of the rows reach, so that neither a few titles nor a few broken rows decide. */
function typical(counts: readonly number[]): number {
  return counts.toSorted((one, other) => other - one)[Math.floor(counts.length / 3)] ?? 0;
}

type RowShape = ReturnType<typeof shapeOf>;

/** The row that names the codes; else one with as many cells as the rows below it, and no numbers. */
function headerIndex(rows: readonly SampleRow[]): number {
  const shapes = rows.map(shapeOf);
  const near = shapes.slice(0, MOST_TITLES);
  const filled = typical(shapes.map((shape) => shape.filled));
  const width = typical(shapes.map((shape) => shape.width));
  const areAbove = (at: number, isPassed: (shape: RowShape) => boolean): boolean =>
    at !== -1 && near.slice(0, at).every(isPassed);
  const isBelowTitles = (at: number): boolean =>
    areAbove(at, (shape) => isTitle(shape, shapes.slice(at)));
  // Of two rows that name the codes in one column, the upper one is a title.
  const namesCodes = ({ codeColumn }: RowShape, at: number): boolean =>
    codeColumn !== -1 && shapes[at + 1]?.codeColumn !== codeColumn;
  const coded = near.findIndex(
    (shape, at) => namesCodes(shape, at) && shape.filled >= Math.min(2, filled),
  );
  const isSure = shapes[coded]?.hasCodeName === true && areCodesBelow(rows, coded);
  if (isSure || isBelowTitles(coded) || (coded !== -1 && width < 2)) return coded;
  const alone = near.findIndex(namesCodes);
  if (areAbove(alone, (shape) => shape.filled < 2) && areCodesBelow(rows, alone)) return alone;
  const named = near.findIndex((shape) => shape.looksLikeNames && shape.filled >= filled);
  if (isBelowTitles(named)) return named;
  return Math.max(
    0,
    shapes.findIndex((shape) => shape.filled > 1 || shape.width >= width),
  );
}

/** Whether the values below the name of the codes have digits as codes have, and are no such names themselves. */
function areCodesBelow(rows: readonly SampleRow[], at: number): boolean {
  const column = codeColumnOf(rows[at]?.values ?? []);
  const cells = rows.slice(at + 1).map(({ values }) => values[column] ?? '');
  const values = cells.filter((value) => value !== '');
  const [first = ''] = values;
  const digits = values.filter((value) => /\d/u.test(value));
  return digits[0] === first && 2 * digits.length > values.length && codeColumnOf(values) === -1;
}

function isTitle(shape: RowShape, [names, ...rows]: readonly RowShape[]): boolean {
  if (names === undefined) return false;
  if (shape.width < names.width || 2 * shape.filled < names.filled) return true;
  if (shape.looksLikeNames) return false;
  const hasOddNumber = shape.hasNumber && !rows.some((row) => row.hasNumber);
  return shape.filled < names.filled || shape.emptyRows < names.emptyRows || hasOddNumber;
}

function shapeOf({ values, emptyRows }: SampleRow) {
  const names = values.filter((value) => value !== '');
  return {
    emptyRows,
    filled: names.length,
    width: widthOf(values),
    looksLikeNames: names.every((name) => /^\D*$|^\D*\p{L}{3}[ _(]*\d{1,2}\)?$/u.test(name)),
    hasNumber: names.some((name) => NUMBER.test(name)),
    codeColumn: codeColumnOf(values),
    hasCodeName: names.some(isCodeName),
  };
}

/** No column is named so. */
const NUMBER = /^[\d.,+\-/ ]+$/u;

/** Cells up to the last one that is filled. */
function widthOf(values: readonly string[]): number {
  return values.findLastIndex((value) => value !== '') + 1;
}

/** Columns on the right without a name are left out, unless one of the first rows has a value there. */
function namesOf([header, ...rows]: readonly SampleRow[], columnWord: string): readonly string[] {
  if (header === undefined) return [];
  const widest = Math.max(0, ...rows.map(({ values }) => widthOf(values)));
  const width = Math.max(widthOf(header.values), Math.min(header.values.length, widest));
  const names: string[] = [];
  const taken = new Set(header.values);
  for (const [column, name] of header.values.slice(0, width).entries()) {
    if (NUMBER.test(name)) throw new BrokenList('noHeader', header.line, name);
    const start = [...name].slice(0, MOST_NAME).join('');
    names.push(distinct(start || `${columnWord} ${column + 1}`, names, taken));
  }
  return names;
}

/** Room for the number of a doubled name. */
const MOST_NAME = CODE_COLUMN_NAME_MAX - 10;

/** The name, or with a number if an earlier column has it; not one that another column has by itself. */
function distinct(name: string, earlier: readonly string[], taken: ReadonlySet<string>): string {
  if (!earlier.includes(name)) return name;
  let number = 2;
  while (earlier.includes(`${name} (${number})`) || taken.has(`${name} (${number})`)) number += 1;
  return `${name} (${number})`;
}
