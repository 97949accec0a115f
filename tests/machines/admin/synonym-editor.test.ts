import { expect, test } from 'vitest';
import { filteredSynonyms, type Synonym } from '../../../src/domain/keyword/synonym-form.ts';
import { synonymIssues } from '../../../src/domain/keyword/synonym-form.schema.ts';
import {
  isSynonymReady,
  synonymEditorMachine,
} from '../../../src/machines/admin/synonym-editor.machine.ts';
import { serviceFailure } from '../../support/service-failures.ts';
import { inTurn, started } from '../../support/started.ts';

const DOG = { word: 'dog', meanings: ['pet shop', 'veterinarian'] };

const DONUT = { word: 'Donut', meanings: ['bakery', 'coffee shop'] };

function editor(outcome: { readonly save?: Error; readonly remove?: Error } = {}) {
  const saving = inTurn<Synonym, Synonym>(outcome.save ?? DONUT);
  const removing = inTurn<void, string>(outcome.remove);
  const actors = { saveSynonym: saving.actor, removeSynonym: removing.actor };
  const machine = synonymEditorMachine.provide({ actors });
  return { ...started(machine), orders: saving.asked, removals: removing.asked };
}

test('[BROWSE-14] saves a synonym once it has a word and a meaning, and only once', async () => {
  const { actor, orders, told, at } = editor();
  actor.send({ type: 'synonym.open', synonym: null, known: ['dog'] });
  actor.send({ type: 'form.save' });
  expect(actor.getSnapshot().matches('editing')).toBe(true);
  actor.send({ type: 'form.change', part: { word: ' Donut ', meanings: ' bakery,,coffee shop ' } });
  actor.send({ type: 'synonym.open', synonym: DOG, known: ['dog'] });
  expect(actor.getSnapshot().context.form.word).toBe(' Donut ');
  actor.send({ type: 'form.save' });
  actor.send({ type: 'form.save' });
  await at('closed');
  expect(orders).toEqual([DONUT]);
  expect(told).toEqual([{ type: 'synonym.saved', word: 'Donut' }]);
});

test('[BROWSE-14] shows an error of the services beside its field until the field changes', async () => {
  const fields = [{ pointer: '/meanings/0', detail: 'No word.' }];
  const { actor, told, at } = editor({ save: serviceFailure('invalid-request', fields) });
  actor.send({ type: 'synonym.open', synonym: DOG, known: ['dog'] });
  actor.send({ type: 'form.change', part: { meanings: '!!' } });
  expect(isSynonymReady(actor.getSnapshot().context)).toBe(true);
  actor.send({ type: 'form.save' });
  await at('editing');
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
  const { actor, removals, told, at } = editor({ remove: serviceFailure(code) });
  actor.send({ type: 'removal.ask', synonym: DOG });
  actor.send({ type: 'question.no' });
  actor.send({ type: 'question.yes' });
  expect(removals).toEqual([]);
  actor.send({ type: 'removal.ask', synonym: DOG });
  actor.send({ type: 'question.yes' });
  await at('closed');
  expect(removals).toEqual(['dog']);
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
