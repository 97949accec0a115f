import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import {
  couponToggleMachine,
  type RequestedSwitch,
} from '../../../src/machines/dashboard/coupon-toggle.machine.ts';
import { serviceFailure } from '../../support/service-failures.ts';
import { held, started } from '../../support/started.ts';

const ID = '3f0c9a52-7d1e-4b8a-9c34-51e0a8d2f617';

/** A toggle of an active coupon whose calls the test answers. */
function toggle() {
  const { actor: switchCoupon, calls } = held<void, RequestedSwitch>();
  const machine = couponToggleMachine.provide({ actors: { switchCoupon } });
  const running = started(machine, { input: { couponId: ID, active: true } });
  const { actor } = running;
  const press = () => actor.send({ type: 'coupon.toggle' });
  const shown = () => actor.getSnapshot().context.shown;
  const asked = () => calls.map(({ input }) => input.active);
  return { ...running, calls, press, shown, asked };
}

test('[DASH-05] undo switches on what is off, at rest and during a call, and nothing that is on', async () => {
  const { actor, press, shown, calls, rested, asked } = toggle();
  const undo = () => actor.send({ type: 'switchingOff.undo' });
  undo();
  expect(asked()).toEqual([]);
  press();
  calls[0]?.done();
  await rested();
  undo();
  expect([shown(), asked()]).toEqual([true, [false, true]]);
  undo();
  expect(shown()).toBe(true);
  press();
  undo();
  calls[1]?.done();
  await rested();
  expect([shown(), asked()]).toEqual([true, [false, true]]);
});

test.for(['internal', 'unavailable', 'unreachable'] as const)(
  '[DASH-05] if the services are %s, the switch goes back, and the failed change is reported',
  async (code) => {
    const { press, shown, calls, rested, told } = toggle();
    press();
    calls[0]?.fail(serviceFailure(code));
    await rested();
    expect(shown()).toBe(true);
    expect(told).toEqual([{ type: 'switch.refused', couponId: ID, active: false }]);
  },
);

test('[DASH-05] two quick clicks make two calls in sequence, and the last one is reported', async () => {
  const { actor, press, shown, calls, rested, asked, told } = toggle();
  press();
  press();
  expect(shown()).toBe(true);
  expect(asked()).toEqual([false]);
  calls[0]?.done();
  await waitFor(actor, ({ context }) => !context.stored);
  expect(asked()).toEqual([false, true]);
  calls[1]?.done();
  await rested();
  expect(shown()).toBe(true);
  expect(told).toEqual([{ type: 'coupon.switched', couponId: ID, active: true }]);
});

test('[DASH-05] three clicks during the first call end with the last one’s state', async () => {
  const { press, shown, calls, rested, asked, told } = toggle();
  press();
  press();
  press();
  calls[0]?.done();
  await rested();
  expect(shown()).toBe(false);
  expect(asked()).toEqual([false]);
  expect(told).toHaveLength(1);
});

test('[DASH-05] does not report the failure of an outdated change', async () => {
  const { press, shown, calls, rested, told } = toggle();
  press();
  press();
  calls[0]?.fail(serviceFailure('unreachable'));
  await rested();
  expect(shown()).toBe(true);
  expect(told).toEqual([]);
});

test('[DASH-05] shows waiting after 150 ms, and the switch stays where it was set', () => {
  const { actor, clock, press, shown } = toggle();
  press();
  clock.increment(149);
  expect(actor.getSnapshot().hasTag('slow')).toBe(false);
  clock.increment(1);
  expect(actor.getSnapshot().hasTag('slow')).toBe(true);
  expect(shown()).toBe(false);
});

test.for(['not-found', 'coupon-inactive'] as const)(
  '[DASH-05] a coupon that is %s was removed in another tab, and that is reported instead',
  async (code) => {
    const { press, calls, told, at } = toggle();
    press();
    calls[0]?.fail(serviceFailure(code));
    await at('gone');
    expect(told).toEqual([{ type: 'coupon.gone', couponId: ID }]);
  },
);

test('[DASH-05] a refreshed list moves a resting switch, but none during a call', async () => {
  const { actor, press, shown, calls, rested } = toggle();
  actor.send({ type: 'coupon.read', active: false });
  expect(shown()).toBe(false);
  press();
  actor.send({ type: 'coupon.read', active: false });
  expect(shown()).toBe(true);
  calls[0]?.done();
  await rested();
  expect(shown()).toBe(true);
});
