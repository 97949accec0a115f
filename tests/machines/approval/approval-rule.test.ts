/** The account's rule for publishing: stored by the services, or as before (APPR-03). */
import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { approvalRuleMachine } from '../../../src/machines/approval/approval-rule.machine.ts';

test('[APPR-03] a choice that the services do not store is given back with its reason; the next one is stored', async () => {
  const answers = [new Error('The line is down.'), null];
  const stored: boolean[] = [];
  const actor = createActor(
    approvalRuleMachine.provide({
      actors: {
        storeRule: fromPromise<boolean, boolean>(async ({ input }) => {
          const failure = answers.shift();
          if (failure instanceof Error) throw failure;
          return input;
        }),
      },
    }),
  );
  actor.on('rule.stored', ({ isOn }) => stored.push(isOn));
  actor.start();
  actor.send({ type: 'rule.choose', isOn: true });
  expect(actor.getSnapshot().context.wanted).toBe(true);
  const lost = await waitFor(actor, (state) => state.matches('resting'));
  expect(lost.context).toEqual({ wanted: null, failure: 'The line is down.' });
  actor.send({ type: 'rule.choose', isOn: true });
  const resting = await waitFor(actor, (state) => state.matches('resting'));
  expect([resting.context, stored]).toEqual([{ wanted: null, failure: null }, [true]]);
});
