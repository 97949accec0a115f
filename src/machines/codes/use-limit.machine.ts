/** Limits the uses of a coupon's own code, and decides whether it counts beside those of households (TILL-04, SER-01). */
import { assign, setup } from 'xstate';
import { type MayFail, port, WHY_FAILED } from '../port.ts';

/** What becomes of a coupon's own code. @internal */
export interface OwnCode {
  /** Null for no limit of uses. */
  readonly most: number | null;
  /** Whether only the codes of households count. */
  readonly householdsOnly: boolean;
}

export const useLimitMachine = setup({
  types: {
    /** `wanted` is, or was last, saved. */
    context: {} as MayFail & { readonly wanted: OwnCode },
    events: {} as { type: 'limit.save'; wanted: OwnCode },
    tags: {} as 'busy' | 'saved',
  },
  actors: { saveLimit: port<void, OwnCode>('saveLimit') },
}).createMachine({
  id: 'useLimit',
  context: { wanted: { most: null, householdsOnly: false }, failure: null },
  initial: 'resting',
  on: {
    'limit.save': {
      target: '.saving',
      actions: assign({ wanted: ({ event }) => event.wanted, failure: null }),
    },
  },
  states: {
    resting: {},
    saving: {
      tags: 'busy',
      invoke: {
        src: 'saveLimit',
        input: ({ context }) => context.wanted,
        onDone: 'saved',
        onError: { target: 'resting', actions: assign(WHY_FAILED) },
      },
      // A second press waits for the first.
      on: { 'limit.save': {} },
    },
    saved: { tags: 'saved' },
  },
});
