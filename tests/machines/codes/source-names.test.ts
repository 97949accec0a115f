/** The names of sources (PUB-12). */
import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { sourceNamesMachine } from '../../../src/machines/codes/source-names.machine.ts';

test('[PUB-12] names that were not saved stay in the form, with the reason', async () => {
  const saved: (readonly string[])[] = [];
  const saveNames = fromPromise<void, readonly string[]>(async ({ input }) => {
    saved.push(input);
    if (saved.length === 1) throw new Error('No line');
  });
  const actor = createActor(sourceNamesMachine.provide({ actors: { saveNames } })).start();
  actor.send({ type: 'names.edit' });
  actor.send({ type: 'names.save', names: ['mail'] });
  const { context } = await waitFor(actor, (state) => state.matches('editing'));
  expect(context.failure).not.toBeNull();
  actor.send({ type: 'names.save', names: ['mail'] });
  await waitFor(actor, (state) => state.matches('resting'));
  actor.send({ type: 'names.edit' });
  expect(actor.getSnapshot().context.failure).toBeNull();
  expect(saved).toEqual([['mail'], ['mail']]);
});
