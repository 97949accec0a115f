/** Downloads of files whose progress the browser cannot show, because a call with a token fetches them (SER-04). */
import { fromCallback } from 'xstate';
import type { CodeDownloadReport, WantedFile } from '../../machines/codes/code-download.machine.ts';

interface Download {
  readonly signal: AbortSignal;
  readonly onRows: (rows: number) => void;
}

/** The port of `codeDownloadMachine`, filled with `load`, which reads and saves the file. */
export function fileDownload(load: (file: WantedFile, download: Download) => Promise<void>) {
  return fromCallback<{ type: string }, WantedFile | null>(({ input: file, sendBack }) => {
    const stopping = new AbortController();
    const { signal } = stopping;
    const report = (event: CodeDownloadReport): void => {
      if (!signal.aborted) sendBack(event);
    };
    const onRows = (rows: number): void => report({ type: 'download.progress', rows });
    const loaded = file === null ? Promise.resolve() : load(file, { signal, onRows });
    loaded.then(
      () => report({ type: 'download.done' }),
      (error: unknown) => report({ type: 'download.failed', error }),
    );
    return () => stopping.abort();
  });
}
