/** A time limit on a wait that may never end. */

interface TimeLimit {
  /** Aborted with a `TimeoutError` at the limit, or together with the outer signal. */
  readonly signal: AbortSignal;
  /** Rejects when the signal is aborted; never resolves. */
  readonly over: Promise<never>;
  /** Restarts the limit after a sign of life. */
  renew(): void;
  /** Call this when the wait is over. */
  end(): void;
}

/** Starts a limit of this many milliseconds. */
export function timeLimit(milliseconds: number, outer?: AbortSignal): TimeLimit {
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
    signal: stop.signal,
    over,
    renew() {
      clearTimeout(timer);
      timer = begin();
    },
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
