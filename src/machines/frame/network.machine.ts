/** Whether the browser is online; a notice shows while it is offline and briefly after it returns (SHELL-16). */
import { setup } from 'xstate';
import { NETWORK_BACK_MS } from '../../domain/start-limits.ts';

export const networkMachine = setup({
  types: {
    input: {} as { readonly isOnline: boolean },
    context: {} as { readonly isOnline: boolean },
    events: {} as { type: 'network.lose' } | { type: 'network.return' },
  },
  delays: { moment: NETWORK_BACK_MS },
  guards: { isOnline: ({ context }) => context.isOnline },
}).createMachine({
  id: 'network',
  context: ({ input }) => input,
  initial: 'deciding',
  on: { 'network.lose': '.gone' },
  states: {
    deciding: { always: [{ guard: 'isOnline', target: 'there' }, { target: 'gone' }] },
    there: {},
    gone: { on: { 'network.return': 'back' } },
    back: { after: { moment: 'there' } },
  },
});
