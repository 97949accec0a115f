/** Downloads a file whose rows arrive one after the other: codes of a series (SER-04), uses of counters (TILL-07). */
import { assign, setup } from 'xstate';
import { type MayFail, reportingPort, WHY_FAILED } from '../port.ts';

/** A file of a series. */
export interface SeriesFile {
  readonly kind: 'list' | 'pictures';
  readonly seriesId: string;
  /** Rows before the first one. */
  readonly start: number;
  /** The source that its links name; null for none (PUB-12). */
  readonly source: string | null;
}

/** It is named after its coupon. */
interface CouponFile extends SeriesFile {
  readonly coupon: { readonly id: string; readonly name: string };
}

/** The list of uses, of one counter or from a moment on if the filter says so. */
interface UseListFile {
  readonly kind: 'uses';
  readonly filter: { readonly counter?: string; readonly from?: string };
  readonly fileName: string;
}

export type WantedFile = CouponFile | UseListFile;

export type CodeDownloadReport =
  | { type: 'download.progress'; rows: number }
  | { type: 'download.done' }
  | { type: 'download.failed'; error: unknown };

interface CodeDownloadContext extends MayFail {
  /** The file that is, or was last, downloaded. */
  readonly file: WantedFile | null;
  /** Its rows that arrived. */
  readonly rows: number;
}

export const codeDownloadMachine = setup({
  types: {
    context: {} as CodeDownloadContext,
    events: {} as
      | { type: 'file.download'; file: WantedFile }
      | { type: 'download.cancel' }
      | CodeDownloadReport,
    tags: {} as 'busy',
  },
  actors: { downloadFile: reportingPort<WantedFile | null>('downloadFile') },
}).createMachine({
  id: 'codeDownload',
  context: { file: null, rows: 0, failure: null },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'file.download': {
          target: 'downloading',
          actions: assign({ file: ({ event }) => event.file, rows: 0, failure: null }),
        },
      },
    },
    downloading: {
      tags: 'busy',
      invoke: {
        src: 'downloadFile',
        input: ({ context }) => context.file,
        onError: { target: 'resting', actions: assign(WHY_FAILED) },
      },
      on: {
        'download.progress': {
          actions: assign({ rows: ({ event }) => event.rows }),
        },
        'download.done': 'resting',
        'download.failed': { target: 'resting', actions: assign(WHY_FAILED) },
        'download.cancel': 'resting',
      },
    },
  },
});
