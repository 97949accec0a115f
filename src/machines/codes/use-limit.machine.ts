/** Limits the uses of a coupon without codes (TILL-04). */
import { assign, setup } from 'xstate';
import { failureWords, port } from '../port.ts';

interface UseLimitContext {
  /** The limit that is, or was last, saved; null for none. */
  readonly most: number | null;
  /** Why it was not saved, in words. */
  readonly failure: string | null;
}

export const useLimitMachine = setup({
  types: {
    context: {} as UseLimitContext,
    events: {} as { type: 'limit.save'; most: number | null },
    tags: {} as 'busy' | 'saved',
  },
  actors: { saveLimit: port<void, number | null>('saveLimit') },
  actions: {
    rememberLimit: assign({ most: (_, most: number | null) => most, failure: null }),
  },
}).createMachine({
  id: 'useLimit',
  context: { most: null, failure: null },
  initial: 'resting',
  on: {
    'limit.save': {
      target: '.saving',
      actions: { type: 'rememberLimit', params: ({ event }) => event.most },
    },
  },
  states: {
    resting: {},
    saving: {
      tags: 'busy',
      invoke: {
        src: 'saveLimit',
        input: ({ context }) => context.most,
        onDone: 'saved',
        onError: {
          target: 'resting',
          actions: assign({ failure: ({ event }) => failureWords(event.error) }),
        },
      },
      // A second press waits for the first.
      on: { 'limit.save': {} },
    },
    saved: { tags: 'saved' },
  },
});
