/** Downloads of files whose progress the browser cannot show, because a call with a token fetches them (SER-04). */
import type { CodeDownloadReport, WantedFile } from '../../machines/codes/code-download.machine.ts';
import { reportingActor } from './reporting-actor.ts';

interface Download {
  readonly signal: AbortSignal;
  readonly onRows: (rows: number) => void;
}

/** The port of `codeDownloadMachine`, filled with `load`, which reads and saves the file. */
export function fileDownload(load: (file: WantedFile, download: Download) => Promise<void>) {
  return reportingActor<WantedFile | null, CodeDownloadReport>(
    async (file, { signal, report }) => {
      const onRows = (rows: number): void => report({ type: 'download.progress', rows });
      if (file !== null) await load(file, { signal, onRows });
      report({ type: 'download.done' });
    },
    (error) => ({ type: 'download.failed', error }),
  );
}
