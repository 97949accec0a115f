/** Switches one coupon on or off: the switch flips at once, and flips back if the services refuse (DASH-05). */
import { type ActorRefFrom, assign, emit, setup } from 'xstate';
import { WAIT_SHOWN_MS } from '../../domain/constants.ts';
import { isGone } from '../../domain/failures.ts';
import { given, port, SLOW_CALL } from '../port.ts';

export interface RequestedSwitch {
  readonly couponId: string;
  readonly active: boolean;
}

interface CouponToggleContext {
  readonly couponId: string;
  /** The stored state. */
  readonly stored: boolean;
  /** The state that the switch and every other view show. */
  readonly shown: boolean;
}

export const couponToggleMachine = setup({
  types: {
    input: {} as RequestedSwitch,
    context: {} as CouponToggleContext,
    events: {} as
      | { type: 'coupon.toggle' }
      /** Undoes switching off; does nothing if the coupon is on again. */
      | { type: 'switchingOff.undo' }
      | { type: 'coupon.read'; active: boolean },
    emitted: {} as
      | ({ type: 'coupon.switched' } & RequestedSwitch)
      | ({ type: 'switch.refused' } & RequestedSwitch)
      | { type: 'coupon.gone'; couponId: string },
    tags: {} as 'busy' | 'slow',
  },
  actors: { switchCoupon: port<void, RequestedSwitch>('switchCoupon') },
  delays: { waitShown: WAIT_SHOWN_MS },
  guards: {
    isOff: ({ context }) => !context.shown,
    /** The switch was pressed again during the request, so the request is out of date. */
    isOvertaken: ({ context }) => context.shown === context.stored,
  },
  actions: {
    flip: assign({ shown: ({ context }) => !context.shown }),
    rememberStored: assign({ stored: (_, active: boolean) => active }),
    showStored: assign({ shown: ({ context }) => context.stored }),
    /** The call succeeded, so the services have the new state. */
    rememberSwitched: assign({ stored: ({ context }) => !context.stored }),
    emitSwitched: emit(({ context }) => ({ type: 'coupon.switched', ...wantedOf(context) })),
    emitRefusal: emit(({ context }) => ({ type: 'switch.refused', ...wantedOf(context) })),
    emitGone: emit(({ context }) => ({ type: 'coupon.gone', couponId: context.couponId })),
  },
}).createMachine({
  id: 'couponToggle',
  context: ({ input: { couponId, active } }) => ({ couponId, stored: active, shown: active }),
  initial: 'settled',
  states: {
    settled: {
      on: {
        'coupon.toggle': { target: 'switching', actions: 'flip' },
        'switchingOff.undo': { guard: 'isOff', target: 'switching', actions: 'flip' },
        'coupon.read': { actions: [given('rememberStored', 'active'), 'showStored'] },
      },
    },
    switching: {
      tags: 'busy',
      ...SLOW_CALL,
      on: {
        'coupon.toggle': { actions: 'flip' },
        'switchingOff.undo': { guard: 'isOff', actions: 'flip' },
      },
      invoke: {
        src: 'switchCoupon',
        input: ({ context }) => ({ couponId: context.couponId, active: !context.stored }),
        onDone: [
          {
            guard: 'isOvertaken',
            target: 'switching',
            reenter: true,
            actions: 'rememberSwitched',
          },
          { target: 'settled', actions: ['rememberSwitched', 'emitSwitched'] },
        ],
        onError: [
          { guard: ({ event }) => isGone(event.error), target: 'gone' },
          { guard: 'isOvertaken', target: 'settled' },
          { target: 'settled', actions: ['emitRefusal', 'showStored'] },
        ],
      },
    },
    /** The coupon was removed in another tab or on another device. */
    gone: { type: 'final', entry: 'emitGone' },
  },
});

export type CouponToggleActor = ActorRefFrom<typeof couponToggleMachine>;

function wantedOf({ couponId, shown }: CouponToggleContext): RequestedSwitch {
  return { couponId, active: shown };
}
