/** Draws barcodes off the event loop: a long Aztec takes seconds (SAFE-04). */
import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer } from '../work/work-thread.ts';
import { drawBarcode, type DrawingRequest } from './barcode-drawing.ts';

parentPort?.on('message', (request: DrawingRequest) => {
  void answerOf(request).then((answer) => parentPort?.postMessage(answer));
});
parentPort?.postMessage('loaded');

async function answerOf(request: DrawingRequest): Promise<ThreadAnswer<string | Uint8Array>> {
  try {
    return { answer: await drawBarcode(request) };
  } catch (error) {
    return { fault: String(error) };
  }
}
