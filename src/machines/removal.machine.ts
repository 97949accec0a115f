/** Removes one thing; it asks first, because a removal cannot be undone (DASH-06, DASH-16, SER-06). */
import { assign, emit, setup } from 'xstate';
import { WAIT_SHOWN_MS } from '../domain/constants.ts';
import { isGone } from '../domain/failures.ts';
import { given, type MayFail, port, SLOW_CALL, WHY_FAILED } from './port.ts';

/** The thing in the question. */
interface Removable {
  readonly id: string;
  readonly name: string;
  /** Of a series: how many codes it has. */
  readonly rows?: number;
}

const removal = setup({
  types: {
    context: {} as MayFail & { readonly thing: Removable },
    events: {} as
      { type: 'removal.ask'; thing: Removable } | { type: 'removal.confirm' | 'removal.cancel' },
    emitted: {} as
      { type: 'thing.removed'; id: string } | { type: 'removal.refused'; error: unknown },
    tags: {} as 'open' | 'busy' | 'slow',
  },
  actors: { remove: port<void, string>('remove') },
  delays: { waitShown: WAIT_SHOWN_MS },
  actions: {
    rememberThing: assign({ thing: (_, thing: Removable) => thing, failure: null }),
    emitRemoved: emit(({ context }) => ({ type: 'thing.removed', id: context.thing.id })),
    emitRefusal: emit((_, error: unknown) => ({ type: 'removal.refused', error })),
  },
});

export const couponRemovalMachine = removalMachine('couponRemoval');
export const seriesRemovalMachine = removalMachine('seriesRemoval');
export const draftDiscardMachine = removalMachine('draftDiscard');

function removalMachine(id: string) {
  return removal.createMachine({
    id,
    context: { thing: { id: '', name: '' }, failure: null },
    initial: 'resting',
    states: {
      resting: {
        on: { 'removal.ask': { target: 'asking', actions: given('rememberThing', 'thing') } },
      },
      asking: {
        tags: 'open',
        on: { 'removal.confirm': 'removing', 'removal.cancel': 'resting' },
      },
      removing: {
        tags: ['open', 'busy'],
        ...SLOW_CALL,
        invoke: {
          src: 'remove',
          input: ({ context }) => context.thing.id,
          onDone: { target: 'resting', actions: 'emitRemoved' },
          onError: [
            // Somebody else removed it first; the result is the same.
            {
              guard: ({ event }) => isGone(event.error),
              target: 'resting',
              actions: 'emitRemoved',
            },
            { target: 'resting', actions: [assign(WHY_FAILED), given('emitRefusal', 'error')] },
          ],
        },
      },
    },
  });
}
