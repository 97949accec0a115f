/** Removes two coupons or more after one confirmation (DASH-08). */
import { assign, emit, setup } from 'xstate';
import { BULK_REMOVAL_MIN, WAIT_SHOWN_MS } from '../../domain/constants.ts';
import { withoutMissing } from '../../domain/failures.ts';
import { given, port, SLOW_CALL } from '../port.ts';

interface BulkRemovalContext {
  /** All coupons in the question. */
  readonly asked: readonly string[];
  /** The coupons of the question that still exist, as far as known. */
  readonly left: readonly string[];
}

export const bulkRemovalMachine = setup({
  types: {
    context: {} as BulkRemovalContext,
    events: {} as
      | { type: 'removal.ask'; couponIds: readonly string[] }
      | { type: 'removal.confirm' }
      | { type: 'removal.cancel' },
    emitted: {} as
      { type: 'coupons.removed'; couponIds: readonly string[] } | { type: 'removal.refused' },
    tags: {} as 'open' | 'busy' | 'slow',
  },
  actors: { removeCoupons: port<void, readonly string[]>('removeCoupons') },
  delays: { waitShown: WAIT_SHOWN_MS },
  guards: {
    areEnough: (_, couponIds: readonly string[]) => couponIds.length >= BULK_REMOVAL_MIN,
  },
  actions: {
    rememberCoupons: assign({
      asked: (_, couponIds: readonly string[]) => couponIds,
      left: (_, couponIds: readonly string[]) => couponIds,
    }),
    emitRemoved: emit(({ context }) => ({ type: 'coupons.removed', couponIds: context.asked })),
    emitRefusal: emit({ type: 'removal.refused' }),
  },
}).createMachine({
  id: 'bulkRemoval',
  context: { asked: [], left: [] },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'removal.ask': {
          guard: given('areEnough', 'couponIds'),
          target: 'asking',
          actions: given('rememberCoupons', 'couponIds'),
        },
      },
    },
    asking: {
      tags: 'open',
      on: { 'removal.confirm': 'removing', 'removal.cancel': 'resting' },
    },
    removing: {
      tags: ['open', 'busy'],
      ...SLOW_CALL,
      invoke: {
        src: 'removeCoupons',
        input: ({ context }) => context.left,
        onDone: { target: 'resting', actions: 'emitRemoved' },
        onError: [
          {
            guard: ({ context, event }) => withoutMissing(context.left, event.error)?.length === 0,
            target: 'resting',
            actions: 'emitRemoved',
          },
          // The services remove all or nothing, so the request is repeated without coupons removed elsewhere.
          {
            guard: ({ context, event }) => withoutMissing(context.left, event.error) !== null,
            target: 'removing',
            reenter: true,
            actions: assign(({ context, event }) => ({
              left: withoutMissing(context.left, event.error) ?? context.left,
            })),
          },
          { target: 'resting', actions: 'emitRefusal' },
        ],
      },
    },
  },
});
