/** Reads lists of households outside the page's thread (SER-01). */
import { CODE_ROWS_PER_CALL } from '../../domain/constants.ts';
import { createListCheck, type ListCheck } from '../../domain/codes/list/list-check.ts';
import { BrokenList, type ListFault } from '../../domain/codes/list/list-fault.ts';
import { rowRefusalOf, usedValues } from '../../domain/codes/list/list-rows.ts';
import { guessEncoding, readList } from '../../domain/codes/list/read-list.ts';
import type { ListReply, ListRequest, RowsToSend } from './list-messages.ts';

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
      return { kind: 'checked', check: await checked(request) };
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
  return { kind: 'rows', part: next?.done === false ? next.value : { rows: [], isLast: true } };
}

async function checked(request: CheckRequest): Promise<ListCheck> {
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
  { file, mapping, barcodeType }: CheckRequest,
  encoding: ListCheck['encoding'],
): Promise<ListCheck> {
  const check = createListCheck({ encoding, mapping, barcodeType });
  let last: { header: readonly string[]; delimiter: ListCheck['delimiter'] } = {
    header: [],
    delimiter: ',',
  };
  for await (const part of readList(file, encoding)) {
    last = part;
    if (part.header.length > 0) check.add(part.header, part.rows);
  }
  return check.end(last.header, last.delimiter);
}

async function* partsOf({ file, encoding, mapping, barcodeType }: OpenRequest) {
  let [rows, text]: [(readonly string[])[], number] = [[], 0];
  for await (const part of readList(file, encoding)) {
    for (const row of part.rows) {
      const rules = { ...mapping, columns: part.header.length, barcodeType };
      if (rowRefusalOf(row, rules) !== null) continue;
      const used = usedValues(row.values, mapping);
      rows.push(used);
      text += used.reduce((sum, value) => sum + value.length + 3, 3);
      if (rows.length < CODE_ROWS_PER_CALL && text < MOST_TEXT) continue;
      yield { rows, isLast: false };
      [rows, text] = [[], 0];
    }
  }
  yield { rows, isLast: true };
}

function faultOf(error: unknown): ListFault {
  return error instanceof BrokenList ? error.fault : { code: 'unreadable', line: null };
}
