import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { filteredSynonyms } from '../../../src/domain/keyword/synonym-form.ts';
import { synonymIssues } from '../../../src/domain/keyword/synonym-form.schema.ts';
import {
  isSynonymReady,
  synonymEditorMachine,
} from '../../../src/machines/admin/synonym-editor.machine.ts';
import { serviceFailure } from '../../support/service-failures.ts';

const DOG = { word: 'dog', meanings: ['pet shop', 'veterinarian'] };

function editor(fails: { readonly save?: Error; readonly remove?: Error } = {}) {
  const orders: unknown[] = [];
  const told: object[] = [];
  const done = <Value>(failure: Error | undefined, value: Value): Promise<Value> =>
    failure === undefined ? Promise.resolve(value) : Promise.reject(failure);
  const machine = synonymEditorMachine.provide({
    actors: {
      saveSynonym: fromPromise(({ input }) => {
        orders.push(input);
        return done(fails.save, input);
      }),
      removeSynonym: fromPromise(({ input }) => {
        orders.push(input);
        return done(fails.remove, undefined);
      }),
    },
  });
  const actor = createActor(machine, { clock: new SimulatedClock() });
  actor.on('*', (event) => told.push(event));
  return { actor: actor.start(), orders, told };
}

test('[BROWSE-14] saves a synonym once it has a word and a meaning, and only once', async () => {
  const { actor, orders, told } = editor();
  actor.send({ type: 'synonym.open', synonym: null, known: ['dog'] });
  actor.send({ type: 'form.save' });
  expect(actor.getSnapshot().matches('editing')).toBe(true);
  actor.send({ type: 'form.change', part: { word: ' Donut ', meanings: ' bakery,,coffee shop ' } });
  actor.send({ type: 'synonym.open', synonym: DOG, known: ['dog'] });
  expect(actor.getSnapshot().context.form.word).toBe(' Donut ');
  actor.send({ type: 'form.save' });
  actor.send({ type: 'form.save' });
  await waitFor(actor, (state) => state.matches('closed'));
  expect(orders).toEqual([{ word: 'Donut', meanings: ['bakery', 'coffee shop'] }]);
  expect(told).toEqual([{ type: 'synonym.saved', word: 'Donut' }]);
});

test('[BROWSE-14] shows an error of the services beside its field until the field changes', async () => {
  const fields = [{ pointer: '/meanings/0', detail: 'No word.' }];
  const { actor, told } = editor({ save: serviceFailure('invalid-request', fields) });
  actor.send({ type: 'synonym.open', synonym: DOG, known: ['dog'] });
  actor.send({ type: 'form.change', part: { meanings: '!!' } });
  expect(isSynonymReady(actor.getSnapshot().context)).toBe(true);
  actor.send({ type: 'form.save' });
  await waitFor(actor, (state) => state.matches('editing'));
  expect(actor.getSnapshot().context).toMatchObject({ form: { meanings: '!!' }, refusals: fields });
  expect(told).toEqual([{ type: 'deed.refused', deed: 'save' }]);
  actor.send({ type: 'form.change', part: { meanings: 'pet shop' } });
  expect(actor.getSnapshot().context.refusals).toEqual([]);
  actor.send({ type: 'form.cancel' });
  expect(actor.getSnapshot().matches('closed')).toBe(true);
});

test.each([
  ['internal', { type: 'deed.refused', deed: 'remove' }],
  ['not-found', { type: 'synonym.removed', word: 'dog' }],
] as const)('[BROWSE-14] a removal asks first; %s ends it', async (code, event) => {
  const { actor, orders, told } = editor({ remove: serviceFailure(code) });
  actor.send({ type: 'removal.ask', synonym: DOG });
  actor.send({ type: 'question.no' });
  actor.send({ type: 'question.yes' });
  expect(orders).toEqual([]);
  actor.send({ type: 'removal.ask', synonym: DOG });
  actor.send({ type: 'question.yes' });
  await waitFor(actor, (state) => state.matches('closed'));
  expect(orders).toEqual(['dog']);
  expect(told).toEqual([event]);
});

test.each([
  [{ word: 'Dog', meanings: 'pet shop' }, { word: { code: 'known' } }],
  [
    { word: 'a,b', meanings: ' , ' },
    { word: { code: 'comma' }, meanings: { code: 'required' } },
  ],
  [
    { word: ' ', meanings: 'x'.repeat(65) },
    { word: { code: 'required' }, meanings: { code: 'tooLong', limit: 64 } },
  ],
  [
    { word: '$', meanings: 'abcdefghijklm'.split('').join() },
    { meanings: { code: 'tooMany', limit: 12 } },
  ],
  [{ word: '2 for 1', meanings: 'bogo' }, {}],
])('[BROWSE-14] %j has the issues %j', (form, issues) => {
  expect(synonymIssues(form, ['dog'])).toEqual(issues);
});

test('[BROWSE-14] filters the list by words and meanings', () => {
  const bogo = { word: 'bogo', meanings: ['buy one get one'] };
  expect(filteredSynonyms([bogo, DOG], ' PET ')).toEqual([DOG]);
  expect(filteredSynonyms([bogo, DOG], 'o')).toEqual([bogo, DOG]);
  expect(filteredSynonyms([bogo, DOG], ' ')).toEqual([bogo, DOG]);
});
