/** Draws a coupon's code at real sizes and reads it back with an independent decoder (PRE-02). */
import { phoneCode } from '../../domain/scan/code-options.ts';
import { readingDoubtOf } from '../../domain/scan/reading-doubt.ts';
import {
  type ScanReport,
  type ScanVerdict,
  scanVerdictOf,
} from '../../domain/scan/scan-verdict.ts';
import { answerWithin } from '../../domain/time-limit.ts';
import type { ScannedCoupon } from '../../machines/wizard/scan-proof.machine.ts';
import * as scanWords from '../../words/scan/scan.gen.ts';
import { fetchDecoder } from '../threads/fetch-decoder.ts';
import { onlyReplyOf } from '../threads/reply-of.ts';
import { drawSurfaces } from './draw-surfaces.ts';
import type { ScanReply, ScanRequest } from './scan.worker.ts';

/** ms; twelve decodings took 8 s on a core shared by seven processes, and a megabyte takes 30 s on a bad line. */
const SCAN_LIMIT_MS = 60_000;

/** Rejects with a sentence for people if the decoder does not load or does not answer. */
export async function scanCode(coupon: ScannedCoupon, signal: AbortSignal): Promise<ScanVerdict> {
  try {
    return await answerWithin(SCAN_LIMIT_MS, (limited) => verdictFor(coupon, limited), signal);
  } catch (cause) {
    signal.throwIfAborted();
    console.error('The code could not be checked.', cause);
    throw new Error(scanWords.couldNotCheck(), { cause });
  }
}

async function verdictFor(coupon: ScannedCoupon, signal: AbortSignal): Promise<ScanVerdict> {
  const [surfaces, decoder] = await Promise.all([
    phoneDrawing(coupon, signal).then((drawing) => drawSurfaces(coupon, drawing)),
    fetchDecoder(signal),
  ]);
  const { value } = coupon;
  return scanVerdictOf(value, await reportOf({ surfaces, decoder, value }, signal));
}

/** What an iPhone draws of the pass; null if the services draw the same (decision 041). */
async function phoneDrawing({ type, value }: ScannedCoupon, signal: AbortSignal) {
  if (readingDoubtOf(type, value) === null) return null;
  const worker = new Worker(new URL('./phone-code.worker.ts', import.meta.url), {
    type: 'module',
    name: 'phone-code',
  });
  return onlyReplyOf<string>(worker, phoneCode({ type, value }), signal);
}

async function reportOf(request: ScanRequest, signal: AbortSignal): Promise<ScanReport> {
  const worker = new Worker(new URL('./scan.worker.ts', import.meta.url), {
    type: 'module',
    name: 'scan-proof',
  });
  const reply = await onlyReplyOf<ScanReply>(worker, request, signal);
  if (reply.kind === 'report') return reply;
  throw new Error(reply.reason);
}
