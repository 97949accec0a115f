import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient, ClientAndCache } from '../../api/client.ts';
import {
  addCodeRows,
  type CodeSeries,
  type NamedSeries,
  removeCodeSeries,
} from '../../api/codes.queries.ts';
import { BrokenList } from '../../domain/codes/list/list-fault.ts';
import { CODES_MADE_PER_CALL } from '../../domain/constants.ts';
import { ServiceFailure } from '../../domain/failures.ts';
import {
  codeImportMachine,
  type CodeImportReport,
  type WantedCodes,
} from '../../machines/codes/code-import.machine.ts';
import { reportingActor } from '../actors/reporting-actor.ts';
import { withCalls } from '../actors/with-calls.ts';
import type { ListReply, ListRequest, ListWords } from './list.worker.ts';

/** Reads a coupon's codes again. Screens that show its own code read it again when they open. */
export async function codesChanged(queryClient: QueryClient, couponId: string): Promise<void> {
  for (const kind of ['project', 'coupon'])
    queryClient.removeQueries({ queryKey: [kind, couponId], type: 'inactive' });
  void queryClient.invalidateQueries({ queryKey: ['projects'] });
  await Promise.all(
    ['codes', 'use-limit'].map((kind) =>
      queryClient.invalidateQueries({ queryKey: [kind, couponId] }),
    ),
  );
}

/** The import of codes of one coupon with the services behind it. */
export function codeImportWith(
  { client, queryClient }: ClientAndCache,
  couponId: string,
  words: ListWords,
) {
  const seriesChanged = () => codesChanged(queryClient, couponId);
  return withCalls(codeImportMachine, {
    async checkList(list, signal) {
      const thread = startListThread(signal);
      try {
        const request = { kind: 'check', words, ...list } as const;
        const { check, refusedRows } = await ask(thread, request, 'checked');
        return { ...check, refusedRows };
      } finally {
        thread.terminate();
      }
    },
    async removeSeries(named) {
      await removeCodeSeries(client, named);
      await seriesChanged();
    },
    importCodes: reportingActor<WantedCodes, CodeImportReport>(
      async (wanted, running) => {
        await importCodes({ client, wanted, ...running });
        await seriesChanged();
      },
      (error) => ({ type: 'import.failed', error }),
    ),
  });
}

interface Import {
  readonly client: ApiClient;
  readonly wanted: WantedCodes;
  readonly report: (report: CodeImportReport) => void;
  readonly signal: AbortSignal;
}

/**
 * Sends all rows that the services do not have yet, and finishes the series. It may be called again after any failure:
 * the services say how many rows they have.
 */
async function importCodes({ client, wanted, report, signal }: Import): Promise<void> {
  const { couponId, seriesId, householdsOnly } = wanted;
  const named = { couponId, seriesId };
  // A repeated call begins no second series.
  const begun = await client.POST('/api/v1/project/{id}/codes', {
    params: { path: { id: couponId } },
    body: newSeriesOf(wanted),
    signal,
  });
  const rate = createRate(begun.rows);
  const stored = (series: CodeSeries): number => {
    report({
      type: 'import.progress',
      progress: { rows: series.rows, perSecond: rate(series.rows) },
    });
    return series.rows;
  };
  stored(begun);
  if (begun.state === 'importing') {
    const sending = { client, named, signal, stored };
    if (hasColumns(wanted)) await sendRows(sending, wanted, begun.rows);
    else await makeCodes(sending, wanted.count, begun.rows);
  }
  const { equalRows } = await client.POST('/api/v1/project/{id}/codes/{series}/finish', {
    params: { path: { id: couponId, series: seriesId } },
    // Null leaves the coupon's own code as it is.
    ...(householdsOnly !== null && { body: { householdsOnly } }),
    signal,
  });
  report({ type: 'import.done', equalRows });
}

interface Sending extends Pick<Import, 'client' | 'signal'> {
  readonly named: NamedSeries;
  /** Reports the series' number of rows and returns it. */
  readonly stored: (series: CodeSeries) => number;
}

async function makeCodes({ client, named, signal, stored }: Sending, count: number, start: number) {
  for (let rows = start; rows < count;) {
    const part = { count: Math.min(CODES_MADE_PER_CALL, count - rows) };
    rows = stored(await addCodeRows(client, { ...named, start: rows }, part, signal));
  }
}

async function sendRows(
  { client, named, signal, stored }: Sending,
  { list, barcodeType }: WantedCodes,
  start: number,
): Promise<void> {
  if (list === null) return;
  const { file, mapping, check } = list;
  const thread = startListThread(signal);
  let read = 0;
  let rows = start;
  const columns = check.header.length;
  const { encoding } = check;
  const open = { kind: 'open', file, encoding, columns, mapping, barcodeType } as const;
  let { part } = await ask(thread, open, 'rows');
  for (;;) {
    // Rows that the services have already are read again, but not sent.
    const known = Math.max(0, rows - read);
    const missing = part.rows.slice(known);
    read += part.rows.length;
    if (missing.length > 0) {
      const body = { rows: missing.map((values) => [...values]) };
      const adding = addCodeRows(client, { ...named, start: rows }, body, signal);
      rows = stored(await adding.catch(nameLine(part.lines.slice(known))));
    }
    if (part.isLast) return;
    ({ part } = await ask(thread, { kind: 'next' }, 'rows'));
  }
}

const ROW_POINTER = /^\/rows\/(\d+)/u;

/** Names the line of the owner's file where the services refused one of these rows. */
function nameLine(lines: readonly number[]) {
  return (error: unknown): never => {
    const fields = error instanceof ServiceFailure ? error.failure.fields : [];
    for (const { pointer, detail } of fields) {
      const line = lines[Number(ROW_POINTER.exec(pointer)?.[1] ?? -1)];
      if (line !== undefined) throw new BrokenList('refusedRow', line, detail);
    }
    throw error;
  };
}

function newSeriesOf({ seriesId, list, count }: WantedCodes) {
  const columns = list?.mapping.kept.map((column) => list.check.header[column] ?? '') ?? [];
  const value = list?.mapping.valueColumn ?? null;
  return {
    id: seriesId,
    name: list?.file.name.slice(0, 255) ?? '',
    valueColumn: value === null ? null : (list?.check.header[value] ?? ''),
    columns,
    expectedRows: count,
  };
}

function hasColumns({ list }: WantedCodes): boolean {
  return list !== null && (list.mapping.valueColumn !== null || list.mapping.kept.length > 0);
}

/** Returns a function that turns a number of rows into rows per second since the beginning. */
function createRate(before: number): (rows: number) => number {
  const start = performance.now();
  return (rows) => {
    const seconds = (performance.now() - start) / 1_000;
    return seconds < 0.1 ? 0 : Math.round((rows - before) / seconds);
  };
}

/** Starts a thread that reads one list; it ends with the signal. */
function startListThread(signal: AbortSignal): Worker {
  const worker = new Worker(new URL('./list.worker.ts', import.meta.url), {
    type: 'module',
    name: 'list of households',
  });
  signal.addEventListener('abort', () => worker.terminate());
  return worker;
}

/** Waits for a thread's reply; it takes one request at a time. Throws `BrokenList`. */
async function ask<Kind extends ListReply['kind']>(
  thread: Worker,
  request: ListRequest,
  kind: Kind,
) {
  const reply = await new Promise<ListReply>((resolve, reject) => {
    thread.onmessage = ({ data }: MessageEvent<ListReply>) => resolve(data);
    thread.onerror = () => reject(new BrokenList('unreadable'));
    thread.postMessage(request);
  });
  if (reply.kind === 'broken') {
    const { code, line, text } = reply.fault;
    throw new BrokenList(code, line, text);
  }
  if (reply.kind !== kind) throw new Error(`The list's thread sent ${reply.kind}.`);
  return reply as Extract<ListReply, { kind: Kind }>;
}
