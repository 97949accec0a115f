import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { wizardPartsMachine } from '../../../src/machines/wizard/wizard-parts.machine.ts';

/** Each loading ends as the next of `endings` says; without one it never does. */
function parts(...endings: readonly ('arrive' | 'fail')[]) {
  const left = [...endings];
  const clock = new SimulatedClock();
  const machine = wizardPartsMachine.provide({
    actors: {
      loadParts: fromPromise(() => {
        const ending = left.shift();
        if (ending === 'fail') return Promise.reject(new Error('The network is gone.'));
        return ending === 'arrive' ? Promise.resolve() : new Promise(() => {});
      }),
    },
  });
  const actor = createActor(machine, { clock, input: { areThere: false } }).start();
  const reaches = (state: string) => waitFor(actor, (now) => now.value === state);
  return { actor, clock, reaches };
}

test('[WIZ-17] parts that come in time are waited for by nobody', async () => {
  const { actor, reaches } = parts('arrive');
  actor.send({ type: 'parts.want' });
  expect((await reaches('there')).context.waiting).toBe('nothing');
  const again = createActor(wizardPartsMachine, { input: { areThere: true } }).start();
  expect(again.getSnapshot().value).toBe('there');
});

test('[WIZ-17] a screen submitted before is remembered until they are there', async () => {
  const { actor, reaches } = parts('arrive');
  actor.send({ type: 'parts.want' });
  actor.send({ type: 'parts.await', waiting: 'submission' });
  expect((await reaches('there')).context.waiting).toBe('submission');
});

test('[SHELL-12] parts that fail unnoticed are fetched by the press, and that failure is said until the next', async () => {
  const { actor, reaches } = parts('fail', 'fail', 'arrive');
  actor.send({ type: 'parts.want' });
  await reaches('absent');
  actor.send({ type: 'parts.await', waiting: 'submission' });
  expect((await reaches('missing')).context.waiting).toBe('nothing');
  actor.send({ type: 'parts.await', waiting: 'question' });
  expect((await reaches('there')).context.waiting).toBe('question');
});

test('[SHELL-12] after 120,000 ms without an answer they count as missing; the network’s return asks again', async () => {
  const { actor, clock, reaches } = parts();
  actor.send({ type: 'parts.await', waiting: 'submission' });
  clock.increment(119_999);
  expect(actor.getSnapshot().value).toBe('loading');
  clock.increment(1);
  await reaches('missing');
  actor.send({ type: 'parts.want' });
  expect(actor.getSnapshot().value).toBe('loading');
});
