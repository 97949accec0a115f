import Papa from 'papaparse';
import { CODE_COLUMN_NAME_MAX, CODE_ROWS_MAX } from '../../constants.ts';
import { BrokenList } from './list-fault.ts';

/** One row of a list. */
export interface ListRow {
  /** Line of the file on which it begins, from 1. */
  readonly line: number;
  readonly values: readonly string[];
}

/** What separates the values of a list. */
export type Delimiter = ',' | ';' | '\t';

/** Reads a list piece by piece. */
interface ListParser {
  /** Returns the rows that are whole; those after the header. Throws `BrokenList`. */
  push(text: string, isLast: boolean): readonly ListRow[];
  /** The names of the columns; empty until they are read. */
  readonly header: readonly string[];
  readonly delimiter: Delimiter;
}

interface Separators {
  readonly delimiter: Delimiter;
  readonly newline: '\n' | '\r' | '\r\n';
}

/** Columns of a list; a spreadsheet of addresses has some thirty. */
const MOST_COLUMNS = 200;
/** UTF-16 units of one row. A longer one is a quote that is not closed. */
const LONGEST_ROW = 100_000;

/** Creates a parser of RFC 4180 with a header line. Commas, semicolons or tabs are told by the header. */
export function createListParser(): ListParser {
  let [rest, line, count] = ['', 1, 0];
  let header: readonly string[] = [];
  let found: Separators | null = null;

  const rowsOf = (values: readonly (readonly string[])[]): ListRow[] => {
    const rows: ListRow[] = [];
    for (const one of values) {
      const row = { line, values: one.map((value) => value.trim()) };
      line += 1 + linesWithin(one);
      if (row.values.every((value) => value === '')) continue;
      if (row.values.length > MOST_COLUMNS) throw new BrokenList('tooManyColumns', row.line);
      if (header.length === 0) header = headerOf(row);
      else rows.push(row);
    }
    count += rows.length;
    if (count > CODE_ROWS_MAX) throw new BrokenList('tooManyRows', rows.at(-1)?.line ?? null);
    return rows;
  };

  return {
    get header() {
      return header;
    },
    get delimiter() {
      return found?.delimiter ?? ',';
    },
    push(text, isLast) {
      rest += text;
      if (!isLast && rest.length < LONGEST_ROW) return [];
      const nul = rest.indexOf('\0');
      if (nul !== -1) throw new BrokenList('binary', line + linesIn(rest.slice(0, nul)));
      found ??= separatorsOf(rest);
      // The parser below Papa's streams: those cut a letter of several bytes at the end of a piece.
      const { data, errors, meta } = parsedBy(found, rest, !isLast);
      refuseBrokenQuotes(data, errors, line);
      if (!isLast && meta.cursor === 0 && rest.length > LONGEST_ROW)
        throw new BrokenList(rest.includes('"') ? 'quote' : 'tooManyColumns', line);
      rest = isLast ? '' : rest.slice(meta.cursor);
      return rowsOf(data);
    },
  };
}

interface Parsed {
  readonly data: readonly (readonly string[])[];
  readonly errors: readonly ParsedError[];
  /** Where the first row that is not whole begins. */
  readonly meta: { readonly cursor: number };
}

function parsedBy(separators: Separators, text: string, ignoresLastRow: boolean): Parsed {
  const parsed: unknown = new Papa.Parser(separators).parse(text, 0, ignoresLastRow);
  if (isParsed(parsed)) return parsed;
  throw new Error('The parser of lists returned something else.');
}

/** Papa's types leave the result of its parser open. */
function isParsed(value: unknown): value is Parsed {
  if (typeof value !== 'object' || value === null) return false;
  return 'data' in value && 'errors' in value && 'meta' in value;
}

interface ParsedError {
  readonly type: string;
  readonly row?: number | undefined;
}

function refuseBrokenQuotes(
  data: readonly (readonly string[])[],
  errors: readonly ParsedError[],
  firstLine: number,
): void {
  const [first] = errors.filter(({ type }) => type === 'Quotes');
  if (first === undefined) return;
  const before = data.slice(0, first.row ?? 0);
  const line = before.reduce((sum, row) => sum + 1 + linesWithin(row), firstLine);
  throw new BrokenList('quote', line);
}

function headerOf({ line, values }: ListRow): readonly string[] {
  const names = values.at(-1) === '' ? values.slice(0, -1) : values;
  const isNamed = names.every(
    (name) => name !== '' && name.length <= CODE_COLUMN_NAME_MAX && !/^[\d.,+\-/ ]+$/.test(name),
  );
  if (!isNamed || new Set(names).size < names.length) throw new BrokenList('noHeader', line);
  return names;
}

function separatorsOf(text: string): Separators {
  const [head = ''] = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text) ?? [];
  const rest = text.slice(head.length);
  const newline = rest.startsWith('\r\n') ? '\r\n' : rest.startsWith('\r') ? '\r' : '\n';
  const bare = head.replaceAll(/"(?:[^"]|"")*"/g, '');
  const countOf = (delimiter: Delimiter): number => bare.split(delimiter).length;
  const [delimiter = ','] = ([',', ';', '\t'] as const).toSorted(
    (one, other) => countOf(other) - countOf(one),
  );
  return { delimiter, newline };
}

function linesWithin(values: readonly string[]): number {
  return values.reduce((sum, value) => sum + linesIn(value), 0);
}

function linesIn(text: string): number {
  return /[\r\n]/.test(text) ? text.split(/\r\n|\n|\r/).length - 1 : 0;
}
