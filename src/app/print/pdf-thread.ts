import type { PrintSheet } from '../../domain/print/print-sheet.ts';
import * as printWords from '../../words/print.gen.ts';
import { moveToNewBuild } from '../loading/new-build.ts';
import type { PdfReply } from './pdf-messages.ts';

/** The sheet as a PDF, packed by a thread that ends with it. Rejects with a sentence for people. */
export async function packSheet(sheet: PrintSheet, signal: AbortSignal): Promise<Blob> {
  const worker = new Worker(new URL('./pdf.worker.ts', import.meta.url), {
    type: 'module',
    name: 'print kit',
  });
  try {
    const reply = await new Promise<PdfReply>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      worker.onmessage = ({ data }: MessageEvent<PdfReply>) => resolve(data);
      worker.onerror = () => reject(new Error('The thread of the PDF did not load.'));
      worker.postMessage(sheet);
    });
    if (reply.kind === 'packed') return reply.pdf;
    throw new Error(reply.reason);
  } catch (cause) {
    signal.throwIfAborted();
    console.error('The PDF could not be made.', cause);
    await moveToNewBuild();
    throw new Error(printWords.notPacked(), { cause });
  } finally {
    worker.terminate();
  }
}
