/** Reads lists of households outside the page's thread (SER-01). */
import { CODE_ROWS_PER_CALL } from '../../domain/constants.ts';
import { createListCheck, type ListCheck } from '../../domain/codes/list/list-check.ts';
import { BrokenList, type ListFault } from '../../domain/codes/list/list-fault.ts';
import type { ListFacts } from '../../domain/codes/list/list-parser.ts';
import { judgedRow, type RowRefusal } from '../../domain/codes/list/list-rows.ts';
import type { ListRow } from '../../domain/codes/list/list-scanner.ts';
import { guessEncoding, readList } from '../../domain/codes/list/read-list.ts';
import { csvText } from '../../domain/csv-text.ts';
import type { ListReply, ListRequest, ListWords, RowsToSend } from './list-messages.ts';

/** The used part of a worker's global scope; the compiler only knows the page's. */
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<ListRequest>) => void): void;
  postMessage(message: ListReply): void;
}

declare const self: WorkerScope;

type CheckRequest = Extract<ListRequest, { kind: 'check' }>;
type OpenRequest = Extract<ListRequest, { kind: 'open' }>;

/** UTF-16 units of the rows sent at once; the services take four megabytes. */
const MOST_TEXT = 1_000_000;

/** The list that is imported: a worker reads one at a time and answers each message for itself. */
let opened: AsyncGenerator<RowsToSend> | null = null;

self.addEventListener('message', ({ data }) => {
  answer(data).then(
    (reply) => self.postMessage(reply),
    (error: unknown) => self.postMessage({ kind: 'broken', fault: faultOf(error) }),
  );
});

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
  const encoding = await guessEncoding(request.file);
  try {
    return await checkedAs(request, encoding);
  } catch (error) {
    const isOther = error instanceof BrokenList && error.fault.code === 'encoding';
    if (!isOther || encoding !== 'utf-8') throw error;
    return checkedAs(request, 'windows-1252');
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
