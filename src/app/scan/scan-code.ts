/** Draws a coupon's code at real sizes and reads it back with an independent decoder (PRE-02). */
import decoderUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { PART_LIMIT_MS } from '../../domain/constants.ts';
import {
  scanVerdictOf,
  type ScanReport,
  type ScanVerdict,
} from '../../domain/scan/scan-verdict.ts';
import { timeLimit } from '../../domain/time-limit.ts';
import type { ScannedCode } from '../../machines/wizard/scan-proof.machine.ts';
import * as scanWords from '../../words/scan.gen.ts';
import { drawSurfaces } from './draw-surfaces.ts';
import type { ScanReply, ScanRequest } from './scan-messages.ts';

/** Rejects with a sentence for people if the decoder does not load or does not answer. */
export async function scanCode(code: ScannedCode, signal: AbortSignal): Promise<ScanVerdict> {
  const limit = timeLimit(PART_LIMIT_MS, signal);
  try {
    return await Promise.race([verdictFor(code, limit.signal), limit.over]);
  } catch (reason) {
    console.error('The code could not be checked.', reason);
    throw new Error(scanWords.couldNotCheck());
  } finally {
    limit.end();
  }
}

async function verdictFor(code: ScannedCode, signal: AbortSignal): Promise<ScanVerdict> {
  const [surfaces, decoder] = await Promise.all([drawSurfaces(code), fetchDecoder(signal)]);
  return scanVerdictOf(code.value, await reportOf({ surfaces, decoder }, signal));
}

async function fetchDecoder(signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(decoderUrl, { signal });
  if (!response.ok) throw new Error(`The decoder answered ${response.status}.`);
  return response.arrayBuffer();
}

function reportOf(request: ScanRequest, signal: AbortSignal): Promise<ScanReport> {
  const worker = new Worker(new URL('./scan.worker.ts', import.meta.url), { type: 'module' });
  const reply = new Promise<ScanReport>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ScanReply>) =>
      data.kind === 'report' ? resolve(data) : reject(new Error(data.reason)),
    );
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    signal.addEventListener('abort', () => reject(new Error('The check was stopped.')));
  });
  worker.postMessage(request);
  return reply.finally(() => worker.terminate());
}
