/** Loads the parts of the wizard that the first screen does not need, early if possible (WIZ-17, SHELL-12). */
import { assign, setup } from 'xstate';
import { CHUNK_TIMEOUT_MS } from '../../domain/start-limits.ts';
import { given, port } from '../port.ts';

/** What waits for the parts: a submission, which is then repeated, or a question. */
type Waiting = 'nothing' | 'submission' | 'question';

export const wizardPartsMachine = setup({
  types: {
    input: {} as { readonly areThere: boolean },
    context: {} as { readonly areThere: boolean; readonly waiting: Waiting },
    events: {} as { type: 'parts.want' } | { type: 'parts.await'; waiting: Waiting },
  },
  actors: { loadParts: port<void, void>('loadParts') },
  delays: { longest: CHUNK_TIMEOUT_MS },
  actions: { rememberWaiting: assign({ waiting: (_, waiting: Waiting) => waiting }) },
  guards: {
    areThere: ({ context }) => context.areThere,
    isNobodyWaiting: ({ context }) => context.waiting === 'nothing',
  },
}).createMachine({
  id: 'wizardParts',
  context: ({ input }) => ({ ...input, waiting: 'nothing' }),
  initial: 'absent',
  states: {
    absent: {
      always: { guard: 'areThere', target: 'there' },
      on: {
        'parts.want': 'loading',
        'parts.await': { target: 'loading', actions: given('rememberWaiting', 'waiting') },
      },
    },
    loading: {
      invoke: { src: 'loadParts', onDone: 'there', onError: 'failed' },
      after: { longest: 'failed' },
      on: {
        'parts.await': { actions: given('rememberWaiting', 'waiting') },
      },
    },
    failed: { always: [{ guard: 'isNobodyWaiting', target: 'absent' }, { target: 'missing' }] },
    /** Shown because the user was waiting; the next press or the network's return tries again. */
    missing: {
      entry: { type: 'rememberWaiting', params: 'nothing' },
      on: {
        'parts.want': 'loading',
        'parts.await': { target: 'loading', actions: given('rememberWaiting', 'waiting') },
      },
    },
    there: {},
  },
});
