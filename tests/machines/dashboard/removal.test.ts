import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { bulkRemovalMachine } from '../../../src/machines/dashboard/bulk-removal.machine.ts';
import { couponRemovalMachine } from '../../../src/machines/dashboard/coupon-removal.machine.ts';
import { serviceFailure } from '../../support/service-failures.ts';

const COUPON = { couponId: 'a', name: 'Rolls' };

function removal(answer: () => Promise<void> = () => Promise.resolve()) {
  const asked: string[] = [];
  const told: object[] = [];
  const clock = new SimulatedClock();
  const machine = couponRemovalMachine.provide({
    actors: {
      removeCoupon: fromPromise<void, string>(({ input }) => {
        asked.push(input);
        return answer();
      }),
    },
  });
  const actor = createActor(machine, { clock });
  actor.on('*', (event) => told.push(event));
  actor.start();
  return { actor, asked, told, clock };
}

/** One result per call, in order. */
function bulk(outcomes: readonly (Error | 'removed')[] = ['removed']) {
  const asked: (readonly string[])[] = [];
  const told: object[] = [];
  const machine = bulkRemovalMachine.provide({
    actors: {
      removeCoupons: fromPromise<void, readonly string[]>(({ input }) => {
        const outcome = outcomes[asked.length] ?? new Error('No call was expected.');
        asked.push(input);
        return outcome === 'removed' ? Promise.resolve() : Promise.reject(outcome);
      }),
    },
  });
  const actor = createActor(machine);
  actor.on('*', (event) => told.push(event));
  actor.start();
  const remove = async (couponIds: readonly string[]) => {
    actor.send({ type: 'removal.ask', couponIds });
    actor.send({ type: 'removal.confirm' });
    await waitFor(actor, (state) => state.matches('resting'));
  };
  return { actor, asked, told, remove };
}

test('[DASH-06] removes nothing before Yes, and once after a double click on it', async () => {
  const { actor, asked, told } = removal();
  actor.send({ type: 'removal.ask', coupon: COUPON });
  expect(asked).toEqual([]);
  actor.send({ type: 'removal.confirm' });
  actor.send({ type: 'removal.confirm' });
  await waitFor(actor, (state) => state.matches('resting'));
  expect(asked).toEqual(['a']);
  expect(told).toEqual([{ type: 'coupon.removed', couponId: 'a' }]);
});

test('[DASH-06] No keeps the coupon', () => {
  const { actor, asked } = removal();
  actor.send({ type: 'removal.ask', coupon: COUPON });
  actor.send({ type: 'removal.cancel' });
  actor.send({ type: 'removal.confirm' });
  expect(asked).toEqual([]);
});

test('[DASH-06] a slow removal stays open, cannot be cancelled, and says that it continues', () => {
  const { actor, clock } = removal(() => new Promise(() => {}));
  actor.send({ type: 'removal.ask', coupon: COUPON });
  actor.send({ type: 'removal.confirm' });
  actor.send({ type: 'removal.cancel' });
  clock.increment(150);
  const state = actor.getSnapshot();
  expect([state.hasTag('open'), state.hasTag('slow')]).toEqual([true, true]);
});

test.for([
  ['internal', 'removal.refused'],
  ['unreachable', 'removal.refused'],
  ['not-found', 'coupon.removed'],
] as const)('[DASH-06] after %s: %s', async ([code, type]) => {
  const { actor, told } = removal(() => Promise.reject(serviceFailure(code)));
  actor.send({ type: 'removal.ask', coupon: COUPON });
  actor.send({ type: 'removal.confirm' });
  await waitFor(actor, (state) => state.matches('resting'));
  expect(told).toEqual([{ type, couponId: 'a' }]);
});

test('[DASH-08] asks nothing for one coupon; asks and removes two', async () => {
  const { actor, asked, told, remove } = bulk();
  actor.send({ type: 'removal.ask', couponIds: ['a'] });
  expect(actor.getSnapshot().value).toBe('resting');
  await remove(['a', 'b']);
  expect(asked).toEqual([['a', 'b']]);
  expect(told).toEqual([{ type: 'coupons.removed', couponIds: ['a', 'b'] }]);
});

test('[DASH-08] skips coupons removed in another tab, and removes the rest', async () => {
  const { asked, told, remove } = bulk([serviceFailure('not-found', [0, 2]), 'removed']);
  await remove(['a', 'b', 'c']);
  expect(asked).toEqual([['a', 'b', 'c'], ['b']]);
  expect(told).toEqual([{ type: 'coupons.removed', couponIds: ['a', 'b', 'c'] }]);
});

test('[DASH-08] asks nothing if all coupons are already gone', async () => {
  const { asked, told, remove } = bulk([serviceFailure('not-found', [0, 1])]);
  await remove(['a', 'b']);
  expect(asked).toHaveLength(1);
  expect(told).toEqual([{ type: 'coupons.removed', couponIds: ['a', 'b'] }]);
});

test.for(['unreachable', 'internal', 'not-found'] as const)(
  '[DASH-08] removes none after %s without ids',
  async (code) => {
    const { told, remove } = bulk([serviceFailure(code)]);
    await remove(['a', 'b']);
    expect(told).toEqual([{ type: 'removal.refused' }]);
  },
);
