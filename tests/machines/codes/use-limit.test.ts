/** The limit of uses of a coupon without codes (TILL-04). */
import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { useLimitMachine } from '../../../src/machines/codes/use-limit.machine.ts';

test('[TILL-04] a limit is saved once at a time, and one that was not saved says why', async () => {
  const saved: (number | null)[] = [];
  const saveLimit = fromPromise<void, number | null>(async ({ input }) => {
    saved.push(input);
    if (input === 7) throw new Error('No line');
  });
  const actor = createActor(useLimitMachine.provide({ actors: { saveLimit } })).start();
  actor.send({ type: 'limit.save', most: 7 });
  actor.send({ type: 'limit.save', most: 8 });
  expect(
    (await waitFor(actor, (state) => state.matches('resting'))).context.failure,
  ).not.toBeNull();
  actor.send({ type: 'limit.save', most: null });
  expect((await waitFor(actor, (state) => state.matches('saved'))).context.failure).toBeNull();
  expect(saved).toEqual([7, null]);
});
