/** Shares a coupon's link through the system's share sheet, or a menu if the browser has no sheet (READY-01). */
import { assign, setup } from 'xstate';
import type { Invitation } from '../../domain/coupon/invitation.ts';
import { port } from '../port.ts';

interface ShareLinkInput {
  readonly invitation: Invitation;
  /** Also false after a sheet failed to open. */
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
      // Browsers refuse a second sheet while one is open.
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
