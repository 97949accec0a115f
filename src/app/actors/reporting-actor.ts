import { type EventObject, fromCallback } from 'xstate';

/** What work gets from the actor that runs it. */
interface Running<Report> {
  /** Aborted when the actor is stopped; what it reports then is dropped. */
  readonly signal: AbortSignal;
  readonly report: (event: Report) => void;
}

/** Fills a `reportingPort` with work that reports its progress and its end; `failed` makes the report of an error. */
export function reportingActor<Input, Report extends EventObject>(
  work: (input: Input, running: Running<Report>) => Promise<unknown>,
  failed: (error: unknown) => Report,
) {
  return fromCallback<{ type: string }, Input>(({ input, sendBack }) => {
    const stopping = new AbortController();
    work(input, { signal: stopping.signal, report: sendBack }).catch((error: unknown) =>
      sendBack(failed(error)),
    );
    return () => stopping.abort();
  });
}
