/** Downloads all files of a coupon without the wizard (DASH-15, API-08). */
import { assign, setup } from 'xstate';
import { type MayFail, port, WHY_FAILED } from '../port.ts';

export const archiveDownloadMachine = setup({
  types: {
    input: {} as { readonly couponId: string },
    context: {} as MayFail & { readonly couponId: string },
    events: {} as { type: 'archive.download' },
    tags: {} as 'busy',
  },
  actors: { downloadArchive: port<void, string>('downloadArchive') },
  actions: {
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'archiveDownload',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'resting',
  states: {
    resting: { on: { 'archive.download': 'downloading' } },
    downloading: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        src: 'downloadArchive',
        input: ({ context }) => context.couponId,
        onDone: 'downloaded',
        onError: { target: 'failed', actions: assign(WHY_FAILED) },
      },
    },
    downloaded: { on: { 'archive.download': 'downloading' } },
    failed: { on: { 'archive.download': 'downloading' } },
  },
});
