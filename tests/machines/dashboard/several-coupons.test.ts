import { expect, test } from 'vitest';
import {
  bulkSwitchMachine,
  type RequestedSwitches,
} from '../../../src/machines/dashboard/bulk-switch.machine.ts';
import { selectionMachine } from '../../../src/machines/dashboard/selection.machine.ts';
import { serviceFailure } from '../../support/service-failures.ts';
import { held, inTurn, started } from '../../support/started.ts';

function bulkSwitch(...outcomes: readonly (Error | undefined)[]) {
  const { actor: switchCoupons, asked } = inTurn<void, RequestedSwitches>(...outcomes);
  const { actor, told, at } = started(bulkSwitchMachine.provide({ actors: { switchCoupons } }));
  const switchOff = async (couponIds: readonly string[], changingIds = couponIds) => {
    actor.send({ type: 'coupons.switch', couponIds, active: false, changingIds });
    await at('resting');
  };
  return { asked, told, switchOff };
}

const switched = (couponIds: readonly string[], changingIds = couponIds) => ({
  type: 'coupons.switched',
  couponIds,
  active: false,
  changingIds,
});

function selection(findEvery = inTurn<readonly string[], null>().actor) {
  const running = started(selectionMachine.provide({ actors: { findEvery } }));
  return { ...running, picked: () => running.actor.getSnapshot().context.couponIds };
}

test.for([
  [[1], ['ab', 'a'], ['a']],
  [[0, 1], ['ab'], []],
] as const)('[DASH-17] skips coupons removed elsewhere: %j', async ([gone, calls, left]) => {
  const { asked, told, switchOff } = bulkSwitch(serviceFailure('not-found', gone), undefined);
  await switchOff(['a', 'b']);
  expect(asked.map(({ couponIds }) => couponIds.join(''))).toEqual(calls);
  expect(told).toEqual([switched(left)]);
});

test('[DASH-17] reports unreachable services and switches none', async () => {
  const { told, switchOff } = bulkSwitch(serviceFailure('unreachable'));
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
  actor.send({ type: 'coupons.pick', couponIds: ['a', 'b', 'c'] });
  expect(picked()).toEqual(['c', 'a', 'b']);
  actor.send({ type: 'selection.clear' });
  expect(picked()).toEqual([]);
});

test('[DASH-17] finds and selects all matches; selecting a card, or unticking all, ends the search', async () => {
  const found = selection(inTurn<readonly string[], null>(['a', 'b', 'c']).actor);
  found.actor.send({ type: 'every.pick' });
  await found.rested();
  expect(found.picked()).toEqual(['a', 'b', 'c']);

  const slow = selection(held<readonly string[], null>().actor);
  slow.actor.send({ type: 'every.pick' });
  slow.actor.send({ type: 'coupon.pick', couponId: 'a', isPicked: true });
  expect(slow.actor.getSnapshot().hasTag('busy')).toBe(false);
  expect(slow.picked()).toEqual(['a']);
  slow.actor.send({ type: 'every.pick' });
  slow.actor.send({ type: 'coupons.leave', couponIds: ['a'] });
  expect(slow.actor.getSnapshot().hasTag('busy')).toBe(false);
});

test('[DASH-17] a failed search for all keeps the selection and is reported', async () => {
  const { actor: failing } = inTurn<readonly string[], null>(serviceFailure('unreachable'));
  const { actor, told, picked, rested } = selection(failing);
  actor.send({ type: 'coupons.pick', couponIds: ['a'] });
  actor.send({ type: 'every.pick' });
  await rested();
  expect(picked()).toEqual(['a']);
  expect(told).toEqual([{ type: 'every.refused' }]);
});
