import { expect, test } from 'vitest';
import { bulkRemovalMachine } from '../../../src/machines/dashboard/bulk-removal.machine.ts';
import { couponRemovalMachine } from '../../../src/machines/removal.machine.ts';
import { serviceFailure } from '../../support/service-failures.ts';
import { held, inTurn, started } from '../../support/started.ts';

const COUPON = { id: 'a', name: 'Rolls' };

function removal(outcome?: Error) {
  const { actor: remove, asked } = inTurn<void, string>(outcome);
  return { ...started(couponRemovalMachine.provide({ actors: { remove } })), asked };
}

function bulk(...outcomes: readonly (Error | undefined)[]) {
  const { actor: removeCoupons, asked } = inTurn<void, readonly string[]>(...outcomes);
  const running = started(bulkRemovalMachine.provide({ actors: { removeCoupons } }));
  const remove = async (couponIds: readonly string[]) => {
    running.actor.send({ type: 'removal.ask', couponIds });
    running.actor.send({ type: 'removal.confirm' });
    await running.at('resting');
  };
  return { ...running, asked, remove };
}

test('[DASH-06] removes nothing before Yes, and once after a double click on it', async () => {
  const { actor, asked, told, at } = removal();
  actor.send({ type: 'removal.ask', thing: COUPON });
  expect(asked).toEqual([]);
  actor.send({ type: 'removal.confirm' });
  actor.send({ type: 'removal.confirm' });
  await at('resting');
  expect(asked).toEqual(['a']);
  expect(told).toEqual([{ type: 'thing.removed', id: 'a' }]);
});

test('[DASH-06] a slow removal stays open, cannot be cancelled, and says that it continues', () => {
  const { actor: remove } = held<void, string>();
  const { actor, clock } = started(couponRemovalMachine.provide({ actors: { remove } }));
  actor.send({ type: 'removal.ask', thing: COUPON });
  actor.send({ type: 'removal.confirm' });
  actor.send({ type: 'removal.cancel' });
  clock.increment(150);
  const state = actor.getSnapshot();
  expect([state.hasTag('open'), state.hasTag('slow')]).toEqual([true, true]);
});

test.for([
  ['internal', 'removal.refused'],
  ['unreachable', 'removal.refused'],
  ['not-found', 'thing.removed'],
] as const)('[DASH-06] after %s: %s', async ([code, type]) => {
  const { actor, told, at } = removal(serviceFailure(code));
  actor.send({ type: 'removal.ask', thing: COUPON });
  actor.send({ type: 'removal.confirm' });
  await at('resting');
  expect(told).toMatchObject([{ type }]);
});

test('[DASH-08] asks nothing for one coupon; asks and removes two', async () => {
  const { actor, asked, told, remove } = bulk(undefined);
  actor.send({ type: 'removal.ask', couponIds: ['a'] });
  expect(actor.getSnapshot().value).toBe('resting');
  await remove(['a', 'b']);
  expect(asked).toEqual([['a', 'b']]);
  expect(told).toEqual([{ type: 'coupons.removed', couponIds: ['a', 'b'] }]);
});

test.for([
  [
    [0, 2],
    ['abc', 'b'],
  ],
  [[0, 1, 2], ['abc']],
] as const)('[DASH-08] skips coupons removed elsewhere: %j', async ([gone, calls]) => {
  const { asked, told, remove } = bulk(serviceFailure('not-found', gone), undefined);
  await remove(['a', 'b', 'c']);
  expect(asked.map((ids) => ids.join(''))).toEqual(calls);
  expect(told).toEqual([{ type: 'coupons.removed', couponIds: ['a', 'b', 'c'] }]);
});

test.for(['unreachable', 'internal', 'not-found'] as const)(
  '[DASH-08] removes none after %s without ids',
  async (code) => {
    const { told, remove } = bulk(serviceFailure(code));
    await remove(['a', 'b']);
    expect(told).toEqual([{ type: 'removal.refused' }]);
  },
);
