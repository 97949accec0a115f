/** Copies of pictures that are small enough to be uploaded, made in a worker of their own (STEP-14). */
import type { CopyReply, CopyRequest } from './copy-messages.ts';

/** Null where there is no such copy; rejects where the worker does not come or ends. The signal ends it whatever it does. */
export async function makeFittingCopy(
  request: CopyRequest,
  signal: AbortSignal,
): Promise<CopyReply> {
  const worker = new Worker(new URL('./copy.worker.ts', import.meta.url), {
    type: 'module',
    name: 'picture copy',
  });
  try {
    return await new Promise<CopyReply>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      worker.addEventListener('error', () => reject(new Error('The worker ended.')));
      worker.addEventListener('message', ({ data }: MessageEvent<CopyReply>) => resolve(data));
      const { picture } = request;
      worker.postMessage(request, picture instanceof ImageBitmap ? [picture] : []);
    });
  } finally {
    worker.terminate();
  }
}
