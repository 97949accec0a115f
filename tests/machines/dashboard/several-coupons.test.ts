import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import {
  bulkSwitchMachine,
  type RequestedSwitches,
} from '../../../src/machines/dashboard/bulk-switch.machine.ts';
import { selectionMachine } from '../../../src/machines/dashboard/selection.machine.ts';
import { serviceFailure } from '../../support/service-failures.ts';

function bulkSwitch(outcomes: readonly (Error | 'switched')[]) {
  const asked: RequestedSwitches[] = [];
  const told: object[] = [];
  const machine = bulkSwitchMachine.provide({
    actors: {
      switchCoupons: fromPromise<void, RequestedSwitches>(({ input }) => {
        const outcome = outcomes[asked.length] ?? new Error('No call was expected.');
        asked.push(input);
        return outcome === 'switched' ? Promise.resolve() : Promise.reject(outcome);
      }),
    },
  });
  const actor = createActor(machine);
  actor.on('*', (event) => told.push(event));
  actor.start();
  const switchOff = async (couponIds: readonly string[], changingIds = couponIds) => {
    actor.send({ type: 'coupons.switch', couponIds, active: false, changingIds });
    await waitFor(actor, (state) => state.matches('resting'));
  };
  return { actor, asked, told, switchOff };
}

const switched = (couponIds: readonly string[], changingIds = couponIds) => ({
  type: 'coupons.switched',
  couponIds,
  active: false,
  changingIds,
});

function selection(findEvery: () => Promise<readonly string[]> = () => Promise.resolve([])) {
  const told: object[] = [];
  const actor = createActor(
    selectionMachine.provide({ actors: { findEvery: fromPromise(findEvery) } }),
  );
  actor.on('*', (event) => told.push(event));
  actor.start();
  const picked = () => actor.getSnapshot().context.couponIds;
  return { actor, told, picked };
}

test('[DASH-17] skips coupons removed in another tab', async () => {
  const { asked, told, switchOff } = bulkSwitch([serviceFailure('not-found', [1]), 'switched']);
  await switchOff(['a', 'b']);
  expect(asked.map(({ couponIds }) => couponIds)).toEqual([['a', 'b'], ['a']]);
  expect(told).toEqual([switched(['a'])]);
});

test('[DASH-17] asks nothing again if all coupons are gone', async () => {
  const { asked, told, switchOff } = bulkSwitch([serviceFailure('not-found', [0, 1])]);
  await switchOff(['a', 'b']);
  expect(asked).toHaveLength(1);
  expect(told).toEqual([switched([])]);
});

test('[DASH-17] reports unreachable services and switches none', async () => {
  const { told, switchOff } = bulkSwitch([serviceFailure('unreachable')]);
  await switchOff(['a', 'b']);
  expect(told).toEqual([{ type: 'switch.refused', active: false }]);
});

test('[DASH-08] selects coupons one by one or all at once, without duplicates', () => {
  const { actor, picked } = selection();
  actor.send({ type: 'coupons.pick', couponIds: ['a', 'b'] });
  actor.send({ type: 'coupon.pick', couponId: 'c', isPicked: true });
  actor.send({ type: 'coupon.pick', couponId: 'c', isPicked: true });
  actor.send({ type: 'coupon.pick', couponId: 'a', isPicked: false });
  expect(picked()).toEqual(['b', 'c']);
  actor.send({ type: 'coupons.leave', couponIds: ['b'] });
  expect(picked()).toEqual(['c']);
  actor.send({ type: 'selection.clear' });
  expect(picked()).toEqual([]);
});

test('[DASH-17] finds and selects all matches; selecting a card continues from there', async () => {
  const found = selection(() => Promise.resolve(['a', 'b', 'c']));
  found.actor.send({ type: 'every.pick' });
  await waitFor(found.actor, (state) => !state.hasTag('busy'));
  expect(found.picked()).toEqual(['a', 'b', 'c']);

  const slow = selection(() => new Promise(() => {}));
  slow.actor.send({ type: 'every.pick' });
  slow.actor.send({ type: 'coupon.pick', couponId: 'a', isPicked: true });
  expect(slow.actor.getSnapshot().hasTag('busy')).toBe(false);
  expect(slow.picked()).toEqual(['a']);
});

test('[DASH-17] a failed search for all keeps the selection and is reported', async () => {
  const { actor, told, picked } = selection(() => Promise.reject(serviceFailure('unreachable')));
  actor.send({ type: 'coupons.pick', couponIds: ['a'] });
  actor.send({ type: 'every.pick' });
  await waitFor(actor, (state) => !state.hasTag('busy'));
  expect(picked()).toEqual(['a']);
  expect(told).toEqual([{ type: 'every.refused' }]);
});
