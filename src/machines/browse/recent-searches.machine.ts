/** Recent searches: each search is remembered, and the user can clear the list (BROWSE-03). */
import { assign, emit, setup } from 'xstate';
import { withSearch } from '../../domain/recent-searches.ts';
import { given } from '../port.ts';

interface RecentSearches {
  /** Newest first. */
  readonly terms: readonly string[];
}

export const recentSearchesMachine = setup({
  types: {
    input: {} as RecentSearches,
    context: {} as RecentSearches,
    events: {} as
      | { type: 'search.made'; term: string }
      | { type: 'searches.clear' }
      /** Another tab changed the list. */
      | ({ type: 'searches.change' } & RecentSearches),
    emitted: {} as { type: 'searches.changed' } & RecentSearches,
  },
  actions: {
    rememberTerms: assign({ terms: (_, terms: readonly string[]) => terms }),
    reportTerms: emit(({ context }) => ({ type: 'searches.changed', terms: context.terms })),
  },
}).createMachine({
  id: 'recentSearches',
  context: ({ input }) => ({ terms: input.terms }),
  initial: 'remembering',
  states: { remembering: {} },
  on: {
    'search.made': {
      actions: [
        {
          type: 'rememberTerms',
          params: ({ context, event }) => withSearch(context.terms, event.term),
        },
        'reportTerms',
      ],
    },
    'searches.clear': { actions: [{ type: 'rememberTerms', params: [] }, 'reportTerms'] },
    'searches.change': { actions: given('rememberTerms', 'terms') },
  },
});
