import { expect, test } from 'vitest';
import { codeChangeMachine } from '../../../src/machines/codes/code-change.machine.ts';
import type { FailureCode } from '../../../src/domain/failures.ts';
import { seriesRemovalMachine } from '../../../src/machines/removal.machine.ts';
import { serviceFailure } from '../../support/service-failures.ts';
import { inTurn, started } from '../../support/started.ts';
import { sourceNamesMachine } from '../../../src/machines/codes/source-names.machine.ts';
import { type OwnCode, useLimitMachine } from '../../../src/machines/codes/use-limit.machine.ts';

const NO_LINE = new Error('No line');

test('[SER-06] a change that failed says why, and the next one forgets it', async () => {
  const { actor: replaceCode } = inTurn<string, string>(NO_LINE);
  const { actor, at } = started(codeChangeMachine.provide({ actors: { replaceCode } }));
  actor.send({ type: 'code.find', text: ' HM-1 ' });
  actor.send({ type: 'code.replace', code: '7K3MQ9TD2VXH8RWN' });
  actor.send({ type: 'replacement.confirm' });
  const { context } = await at('resting');
  expect(context).toMatchObject({ text: 'HM-1', successor: null });
  expect(context.failure).not.toBeNull();
  actor.send({ type: 'code.find', text: 'HM-2' });
  expect(actor.getSnapshot().context.failure).toBeNull();
});

const SERIES = { id: 'series', name: 'winter.csv', rows: 25 };

async function remove(failure: FailureCode | null) {
  const outcome = failure === null ? undefined : serviceFailure(failure);
  const { actor: removing, asked: removed } = inTurn<void, string>(outcome);
  const { actor, at } = started(seriesRemovalMachine.provide({ actors: { remove: removing } }));
  actor.send({ type: 'removal.ask', thing: SERIES });
  expect(removed).toEqual([]);
  actor.send({ type: 'removal.confirm' });
  return { removed, failure: (await at('resting')).context.failure };
}

test.each([
  [null, null],
  ['not-found', null],
  ['unavailable', 'unavailable'],
] as const)(
  '[SER-06] codes are removed after the question, also if another tab was first; what failed (%s) is said: %s',
  async (failure, said) => {
    expect(await remove(failure)).toEqual({ removed: ['series'], failure: said });
  },
);

test('[PUB-12] names that were not saved stay in the form, with the reason', async () => {
  const { actor: saveNames, asked } = inTurn<void, readonly string[]>(NO_LINE, undefined);
  const { actor, at } = started(sourceNamesMachine.provide({ actors: { saveNames } }));
  actor.send({ type: 'names.edit' });
  actor.send({ type: 'names.save', names: ['mail'] });
  expect((await at('editing')).context.failure).not.toBeNull();
  actor.send({ type: 'names.save', names: ['mail'] });
  await at('resting');
  actor.send({ type: 'names.edit' });
  expect(actor.getSnapshot().context.failure).toBeNull();
  expect(asked).toEqual([['mail'], ['mail']]);
});

test('[TILL-04] a limit is saved once at a time, and one that was not saved says why', async () => {
  const { actor: saveLimit, asked } = inTurn<void, OwnCode>(NO_LINE, undefined);
  const { actor, at } = started(useLimitMachine.provide({ actors: { saveLimit } }));
  actor.send({ type: 'limit.save', wanted: { most: 7, householdsOnly: false } });
  actor.send({ type: 'limit.save', wanted: { most: 8, householdsOnly: false } });
  expect((await at('resting')).context.failure).not.toBeNull();
  actor.send({ type: 'limit.save', wanted: { most: null, householdsOnly: true } });
  expect((await at('saved')).context.failure).toBeNull();
  expect(asked.map(({ most }) => most)).toEqual([7, null]);
});
