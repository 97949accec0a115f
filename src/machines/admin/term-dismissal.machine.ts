/** Dismisses searches without results, one by one (PRE-06). */
import { assign, emit, setup } from 'xstate';
import { isGone } from '../../domain/failures.ts';
import { given, port } from '../port.ts';

interface TermDismissalContext {
  /** Dismissed terms that are not sent yet; the first is being sent. */
  readonly terms: readonly string[];
}

export const termDismissalMachine = setup({
  types: {
    context: {} as TermDismissalContext,
    events: {} as { type: 'term.dismiss'; term: string },
    emitted: {} as
      { type: 'term.dismissed'; term: string } | { type: 'dismissal.refused'; term: string },
  },
  actors: { dismissTerm: port<void, string>('dismissTerm') },
  guards: { hasMore: ({ context }) => context.terms.length > 0 },
  actions: {
    addTerm: assign({
      terms: ({ context }, term: string) => [...new Set([...context.terms, term])],
    }),
    dropFirst: assign({ terms: ({ context }) => context.terms.slice(1) }),
    emitDismissed: emit(({ context }) => ({
      type: 'term.dismissed',
      term: context.terms[0] ?? '',
    })),
    emitRefusal: emit(({ context }) => ({
      type: 'dismissal.refused',
      term: context.terms[0] ?? '',
    })),
  },
}).createMachine({
  id: 'termDismissal',
  context: { terms: [] },
  initial: 'resting',
  on: { 'term.dismiss': { actions: given('addTerm', 'term') } },
  states: {
    resting: { always: { guard: 'hasMore', target: 'dismissing' } },
    dismissing: {
      invoke: {
        src: 'dismissTerm',
        input: ({ context }) => context.terms[0] ?? '',
        onDone: { target: 'resting', actions: ['emitDismissed', 'dropFirst'] },
        onError: [
          {
            guard: ({ event }) => isGone(event.error),
            target: 'resting',
            actions: ['emitDismissed', 'dropFirst'],
          },
          { target: 'resting', actions: ['emitRefusal', 'dropFirst'] },
        ],
      },
    },
  },
});
