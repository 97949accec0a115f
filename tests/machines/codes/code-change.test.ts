/** Single codes: found, switched, replaced (SER-06). */
import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import {
  codeChangeMachine,
  type SwitchedCode,
} from '../../../src/machines/codes/code-change.machine.ts';

const CODE = '7K3MQ9TD2VXH8RWN';

function open(failures = 0) {
  const calls: string[] = [];
  let left = failures;
  const fail = (): void => {
    left -= 1;
    if (left >= 0) throw new Error('No line');
  };
  const machine = codeChangeMachine.provide({
    actors: {
      switchCode: fromPromise<void, SwitchedCode>(async ({ input: { code, state } }) => {
        calls.push(`${code} ${state}`);
        fail();
      }),
      replaceCode: fromPromise<string, string>(async ({ input }) => {
        calls.push(`replace ${input}`);
        fail();
        return 'NEW';
      }),
    },
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'code.find', text: ' HM-1 ' });
  const rested = async () => (await waitFor(actor, (state) => state.matches('resting'))).context;
  return { actor, calls, rested };
}

test('[SER-06] a change that failed says why, and the next one forgets it', async () => {
  const { actor, rested } = open(1);
  actor.send({ type: 'code.replace', code: CODE });
  actor.send({ type: 'replacement.confirm' });
  expect(await rested()).toMatchObject({ text: 'HM-1', successor: null });
  expect(actor.getSnapshot().context.failure).not.toBeNull();
  actor.send({ type: 'code.find', text: 'HM-2' });
  expect(actor.getSnapshot().context.failure).toBeNull();
});
