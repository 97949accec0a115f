import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import {
  couponToggleMachine,
  type RequestedSwitch,
} from '../../../src/machines/dashboard/coupon-toggle.machine.ts';
import { serviceFailure } from '../../support/service-failures.ts';

const ID = '3f0c9a52-7d1e-4b8a-9c34-51e0a8d2f617';

/** A toggle of an active coupon whose calls the test answers. */
function toggle() {
  const calls: (RequestedSwitch & { done: () => void; fail: (error: unknown) => void })[] = [];
  const told: object[] = [];
  const clock = new SimulatedClock();
  const machine = couponToggleMachine.provide({
    actors: {
      switchCoupon: fromPromise<void, RequestedSwitch>(
        ({ input }) =>
          new Promise((done, fail) => {
            calls.push({ ...input, done, fail });
          }),
      ),
    },
  });
  const actor = createActor(machine, { clock, input: { couponId: ID, active: true } });
  actor.on('*', (event) => told.push(event));
  actor.start();
  const press = () => actor.send({ type: 'coupon.toggle' });
  const shown = () => actor.getSnapshot().context.shown;
  const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
  const asked = () => calls.map(({ active }) => active);
  return { actor, calls, told, clock, press, shown, settled, asked };
}

test('[DASH-05] undo switches on what is off, at rest and during a call, and nothing that is on', async () => {
  const { actor, press, shown, calls, settled, asked } = toggle();
  const undo = () => actor.send({ type: 'switchingOff.undo' });
  undo();
  expect(asked()).toEqual([]);
  press();
  calls[0]?.done();
  await settled();
  undo();
  expect([shown(), asked()]).toEqual([true, [false, true]]);
  undo();
  expect(shown()).toBe(true);
  press();
  undo();
  calls[1]?.done();
  await settled();
  expect([shown(), asked()]).toEqual([true, [false, true]]);
});

test.for(['internal', 'unavailable', 'unreachable'] as const)(
  '[DASH-05] if the services are %s, the switch goes back, and the failed change is reported',
  async (code) => {
    const { press, shown, calls, settled, told } = toggle();
    press();
    calls[0]?.fail(serviceFailure(code));
    await settled();
    expect(shown()).toBe(true);
    expect(told).toEqual([{ type: 'switch.refused', couponId: ID, active: false }]);
  },
);

test('[DASH-05] two quick clicks make two calls in sequence, and the last one is reported', async () => {
  const { actor, press, shown, calls, settled, asked, told } = toggle();
  press();
  press();
  expect(shown()).toBe(true);
  expect(asked()).toEqual([false]);
  calls[0]?.done();
  await waitFor(actor, ({ context }) => !context.stored);
  expect(asked()).toEqual([false, true]);
  calls[1]?.done();
  await settled();
  expect(shown()).toBe(true);
  expect(told).toEqual([{ type: 'coupon.switched', couponId: ID, active: true }]);
});

test('[DASH-05] three clicks during the first call end with the last one’s state', async () => {
  const { press, shown, calls, settled, asked, told } = toggle();
  press();
  press();
  press();
  calls[0]?.done();
  await settled();
  expect(shown()).toBe(false);
  expect(asked()).toEqual([false]);
  expect(told).toHaveLength(1);
});

test('[DASH-05] does not report the failure of an outdated change', async () => {
  const { press, shown, calls, settled, told } = toggle();
  press();
  press();
  calls[0]?.fail(serviceFailure('unreachable'));
  await settled();
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
    const { actor, press, calls, told } = toggle();
    press();
    calls[0]?.fail(serviceFailure(code));
    await waitFor(actor, (state) => state.matches('gone'));
    expect(told).toEqual([{ type: 'coupon.gone', couponId: ID }]);
  },
);

test('[DASH-05] a refreshed list moves a resting switch, but none during a call', async () => {
  const { actor, press, shown, calls, settled } = toggle();
  actor.send({ type: 'coupon.read', active: false });
  expect(shown()).toBe(false);
  press();
  actor.send({ type: 'coupon.read', active: false });
  expect(shown()).toBe(true);
  calls[0]?.done();
  await settled();
  expect(shown()).toBe(true);
});
