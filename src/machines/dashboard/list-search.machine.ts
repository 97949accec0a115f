/** The search box of a list: searches after a pause in typing, or at once on Enter (DASH-01, DASH-12). */
import { assign, emit, setup } from 'xstate';
import { SEARCH_PAUSE_MS } from '../../domain/constants.ts';

interface ListSearchContext {
  /** The text in the box. */
  readonly text: string;
  /** The term in the address. */
  readonly term: string;
}

export const listSearchMachine = setup({
  types: {
    input: {} as { readonly term: string },
    context: {} as ListSearchContext,
    events: {} as
      | { type: 'text.change'; text: string }
      | { type: 'text.submit' }
      | { type: 'address.change'; term: string },
    emitted: {} as { type: 'search.wanted'; term: string },
  },
  delays: { pause: SEARCH_PAUSE_MS },
  guards: { isOther: ({ context }) => context.text.trim() !== context.term },
  actions: {
    rememberTerm: assign({ term: ({ context }) => context.text.trim() }),
    search: emit(({ context }) => ({ type: 'search.wanted', term: context.term })),
  },
}).createMachine({
  id: 'listSearch',
  context: ({ input }) => ({ text: input.term, term: input.term }),
  initial: 'resting',
  on: {
    'text.change': {
      target: '.typing',
      reenter: true,
      actions: assign({ text: ({ event }) => event.text }),
    },
    'text.submit': '.deciding',
    'address.change': {
      actions: assign({
        term: ({ event }) => event.term,
        text: ({ context, event }) => (context.term === event.term ? context.text : event.term),
      }),
    },
  },
  states: {
    resting: {},
    typing: { after: { pause: 'deciding' } },
    deciding: {
      always: [
        { guard: 'isOther', target: 'resting', actions: ['rememberTerm', 'search'] },
        { target: 'resting' },
      ],
    },
  },
});
