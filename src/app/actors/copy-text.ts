import { fromPromise } from 'xstate';

/** Writes to the clipboard; rejects if the browser refuses (SUBM-06). */
export const copyText = fromPromise<void, string>(({ input }) =>
  navigator.clipboard.writeText(input),
);
