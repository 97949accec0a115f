/** Makes copies of pictures that are small enough to upload, in a separate worker (STEP-14). */
import type { CopyWish } from '../../domain/images/fitting-copy.ts';

/** Null if there is no such copy; rejects if the worker fails to load or ends. The signal always ends it. */
export async function makeFittingCopy(request: CopyRequest, signal: AbortSignal) {
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

export interface CopyRequest extends Pick<CopyWish, 'native' | 'remedy' | 'isFlat'> {
  readonly picture: Blob | ImageBitmap;
}

/** Null if the picture could not be read, or no copy is small enough. */
export type CopyReply = Blob | null;
