/** Discards an unfinished draft from the dashboard; it asks first, because this cannot be undone (DASH-16). */
import { assign, emit, setup } from 'xstate';
import { given, port } from '../port.ts';

/** A draft by its id in this browser, with its name. */
interface NamedDraft {
  readonly draftId: string;
  readonly name: string;
}

const NONE: NamedDraft = { draftId: '', name: '' };

export const draftDiscardMachine = setup({
  types: {
    context: {} as { readonly draft: NamedDraft },
    events: {} as
      | { type: 'discard.ask'; draft: NamedDraft }
      | { type: 'discard.confirm' }
      | { type: 'discard.cancel' },
    emitted: {} as
      | { type: 'draft.discarded'; draftId: string }
      | { type: 'discard.refused'; reason: 'open elsewhere' | 'storage' },
    tags: {} as 'open' | 'busy',
  },
  actors: {
    /** Resolves to false if another tab has the draft open. */
    discardDraft: port<boolean, string>('discardDraft'),
  },
  guards: { isDiscarded: (_, isDiscarded: boolean) => isDiscarded },
  actions: {
    rememberDraft: assign({ draft: (_, draft: NamedDraft) => draft }),
    emitDiscarded: emit(({ context }) => ({
      type: 'draft.discarded',
      draftId: context.draft.draftId,
    })),
    emitOpenElsewhere: emit({ type: 'discard.refused', reason: 'open elsewhere' }),
    emitStorageFailure: emit({ type: 'discard.refused', reason: 'storage' }),
  },
}).createMachine({
  id: 'draftDiscard',
  context: { draft: NONE },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'discard.ask': { target: 'asking', actions: given('rememberDraft', 'draft') },
      },
    },
    asking: { tags: 'open', on: { 'discard.confirm': 'discarding', 'discard.cancel': 'resting' } },
    discarding: {
      tags: ['open', 'busy'],
      invoke: {
        src: 'discardDraft',
        input: ({ context }) => context.draft.draftId,
        onDone: [
          { guard: given('isDiscarded', 'output'), target: 'resting', actions: 'emitDiscarded' },
          { target: 'resting', actions: 'emitOpenElsewhere' },
        ],
        onError: { target: 'resting', actions: 'emitStorageFailure' },
      },
    },
  },
});
