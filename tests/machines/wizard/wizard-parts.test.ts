import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { wizardPartsMachine } from '../../../src/machines/wizard/wizard-parts.machine.ts';

/** Each loading ends with the next of `endings`; without one it never ends. */
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

test('[WIZ-17] parts that load in time delay nothing', async () => {
  const { actor, reaches } = parts('arrive');
  actor.send({ type: 'parts.want' });
  expect((await reaches('there')).context.waiting).toBe('nothing');
  const again = createActor(wizardPartsMachine, { input: { areThere: true } }).start();
  expect(again.getSnapshot().value).toBe('there');
});

test('[WIZ-17] remembers an early submit until they have loaded', async () => {
  const { actor, reaches } = parts('arrive');
  actor.send({ type: 'parts.want' });
  actor.send({ type: 'parts.await', waiting: 'submission' });
  expect((await reaches('there')).context.waiting).toBe('submission');
});

test('[SHELL-12] a click reloads parts that failed in the background, and shows a failure until the next click', async () => {
  const { actor, reaches } = parts('fail', 'fail', 'arrive');
  actor.send({ type: 'parts.want' });
  await reaches('absent');
  actor.send({ type: 'parts.await', waiting: 'submission' });
  expect((await reaches('missing')).context.waiting).toBe('nothing');
  actor.send({ type: 'parts.await', waiting: 'question' });
  expect((await reaches('there')).context.waiting).toBe('question');
});

test('[SHELL-12] after 120,000 ms without an answer they count as missing; a returning network reloads them', async () => {
  const { actor, clock, reaches } = parts();
  actor.send({ type: 'parts.await', waiting: 'submission' });
  clock.increment(119_999);
  expect(actor.getSnapshot().value).toBe('loading');
  clock.increment(1);
  await reaches('missing');
  actor.send({ type: 'parts.want' });
  expect(actor.getSnapshot().value).toBe('loading');
});
