import { expect, test } from 'vitest';
import { fromPromise, toPromise } from 'xstate';
import { signOutMachine } from '../../../src/machines/auth/sign-out.machine.ts';
import { started } from '../../support/started.ts';

function leave(count: () => Promise<number>, erase = () => Promise.resolve()) {
  const erased: (string | null)[] = [];
  const machine = signOutMachine.provide({
    actors: {
      countDrafts: fromPromise(count),
      eraseDrafts: fromPromise(({ input }) => {
        erased.push(input);
        return erase();
      }),
    },
  });
  const { actor, clock, at } = started(machine, { input: { account: 'a1' } });
  return { actor, clock, at, erased, output: toPromise(actor) };
}

const never = () => new Promise<never>(() => undefined);
const refuses = () => Promise.reject(new Error('Storage is blocked.'));

test('[WIZ-11] signing out with drafts asks first, and deletes them only if confirmed', async () => {
  const { actor, at, erased, output } = leave(() => Promise.resolve(2));
  const asking = await at('asking');
  expect([asking.context.drafts, erased]).toEqual([2, []]);
  actor.send({ type: 'signOut.confirm' });
  expect([await output, erased]).toEqual([{ isLeaving: true }, ['a1']]);
});

test('[WIZ-11] storage that fails or never answers does not prevent signing out', async () => {
  expect(await leave(refuses, refuses).output).toEqual({ isLeaving: true });
  const { clock, output } = leave(never, never);
  clock.increment(5_000);
  clock.increment(5_000);
  expect(await output).toEqual({ isLeaving: true });
});
