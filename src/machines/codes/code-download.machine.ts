/** Downloads the codes of a series as a file (SER-04). */
import { assign, setup } from 'xstate';
import { failureWords, port } from '../port.ts';

interface CodeDownloadContext {
  /** The series that is, or was last, downloaded. */
  readonly seriesId: string;
  /** Why the download failed, in words. */
  readonly failure: string | null;
}

export const codeDownloadMachine = setup({
  types: {
    context: {} as CodeDownloadContext,
    events: {} as { type: 'list.download'; seriesId: string } | { type: 'download.cancel' },
    tags: {} as 'busy',
  },
  actors: { downloadList: port<void, string>('downloadList') },
  actions: {
    rememberSeries: assign({ seriesId: (_, seriesId: string) => seriesId, failure: null }),
  },
}).createMachine({
  id: 'codeDownload',
  context: { seriesId: '', failure: null },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'list.download': {
          target: 'downloading',
          actions: { type: 'rememberSeries', params: ({ event }) => event.seriesId },
        },
      },
    },
    downloading: {
      tags: 'busy',
      invoke: {
        src: 'downloadList',
        input: ({ context }) => context.seriesId,
        onDone: 'resting',
        onError: {
          target: 'resting',
          actions: assign({ failure: ({ event }) => failureWords(event.error) }),
        },
      },
      on: { 'download.cancel': 'resting' },
    },
  },
});
