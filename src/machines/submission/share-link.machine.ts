/** Passing on a coupon's link: by the system's share sheet, or by a menu where the browser has none (READY-01). */
import { assign, setup } from 'xstate';
import type { Invitation } from '../../domain/coupon/invitation.ts';
import { port } from '../port.ts';

interface ShareLinkInput {
  readonly invitation: Invitation;
  /** False too after a sheet that did not open. */
  readonly hasSheet: boolean;
}

export const shareLinkMachine = setup({
  types: {
    input: {} as ShareLinkInput,
    context: {} as ShareLinkInput,
    events: {} as { type: 'share.open' } | { type: 'share.close' },
  },
  actors: { openShareSheet: port<void, Invitation>('openShareSheet') },
  guards: { hasSheet: ({ context }) => context.hasSheet },
  actions: { forgetSheet: assign({ hasSheet: false }) },
}).createMachine({
  id: 'shareLink',
  context: ({ input }) => input,
  initial: 'resting',
  states: {
    resting: { on: { 'share.open': [{ guard: 'hasSheet', target: 'sharing' }, 'choosing'] } },
    sharing: {
      // A browser refuses a second sheet while one is open.
      on: { 'share.open': {} },
      invoke: {
        src: 'openShareSheet',
        input: ({ context }) => context.invitation,
        onDone: 'resting',
        onError: { target: 'choosing', actions: 'forgetSheet' },
      },
    },
    choosing: { on: { 'share.close': 'resting' } },
  },
});
