/** Barcode pictures: drawn by threads, cached by type and value (API-07, SAFE-04). */
import { LRUCache } from 'lru-cache';
import { barcodeIssue } from '../../src/domain/coupon/barcode.ts';
import { fieldMessageOf } from '../../src/domain/field-messages.ts';
import { RequestFailure } from '../http/problems/problems.ts';
import { unpooled } from '../work/unpooled.ts';
import { WorkRefused } from '../work/work-queue.ts';
import { createWorkThread, WorkTooLong } from '../work/work-thread.ts';
import type { BarcodeRequest, DrawingRequest } from './barcode-drawing.ts';

/** Size of the cache in bytes; a QR code of an address takes 3 kB. */
const KEPT = 16_000_000;
const LONGEST_MS = 10_000;
/** UTF-16 units. Longer values take up to seconds, so they have a queue of their own. */
const QUICKLY_DRAWN = 200;

const quick = beginThread(200);
const slow = beginThread(20);

const kept = new LRUCache<string, string | Buffer, DrawingRequest>({
  maxSize: KEPT,
  sizeCalculation: ({ length }) => length,
  fetchMethod: async (_name, _stale, { context }) => {
    const thread = context.value.length > QUICKLY_DRAWN ? slow : quick;
    const drawn = await thread.ask(context);
    return typeof drawn === 'string' ? drawn : unpooled(Buffer.from(drawn));
  },
});

/** Returns the barcode as an SVG document; throws `RequestFailure` `barcode-refused` for a value it cannot encode. */
export async function barcodeSvg(request: BarcodeRequest): Promise<string> {
  return String(await drawn({ ...request, format: 'svg' }));
}

/** Like `barcodeSvg`, but returns null when the queue is too long to wait for. */
export async function barcodeSvgUnlessBusy(request: BarcodeRequest): Promise<string | null> {
  return barcodeSvg(request).catch((error: unknown) => {
    if (error instanceof WorkRefused || error instanceof WorkTooLong) return null;
    throw error;
  });
}

/** Returns the barcode as a PNG, 4 px to a module; throws like `barcodeSvg`. */
export async function barcodePng(request: BarcodeRequest): Promise<Buffer> {
  const picture = await drawn({ ...request, format: 'png' });
  return typeof picture === 'string' ? Buffer.from(picture) : picture;
}

export type BarcodeFormat = 'svg' | 'png';

/** Barcode pictures (API-07); `make` throws `RequestFailure` `barcode-refused` for a value it cannot encode. */
export function barcodeDrawing(request: BarcodeRequest, format: BarcodeFormat) {
  if (format === 'png') return { contentType: 'image/png', make: () => barcodePng(request) };
  return { contentType: 'image/svg+xml', make: () => barcodeSvg(request) };
}

async function drawn(request: DrawingRequest): Promise<string | Buffer> {
  const { type, value, format } = request;
  const issue = barcodeIssue(type, value);
  if (issue !== null) throw RequestFailure.at('/value', fieldMessageOf(issue), 'barcode-refused');
  return kept.forceFetch(`${format} ${type} ${value}`, { context: request });
}

function beginThread(mostWaiting: number) {
  return createWorkThread<DrawingRequest, string | Uint8Array>({
    source: new URL('./barcode.thread.ts', import.meta.url),
    longestMs: LONGEST_MS,
    mostWaiting,
  });
}
