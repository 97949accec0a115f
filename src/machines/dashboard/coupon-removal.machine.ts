/** Removes one coupon; it asks first, because a removal cannot be undone (DASH-06). */
import { assign, emit, setup } from 'xstate';
import { WAIT_SHOWN_MS } from '../../domain/constants.ts';
import { isGone } from '../../domain/failures.ts';
import { given, port, SLOW_CALL } from '../port.ts';

/** The coupon in the question. */
interface NamedCoupon {
  readonly couponId: string;
  readonly name: string;
}

const NONE: NamedCoupon = { couponId: '', name: '' };

export const couponRemovalMachine = setup({
  types: {
    context: {} as { readonly coupon: NamedCoupon },
    events: {} as
      { type: 'removal.ask'; coupon: NamedCoupon } | { type: 'removal.confirm' | 'removal.cancel' },
    emitted: {} as
      { type: 'coupon.removed'; couponId: string } | { type: 'removal.refused'; couponId: string },
    tags: {} as 'open' | 'busy' | 'slow',
  },
  actors: { removeCoupon: port<void, string>('removeCoupon') },
  delays: { waitShown: WAIT_SHOWN_MS },
  actions: {
    rememberCoupon: assign({ coupon: (_, coupon: NamedCoupon) => coupon }),
    emitRemoved: emit(({ context }) => ({
      type: 'coupon.removed',
      couponId: context.coupon.couponId,
    })),
    emitRefusal: emit(({ context }) => ({
      type: 'removal.refused',
      couponId: context.coupon.couponId,
    })),
  },
}).createMachine({
  id: 'couponRemoval',
  context: { coupon: NONE },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'removal.ask': { target: 'asking', actions: given('rememberCoupon', 'coupon') },
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
        src: 'removeCoupon',
        input: ({ context }) => context.coupon.couponId,
        onDone: { target: 'resting', actions: 'emitRemoved' },
        onError: [
          // Somebody else removed it first; the result is the same.
          { guard: ({ event }) => isGone(event.error), target: 'resting', actions: 'emitRemoved' },
          { target: 'resting', actions: 'emitRefusal' },
        ],
      },
    },
  },
});
