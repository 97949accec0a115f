/** The limit of uses of a coupon’s own code (TILL-04). */
import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { type OwnCode, useLimitMachine } from '../../../src/machines/codes/use-limit.machine.ts';

test('[TILL-04] a limit is saved once at a time, and one that was not saved says why', async () => {
  const saved: (number | null)[] = [];
  const saveLimit = fromPromise<void, OwnCode>(async ({ input: { most } }) => {
    saved.push(most);
    if (most === 7) throw new Error('No line');
  });
  const actor = createActor(useLimitMachine.provide({ actors: { saveLimit } })).start();
  actor.send({ type: 'limit.save', wanted: { most: 7, householdsOnly: false } });
  actor.send({ type: 'limit.save', wanted: { most: 8, householdsOnly: false } });
  expect(
    (await waitFor(actor, (state) => state.matches('resting'))).context.failure,
  ).not.toBeNull();
  actor.send({ type: 'limit.save', wanted: { most: null, householdsOnly: true } });
  expect((await waitFor(actor, (state) => state.matches('saved'))).context.failure).toBeNull();
  expect(saved).toEqual([7, null]);
});
