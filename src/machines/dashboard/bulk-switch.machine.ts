/** Switches several coupons on or off at once (DASH-17). */
import { assign, emit, setup } from 'xstate';
import { WAIT_SHOWN_MS } from '../../domain/constants.ts';
import { withoutMissing } from '../../domain/failures.ts';
import { given, givenEvent, port, SLOW_CALL } from '../port.ts';

export interface RequestedSwitches {
  readonly couponIds: readonly string[];
  readonly active: boolean;
}

interface Switching extends RequestedSwitches {
  /** The coupons that the switch changes; an undo switches these back. */
  readonly changingIds: readonly string[];
}

export const bulkSwitchMachine = setup({
  types: {
    context: {} as Switching,
    events: {} as { type: 'coupons.switch' } & Switching,
    emitted: {} as
      ({ type: 'coupons.switched' } & Switching) | { type: 'switch.refused'; active: boolean },
    tags: {} as 'busy' | 'slow',
  },
  actors: { switchCoupons: port<void, RequestedSwitches>('switchCoupons') },
  delays: { waitShown: WAIT_SHOWN_MS },
  guards: {
    areSome: (_, couponIds: readonly string[]) => couponIds.length > 0,
    areNoneLeft: ({ context }) => context.couponIds.length === 0,
  },
  actions: {
    remember: assign((_, { couponIds, active, changingIds }: Switching) => ({
      couponIds,
      active,
      changingIds,
    })),
    emitSwitched: emit(({ context }) => ({ type: 'coupons.switched', ...context })),
    emitRefusal: emit(({ context: { active } }) => ({ type: 'switch.refused', active })),
  },
}).createMachine({
  id: 'bulkSwitch',
  context: { couponIds: [], active: true, changingIds: [] },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'coupons.switch': {
          guard: given('areSome', 'couponIds'),
          target: 'switching',
          actions: givenEvent('remember'),
        },
      },
    },
    switching: {
      tags: 'busy',
      ...SLOW_CALL,
      always: { guard: 'areNoneLeft', target: 'resting', actions: 'emitSwitched' },
      invoke: {
        src: 'switchCoupons',
        input: ({ context: { couponIds, active } }) => ({ couponIds, active }),
        onDone: { target: 'resting', actions: 'emitSwitched' },
        onError: [
          // All or nothing: the request is repeated without coupons removed elsewhere.
          {
            guard: ({ context, event }) => withoutMissing(context.couponIds, event.error) !== null,
            target: 'switching',
            reenter: true,
            actions: assign(({ context, event }) => {
              const couponIds = withoutMissing(context.couponIds, event.error) ?? [];
              const left = new Set(couponIds);
              return { couponIds, changingIds: context.changingIds.filter((id) => left.has(id)) };
            }),
          },
          { target: 'resting', actions: 'emitRefusal' },
        ],
      },
    },
  },
});
