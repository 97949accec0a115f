import { CODE_ROWS_MAX } from '../../constants.ts';
import { showsNothing } from '../../plain-text.ts';
import { BrokenList } from './list-fault.ts';
import { DELIMITERS, findHead, type FoundHead, SAMPLE } from './list-head.ts';
import { type ListPlace, type ListRow, ListScanner } from './list-scanner.ts';

/** What a list has beside its rows. */
export interface ListFacts {
  /** What separates its values. */
  readonly delimiter: string;
  /** The names of the columns; empty until they are read. */
  readonly header: readonly string[];
  /** Lines above the names that are passed over. */
  readonly titles: readonly number[];
  /** Lines without a value so far. */
  readonly emptyRows: number;
}

/** Reads a list piece by piece, as spreadsheets write it. */
export class ListParser {
  /** A column without a name is called by this word and its number. */
  readonly #columnWord: string;
  #rest = '';
  #place: ListPlace = { at: 0, line: 1 };
  #head: FoundHead | null = null;
  #emptyRows = 0;
  #count = 0;

  constructor(columnWord: string) {
    this.#columnWord = columnWord;
  }

  get facts(): ListFacts {
    const { delimiter = ',', header = [], titles = [] } = this.#head ?? {};
    return { delimiter, header, titles, emptyRows: this.#emptyRows };
  }

  /** Returns the rows that are whole; those below the names of the columns. Throws `BrokenList`. */
  push(text: string, isLast: boolean): readonly ListRow[] {
    const nul = text.indexOf('\0');
    if (nul !== -1) {
      const before = linesIn(this.#rest + text.slice(0, nul));
      throw new BrokenList('binary', this.#place.line + before);
    }
    this.#rest += text;
    // A piece may end between CR and LF.
    const isCut = !isLast && this.#rest.endsWith('\r');
    if (isCut) this.#rest = this.#rest.slice(0, -1);
    this.#head ??= this.#findHead(isLast);
    const rows = this.#head === null ? [] : this.#readRows(this.#head, isLast);
    const { at, line } = this.#place;
    this.#rest = isCut ? `${this.#rest.slice(at)}\r` : this.#rest.slice(at);
    this.#place = { at: 0, line };
    return rows;
  }

  #findHead(isLast: boolean): FoundHead | null {
    const scanner = new ListScanner({ text: this.#rest, ...this.#place, delimiter: ',', isLast });
    this.#emptyRows += scanner.passEmpty(DELIMITERS.join(''));
    this.#place = scanner.place;
    if (!isLast && this.#rest.length - this.#place.at < SAMPLE) return null;
    const start = { text: this.#rest, ...this.#place, isLast };
    const head = findHead({ ...start, columnWord: this.#columnWord });
    if (head === null && !isLast) throw new BrokenList('blank');
    this.#place = head?.end ?? this.#place;
    this.#emptyRows += head?.emptyRows ?? 0;
    return head;
  }

  #readRows(head: FoundHead, isLast: boolean): readonly ListRow[] {
    const { delimiter, header, unnamed } = head;
    const scanner = new ListScanner({ text: this.#rest, ...this.#place, delimiter, isLast });
    const rows: ListRow[] = [];
    for (;;) {
      this.#emptyRows += scanner.passEmpty();
      const row = scanner.next();
      if (row === null) break;
      const trimmed = row.values.map((value) => value.trim());
      const values = unnamed > 0 ? trimmed.toSpliced(header.length, unnamed) : trimmed;
      if (values.every(showsNothing)) this.#emptyRows += 1;
      else rows.push({ line: row.line, values });
      if (this.#count + rows.length > CODE_ROWS_MAX) throw new BrokenList('tooManyRows', row.line);
    }
    this.#count += rows.length;
    this.#place = scanner.place;
    return rows;
  }
}

function linesIn(text: string): number {
  return text.split(/\r\n|\n|\r/u).length - 1;
}
