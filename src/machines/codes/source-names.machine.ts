/** Names the sources of visits to a coupon (PUB-12). */
import { assign, setup } from 'xstate';
import { given, type MayFail, port, WHY_FAILED } from '../port.ts';

export const sourceNamesMachine = setup({
  types: {
    context: {} as MayFail & { readonly names: readonly string[] },
    events: {} as
      | { type: 'names.edit' }
      | { type: 'names.save'; names: readonly string[] }
      | { type: 'names.cancel' },
    tags: {} as 'open' | 'busy',
  },
  actors: { saveNames: port<void, readonly string[]>('saveNames') },
  actions: {
    rememberNames: assign({ names: (_, names: readonly string[]) => names, failure: null }),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'sourceNames',
  context: { names: [], failure: null },
  initial: 'resting',
  states: {
    resting: { on: { 'names.edit': { target: 'editing', actions: 'forgetFailure' } } },
    editing: {
      tags: 'open',
      on: {
        'names.save': { target: 'saving', actions: given('rememberNames', 'names') },
        'names.cancel': 'resting',
      },
    },
    saving: {
      tags: ['open', 'busy'],
      invoke: {
        src: 'saveNames',
        input: ({ context }) => context.names,
        onDone: 'resting',
        onError: { target: 'editing', actions: assign(WHY_FAILED) },
      },
    },
  },
});
