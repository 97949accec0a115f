/** Reads lists of households outside the page's thread (SER-01). */
import { CODE_ROWS_PER_CALL } from '../../domain/constants.ts';
import { createListCheck, type ListCheck } from '../../domain/codes/list/list-check.ts';
import { BrokenList, type ListFault } from '../../domain/codes/list/list-fault.ts';
import type { ListFacts } from '../../domain/codes/list/list-parser.ts';
import { judgedRow, type ListMapping, type RowRefusal } from '../../domain/codes/list/list-rows.ts';
import type { ListRow } from '../../domain/codes/list/list-scanner.ts';
import { guessEncodings, readList } from '../../domain/codes/list/read-list.ts';
import { csvText } from '../../domain/csv-text.ts';
import type { BarcodeType } from '../../domain/coupon/fields/barcode-types.ts';
import type { ListEncoding } from '../../domain/codes/list/list-encoding.ts';
import { replyToRequests } from '../threads/reply-to-requests.ts';

/** Words of the page's language for what a worker writes. */
export interface ListWords {
  /** Before the number of a column without a name. */
  readonly column: string;
  /** The first columns of the file of refused rows. */
  readonly line: string;
  readonly why: string;
  readonly refusals: Readonly<Record<RowRefusal, string>>;
}

/** What the page asks of the thread that reads lists. */
export type ListRequest =
  | {
      readonly kind: 'check';
      readonly file: File;
      readonly words: ListWords;
      readonly mapping: ListMapping | null;
      readonly barcodeType: BarcodeType;
    }
  | {
      readonly kind: 'open';
      readonly file: File;
      readonly encoding: ListEncoding;
      /** Number of columns. */
      readonly columns: number;
      readonly mapping: ListMapping;
      readonly barcodeType: BarcodeType;
    }
  | { readonly kind: 'next' };

/** Rows to send, with the values of the mapping. */
export interface RowsToSend {
  readonly rows: readonly (readonly string[])[];
  /** Lines of the file, one for each row. */
  readonly lines: readonly number[];
  readonly isLast: boolean;
}

export type ListReply =
  | { readonly kind: 'checked'; readonly check: ListCheck; readonly refusedRows: Blob }
  | { readonly kind: 'rows'; readonly part: RowsToSend }
  | { readonly kind: 'broken'; readonly fault: ListFault };

type CheckRequest = Extract<ListRequest, { kind: 'check' }>;
type OpenRequest = Extract<ListRequest, { kind: 'open' }>;

/** UTF-16 units of the rows sent at once; the services take four megabytes. */
const MOST_TEXT = 1_000_000;

/** The list that is imported: a worker reads one at a time and answers each message for itself. */
let opened: AsyncGenerator<RowsToSend> | null = null;

replyToRequests(answer, (error): ListReply => ({ kind: 'broken', fault: faultOf(error) }));

async function answer(request: ListRequest): Promise<ListReply> {
  switch (request.kind) {
    case 'check':
      return checked(request);
    case 'open':
      opened = partsOf(request);
      return nextPart();
    case 'next':
      return nextPart();
    default:
      return request satisfies never;
  }
}

async function nextPart(): Promise<ListReply> {
  const next = await opened?.next();
  return {
    kind: 'rows',
    part: next?.done === false ? next.value : { rows: [], lines: [], isLast: true },
  };
}

async function checked(request: CheckRequest): Promise<ListReply> {
  const [encoding, other] = await guessEncodings(request.file);
  try {
    return await checkedAs(request, encoding);
  } catch (error) {
    const isOther = error instanceof BrokenList && error.fault.code === 'encoding';
    if (!isOther || other === undefined) throw error;
    return checkedAs(request, other);
  }
}

async function checkedAs(
  { file, words, ...wanted }: CheckRequest,
  encoding: ListCheck['encoding'],
): Promise<ListReply> {
  const refused = createRefusedRows(words);
  let last: ListFacts = { delimiter: ',', header: [], titles: [], emptyRows: 0 };
  const check = createListCheck({ ...wanted, encoding, onRefused: refused.add });
  for await (const { rows, ...facts } of readList(file, encoding, words.column)) {
    last = facts;
    if (facts.header.length > 0) check.add(facts, rows);
  }
  const done = check.end(last);
  return { kind: 'checked', check: done, refusedRows: refused.fileOf(done.header) };
}

/** Refused rows that are written at once. */
const WRITTEN_AT_ONCE = 5_000;

/** Writes refused rows as they are in the list, so that they can be mended and chosen again; blobs need no memory here. */
function createRefusedRows(words: ListWords) {
  const parts: Blob[] = [];
  let lines: (readonly string[])[] = [];
  const write = (): void => {
    if (lines.length > 0) parts.push(new Blob([csvText(lines, false)]));
    lines = [];
  };
  return {
    add({ line, values }: ListRow, reason: RowRefusal): void {
      lines.push([String(line), words.refusals[reason], ...values]);
      if (lines.length === WRITTEN_AT_ONCE) write();
    },
    fileOf(header: readonly string[]): Blob {
      write();
      return new Blob([csvText([[words.line, words.why, ...header]]), ...parts], {
        type: 'text/csv',
      });
    },
  };
}

async function* partsOf({ file, encoding, columns, mapping, barcodeType }: OpenRequest) {
  let rows: (readonly string[])[] = [];
  let lines: number[] = [];
  let text: number = 0;
  const rules = { ...mapping, columns, barcodeType };
  for await (const part of readList(file, encoding)) {
    for (const row of part.rows) {
      const { refusal, used } = judgedRow(row, rules);
      if (refusal !== null) continue;
      rows.push(used);
      lines.push(row.line);
      text += used.reduce((sum, value) => sum + value.length + 3, 3);
      if (rows.length < CODE_ROWS_PER_CALL && text < MOST_TEXT) continue;
      yield { rows, lines, isLast: false };
      [rows, lines, text] = [[], [], 0];
    }
  }
  yield { rows, lines, isLast: true };
}

function faultOf(error: unknown): ListFault {
  return error instanceof BrokenList ? error.fault : { code: 'unreadable', line: null, text: '' };
}
