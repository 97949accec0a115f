/** Downloads the Ride-Along's files: SUBM-05, DASH-11. */
import { assign, setup } from 'xstate';
import type { DesignDocument } from '../../domain/design/design-document.ts';
import { type MayFail, port, WHY_FAILED } from '../port.ts';

export interface RideAlongFiles {
  readonly couponId: string;
  /** Null if the coupon's template has no Ride-Along design. */
  readonly informedImagesId: string | null;
  /** The 600x400 rendered image: a PNG data URL, or its stored name. */
  readonly image: string;
  /** The design that it was drawn from; null for an upload. */
  readonly design: DesignDocument | null;
}

interface RideAlongArchiveInput {
  /** Null if the coupon has no Ride-Along image; then nothing is downloaded. */
  readonly files: RideAlongFiles | null;
}

export const rideAlongArchiveMachine = setup({
  types: {
    input: {} as RideAlongArchiveInput,
    context: {} as RideAlongArchiveInput & MayFail,
    events: {} as { type: 'archive.download' },
    tags: {} as 'busy',
  },
  actors: { downloadArchive: port<void, RideAlongFiles | null>('downloadArchive') },
  guards: { hasRideAlong: ({ context }) => context.files !== null },
}).createMachine({
  id: 'rideAlongArchive',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'hasRideAlong', target: 'downloading' }, 'needless'] },
    needless: {},
    downloading: {
      tags: 'busy',
      entry: assign({ failure: null }),
      invoke: {
        src: 'downloadArchive',
        input: ({ context }) => context.files,
        onDone: 'downloaded',
        onError: { target: 'failed', actions: assign(WHY_FAILED) },
      },
    },
    downloaded: { on: { 'archive.download': 'downloading' } },
    failed: { on: { 'archive.download': 'downloading' } },
  },
});
