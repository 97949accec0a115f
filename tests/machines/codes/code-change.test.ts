import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import {
  codeChangeMachine,
  type SwitchedCode,
} from '../../../src/machines/codes/code-change.machine.ts';
import type { FailureCode } from '../../../src/domain/failures.ts';
import { seriesRemovalMachine } from '../../../src/machines/codes/series-removal.machine.ts';
import { serviceFailure } from '../../support/service-failures.ts';
import { sourceNamesMachine } from '../../../src/machines/codes/source-names.machine.ts';
import { type OwnCode, useLimitMachine } from '../../../src/machines/codes/use-limit.machine.ts';

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

const SERIES = { id: 'series', name: 'winter.csv', rows: 25 };

async function remove(failure: FailureCode | null) {
  const removed: string[] = [];
  const removeSeries = fromPromise<void, string>(async ({ input }) => {
    removed.push(input);
    if (failure !== null) throw serviceFailure(failure);
  });
  const actor = createActor(seriesRemovalMachine.provide({ actors: { removeSeries } })).start();
  actor.send({ type: 'removal.ask', series: SERIES });
  expect(removed).toEqual([]);
  actor.send({ type: 'removal.confirm' });
  const { context } = await waitFor(actor, (state) => state.matches('resting'));
  return { removed, failure: context.failure };
}

test.each([null, 'not-found'] as const)(
  '[SER-06] codes are removed after the question, also if another tab was first (%s)',
  async (failure) => {
    expect(await remove(failure)).toEqual({ removed: ['series'], failure: null });
  },
);

test('[SER-06] a removal that failed says why', async () => {
  expect(await remove('unavailable')).toEqual({ removed: ['series'], failure: 'unavailable' });
});

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
