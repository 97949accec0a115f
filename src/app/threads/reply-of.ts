/**
 * Sends a request to a worker and resolves with its next message. Rejects if the worker's code does not load, and once
 * the signal is aborted; the caller ends the worker.
 */
export function replyOf<Reply>(
  worker: Worker,
  request: unknown,
  signal: AbortSignal,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = (): void => reject(signal.reason);
    signal.addEventListener('abort', stop);
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      signal.removeEventListener('abort', stop);
      resolve(data);
    };
    worker.onerror = () => reject(new Error('The code of the worker did not load.'));
    worker.postMessage(request);
  });
}

/** Like `replyOf`, for a worker that ends with its one reply. */
export async function onlyReplyOf<Reply>(worker: Worker, request: unknown, signal: AbortSignal) {
  try {
    return await replyOf<Reply>(worker, request, signal);
  } finally {
    worker.terminate();
  }
}
