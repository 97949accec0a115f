/** The selected coupons, or all matches if more match than are loaded (DASH-01, DASH-08, DASH-17). */
import { assign, emit, setup } from 'xstate';
import { given, givenEvent, port } from '../port.ts';

export const selectionMachine = setup({
  types: {
    /** In the order of selection. */
    context: {} as { readonly couponIds: readonly string[] },
    events: {} as
      | { type: 'coupon.pick'; couponId: string; isPicked: boolean }
      | { type: 'coupons.pick'; couponIds: readonly string[] }
      | { type: 'every.pick' }
      /** They are no longer selected: the list has lost them, or their box was unticked. */
      | { type: 'coupons.leave'; couponIds: readonly string[] }
      | { type: 'selection.clear' },
    emitted: {} as { type: 'every.refused' },
    tags: {} as 'busy',
  },
  actors: { findEvery: port<readonly string[], null>('findEvery') },
  actions: {
    pick: assign({
      couponIds: ({ context }, wanted: { couponId: string; isPicked: boolean }) =>
        withPick(context.couponIds, wanted.couponId, wanted.isPicked),
    }),
    /** A selection outlives a search: those of another one stay selected. */
    pickThese: assign({
      couponIds: ({ context }, couponIds: readonly string[]) => [
        ...new Set([...context.couponIds, ...couponIds]),
      ],
    }),
    drop: assign({
      couponIds: ({ context }, gone: readonly string[]) => without(context.couponIds, gone),
    }),
    clear: assign({ couponIds: [] }),
    emitRefusal: emit({ type: 'every.refused' }),
  },
}).createMachine({
  id: 'selection',
  context: { couponIds: [] },
  initial: 'choosing',
  on: {
    'selection.clear': { target: '.choosing', actions: 'clear' },
    'coupons.leave': { actions: given('drop', 'couponIds') },
  },
  states: {
    choosing: {
      on: {
        'coupon.pick': { actions: givenEvent('pick') },
        'coupons.pick': { actions: given('pickThese', 'couponIds') },
        'every.pick': 'finding',
      },
    },
    finding: {
      tags: 'busy',
      on: {
        'coupon.pick': { target: 'choosing', actions: givenEvent('pick') },
        'coupons.leave': { target: 'choosing', actions: given('drop', 'couponIds') },
      },
      invoke: {
        src: 'findEvery',
        input: null,
        onDone: { target: 'choosing', actions: given('pickThese', 'output') },
        onError: { target: 'choosing', actions: 'emitRefusal' },
      },
    },
  },
});

function withPick(couponIds: readonly string[], couponId: string, isPicked: boolean) {
  const others = couponIds.filter((id) => id !== couponId);
  return isPicked ? [...others, couponId] : others;
}

function without(couponIds: readonly string[], gone: readonly string[]): readonly string[] {
  const left = new Set(gone);
  return couponIds.filter((id) => !left.has(id));
}
