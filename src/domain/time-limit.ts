/** A time limit on a wait that may never end. */

/** Starts a limit of this many milliseconds. */
export function timeLimit(milliseconds: number, outer?: AbortSignal) {
  const stop = new AbortController();
  const over = new Promise<never>((_, reject) => {
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason));
  });
  // `over` may have no listener; this prevents an unhandled rejection.
  over.catch(() => {});
  const begin = () =>
    setTimeout(
      () => stop.abort(new DOMException(`No answer within ${milliseconds} ms.`, TOO_LATE)),
      milliseconds,
    );
  let timer = begin();
  const follow = () => stop.abort(outer?.reason);
  if (outer?.aborted === true) follow();
  outer?.addEventListener('abort', follow);
  return {
    /** Aborted with a `TimeoutError` at the limit, or together with the outer signal. */
    signal: stop.signal,
    /** Rejects when the signal is aborted; never resolves. */
    over,
    /** Restarts the limit after a sign of life. */
    renew() {
      clearTimeout(timer);
      timer = begin();
    },
    /** Call this when the wait is over. */
    end() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', follow);
    },
  };
}

const TOO_LATE = 'TimeoutError';

/** Whether the reason is a `TimeoutError`. */
export function isTooLate(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === TOO_LATE;
}

/** Resolves to the work's result within this many milliseconds; else aborts it and rejects with a `TimeoutError`. */
export async function answerWithin<Value>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Value>,
  outer?: AbortSignal,
): Promise<Value> {
  const limit = timeLimit(milliseconds, outer);
  return Promise.race([work(limit.signal), limit.over]).finally(limit.end);
}
