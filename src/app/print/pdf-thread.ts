import type { PrintSheet } from '../../domain/print/print-sheet.ts';
import * as printWords from '../../words/print.gen.ts';
import { ServiceFailure } from '../../domain/failures.ts';
import { moveToNewBuild } from '../loading/new-build.ts';
import { replyOf } from '../threads/reply-of.ts';
import type { PdfReply, PdfRequest } from './pdf-messages.ts';

interface Packing {
  /** Links of households, a lot for each coupon's own code; null for one sheet with the same code on each. */
  readonly lots: AsyncIterable<readonly string[]> | null;
  readonly signal: AbortSignal;
  /** Takes how many coupons are drawn. */
  readonly onCoupons: (coupons: number) => void;
}

/** The sheets as a PDF, packed by a thread that ends with it. Rejects with a sentence for people. */
export async function packSheets(sheet: PrintSheet, packing: Packing): Promise<Blob> {
  const { signal } = packing;
  const worker = new Worker(new URL('./pdf.worker.ts', import.meta.url), {
    type: 'module',
    name: 'print kit',
  });
  try {
    const reply = await packWith((request) => asked(worker, request, signal), sheet, packing);
    if (reply.kind === 'packed') return reply.pdf;
    throw new Error(`The thread of the PDF replied ${reply.kind}.`);
  } catch (cause) {
    signal.throwIfAborted();
    // The links did not come; the thread is well.
    if (cause instanceof ServiceFailure) throw cause;
    console.error('The PDF could not be made.', cause);
    await moveToNewBuild();
    throw new Error(printWords.notPacked(), { cause });
  } finally {
    worker.terminate();
  }
}

/** Coupons drawn between two reports: about a second of work. */
const AT_ONCE = 200;

type Ask = (request: PdfRequest) => Promise<PdfReply>;

async function packWith(ask: Ask, sheet: PrintSheet, packing: Packing): Promise<PdfReply> {
  const { lots, onCoupons } = packing;
  if (lots === null) return ask({ kind: 'sheet', sheet });
  await ask({ kind: 'begin', sheet });
  let coupons = 0;
  for await (const lot of lots) {
    for (let start = 0; start < lot.length; start += AT_ONCE) {
      const links = lot.slice(start, start + AT_ONCE);
      await ask({ kind: 'links', links });
      coupons += links.length;
      onCoupons(coupons);
    }
  }
  return ask({ kind: 'end' });
}

async function asked(worker: Worker, request: PdfRequest, signal: AbortSignal): Promise<PdfReply> {
  const reply = await replyOf<PdfReply>(worker, request, signal);
  if (reply.kind === 'failed') throw new Error(reply.reason);
  return reply;
}
