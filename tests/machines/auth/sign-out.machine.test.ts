import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { signOutMachine } from '../../../src/machines/auth/sign-out.machine.ts';

interface Storage {
  readonly count: () => Promise<number>;
  readonly erase?: () => Promise<void>;
}

function leave({ count, erase = () => Promise.resolve() }: Storage) {
  const erased: (string | null)[] = [];
  const clock = new SimulatedClock();
  const machine = signOutMachine.provide({
    actors: {
      countDrafts: fromPromise(count),
      eraseDrafts: fromPromise(({ input }) => {
        erased.push(input);
        return erase();
      }),
    },
  });
  const actor = createActor(machine, { clock, input: { account: 'a1' } }).start();
  const done = () => waitFor(actor, ({ status }) => status === 'done');
  return { actor, clock, erased, done };
}

const never = <Value>() => new Promise<Value>(() => undefined);
const refuses = () => Promise.reject(new Error('Storage is blocked.'));

test('[WIZ-11] signing out with drafts asks first, and deletes them only if confirmed', async () => {
  const { actor, erased, done } = leave({ count: () => Promise.resolve(2) });
  const asking = await waitFor(actor, (state) => state.matches('asking'));
  expect([asking.context.drafts, erased]).toEqual([2, []]);
  actor.send({ type: 'signOut.confirm' });
  expect([(await done()).output, erased]).toEqual([{ isLeaving: true }, ['a1']]);
});

test('[WIZ-11] storage that fails does not prevent signing out', async () => {
  const { done } = leave({ count: refuses, erase: refuses });
  expect((await done()).output).toEqual({ isLeaving: true });
});

test('[WIZ-11] storage that never answers does not prevent signing out', async () => {
  const { clock, done } = leave({ count: never, erase: never });
  clock.increment(5_000);
  clock.increment(5_000);
  expect((await done()).output).toEqual({ isLeaving: true });
});
