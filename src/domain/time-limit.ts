/** A limit on waiting for what may never answer. */

interface TimeLimit {
  /** Aborted with a `TimeoutError` when the limit is over, or as the outer signal is. */
  readonly signal: AbortSignal;
  /** Rejects when the signal is aborted; never resolves. */
  readonly over: Promise<never>;
  /** Begins the limit again: there was a sign of life. */
  renew(): void;
  /** To be called when the wait is over. */
  end(): void;
}

/** Begins a limit of so many milliseconds. */
export function timeLimit(milliseconds: number, outer?: AbortSignal): TimeLimit {
  const stop = new AbortController();
  const over = new Promise<never>((_, reject) => {
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason));
  });
  // Who waits for nothing else need not hear of it.
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

/** Whether something was given up because its limit was over. */
export function isTooLate(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === TOO_LATE;
}

/** What the work gives, within so many milliseconds; rejects with a `TimeoutError` else, and aborts the work. */
export async function answerWithin<Value>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Value>,
  outer?: AbortSignal,
): Promise<Value> {
  const limit = timeLimit(milliseconds, outer);
  return Promise.race([work(limit.signal), limit.over]).finally(limit.end);
}
