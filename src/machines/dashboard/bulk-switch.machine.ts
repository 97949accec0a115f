/** Switching several coupons on or off at once (DASH-17). */
import { assign, emit, setup } from 'xstate';
import { WAIT_SHOWN_MS } from '../../domain/constants.ts';
import { withoutMissing } from '../../domain/failures.ts';
import { port } from '../port.ts';

export interface WantedSwitches {
  readonly couponIds: readonly string[];
  readonly active: boolean;
}

export const bulkSwitchMachine = setup({
  types: {
    context: {} as WantedSwitches,
    events: {} as { type: 'coupons.switch' } & WantedSwitches,
    emitted: {} as
      ({ type: 'coupons.switched' } & WantedSwitches) | { type: 'switch.refused'; active: boolean },
    tags: {} as 'busy' | 'slow',
  },
  actors: { switchCoupons: port<void, WantedSwitches>('switchCoupons') },
  delays: { waitShown: WAIT_SHOWN_MS },
  guards: {
    areSome: (_, couponIds: readonly string[]) => couponIds.length > 0,
    areNoneLeft: ({ context }) => context.couponIds.length === 0,
  },
  actions: {
    remember: assign((_, { couponIds, active }: WantedSwitches) => ({ couponIds, active })),
    tellSwitched: emit(({ context }) => ({ type: 'coupons.switched', ...context })),
    tellRefused: emit(({ context: { active } }) => ({ type: 'switch.refused', active })),
  },
}).createMachine({
  id: 'bulkSwitch',
  context: { couponIds: [], active: true },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'coupons.switch': {
          guard: { type: 'areSome', params: ({ event }) => event.couponIds },
          target: 'switching',
          actions: { type: 'remember', params: ({ event }) => event },
        },
      },
    },
    switching: {
      tags: 'busy',
      initial: 'brief',
      always: { guard: 'areNoneLeft', target: 'resting', actions: 'tellSwitched' },
      invoke: {
        src: 'switchCoupons',
        input: ({ context }) => context,
        onDone: { target: 'resting', actions: 'tellSwitched' },
        onError: [
          // All or none: what was removed elsewhere is left out, and the rest asked for again.
          {
            guard: ({ context, event }) => withoutMissing(context.couponIds, event.error) !== null,
            target: 'switching',
            reenter: true,
            actions: assign(({ context, event }) => ({
              couponIds: withoutMissing(context.couponIds, event.error) ?? context.couponIds,
            })),
          },
          { target: 'resting', actions: 'tellRefused' },
        ],
      },
      states: {
        brief: { after: { waitShown: 'slow' } },
        slow: { tags: 'slow' },
      },
    },
  },
});
