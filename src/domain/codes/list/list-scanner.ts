import { showsNothing } from '../../plain-text.ts';
import { BrokenList } from './list-fault.ts';

/** One row of a list. */
export interface ListRow {
  /** Line of the file on which it begins, from 1. */
  readonly line: number;
  readonly values: readonly string[];
}

/** Where a row begins. */
export interface ListPlace {
  /** Index in the text. */
  readonly at: number;
  /** Line of the file. */
  readonly line: number;
}

interface Scanned extends ListPlace {
  readonly text: string;
  readonly delimiter: string;
  /** Whether the file ends with the text; then its last row needs no line end. */
  readonly isLast: boolean;
}

/** Columns of a list; a spreadsheet of addresses has some thirty. */
const MOST_COLUMNS = 200;
/** UTF-16 units of a row. A longer one is no household, or a quotation mark that is not closed. */
export const LONGEST_ROW = 100_000;

const LF = 0x0a;
const CR = 0x0d;
const SPACE = 0x20;
const TAB = 0x09;
const QUOTE = 0x22;
const LAST_OF_ASCII = 0x7f;
const BYTE_ORDER_MARK = 0xfeff;

/**
 * Reads rows as in RFC 4180, but each of CRLF, LF and CR ends a row outside quotes, whatever the others end with. Papa
 * Parse takes one of them for the whole file, and makes a string for each of a hundred million empty lines.
 */
export class ListScanner {
  readonly #text: string;
  readonly #separator: number;
  readonly #isLast: boolean;
  #at: number;
  #line: number;
  /** Within the row that is being read. */
  #index = 0;
  #lineHere = 0;

  constructor({ text, delimiter, isLast, at, line }: Scanned) {
    this.#text = text;
    this.#separator = delimiter.charCodeAt(0);
    this.#isLast = isLast;
    this.#at = at;
    this.#line = line;
  }

  /** The beginning of the next row. */
  get place(): ListPlace {
    return { at: this.#at, line: this.#line };
  }

  /** Passes over lines of blanks and delimiters, also of these others; returns how many. */
  passEmpty(others = ''): number {
    // In locals: a hundred million lines take half the time.
    const text = this.#text;
    const separator = this.#separator;
    let start = this.#at;
    let count = 0;
    for (let end = start; end < text.length;) {
      const code = text.charCodeAt(end);
      if (isLineEnd(code)) {
        end += code === CR && text.charCodeAt(end + 1) === LF ? 2 : 1;
        start = end;
        count += 1;
      } else if (code === separator || isBlank(code)) end += 1;
      else if (code === QUOTE && isEmptyCell(text, end)) end += 2;
      else if (others.includes(text.charAt(end))) end += 1;
      else break;
    }
    this.#at = start;
    this.#line += count;
    return count;
  }

  /** Returns the next row; null if the text ends before it does. Throws `BrokenList`. */
  next(): ListRow | null {
    if (this.#at >= this.#text.length) return null;
    this.#index = this.#at;
    this.#lineHere = this.#line;
    // Lists that were put together have one in the middle.
    this.#pass((code) => code === BYTE_ORDER_MARK);
    const values = this.#values();
    if ((values === null ? this.#text.length : this.#index) - this.#at > LONGEST_ROW)
      throw new BrokenList('longRow', this.#line);
    if (values === null) return null;
    const row = { line: this.#line, values };
    const isCrLf = this.#code(this.#index) === CR && this.#code(this.#index + 1) === LF;
    this.#at = Math.min(this.#text.length, this.#index + (isCrLf ? 2 : 1));
    this.#line = this.#lineHere + 1;
    return row;
  }

  #values(): string[] | null {
    const values: string[] = [];
    for (;;) {
      const value = this.#code(this.#index) === QUOTE ? this.#quoted() : this.#plain();
      if (value === null) return null;
      // A sheet may have thousands of empty columns on the right.
      if (values.length < MOST_COLUMNS || value.trim() !== '') values.push(value);
      if (values.length > MOST_COLUMNS) throw new BrokenList('tooManyColumns', this.#line);
      if (this.#index === this.#text.length) return this.#isLast ? values : null;
      if (this.#code(this.#index) !== this.#separator) return values;
      this.#index += 1;
    }
  }

  #plain(): string {
    const from = this.#index;
    const separator = this.#separator;
    this.#pass((code) => code !== separator && !isLineEnd(code));
    return this.#text.slice(from, this.#index);
  }

  /** Null if the text ends before the cell. */
  #quoted(): string | null {
    const opened = this.#lineHere;
    const from = this.#index + 1;
    const close = this.#closingQuote(from);
    if ((close ?? this.#text.length) - from > LONGEST_ROW || (close === null && this.#isLast))
      throw new BrokenList('quote', opened);
    if (close === null) return null;
    this.#index = close + 1;
    const separator = this.#separator;
    this.#pass((code) => code !== separator && (code === SPACE || code === TAB));
    const next = this.#code(this.#index);
    if (this.#index < this.#text.length && next !== separator && !isLineEnd(next))
      throw new BrokenList('quote', opened);
    return this.#text.slice(from, close).replaceAll('""', '"');
  }

  /** Counts the lines on the way. */
  #closingQuote(from: number): number | null {
    for (let end = from; end < this.#text.length; end += 1) {
      const code = this.#code(end);
      if (code === LF || (code === CR && this.#code(end + 1) !== LF)) this.#lineHere += 1;
      if (code !== QUOTE) continue;
      if (this.#code(end + 1) !== QUOTE) return end;
      end += 1;
    }
    return null;
  }

  #pass(isPassed: (code: number) => boolean): void {
    const text = this.#text;
    let index = this.#index;
    while (index < text.length && isPassed(text.charCodeAt(index))) index += 1;
    this.#index = index;
  }

  #code(index: number): number {
    return this.#text.charCodeAt(index);
  }
}

function isLineEnd(code: number): boolean {
  return code === LF || code === CR;
}

/** Whether a cell `""` begins here. */
function isEmptyCell(text: string, from: number): boolean {
  return text.charCodeAt(from + 1) === QUOTE && text.charCodeAt(from + 2) !== QUOTE;
}

function isBlank(code: number): boolean {
  if (code <= LAST_OF_ASCII) return code === SPACE || code === TAB;
  return showsNothing(String.fromCharCode(code));
}
