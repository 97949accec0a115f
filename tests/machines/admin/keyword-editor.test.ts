import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import type { KeywordForm, StoredKeyword } from '../../../src/domain/keyword/keyword-form.ts';
import { keywordIssues } from '../../../src/domain/keyword/keyword-form.schema.ts';
import { isReady, type KeywordOrder } from '../../../src/machines/admin/keyword-editor-context.ts';
import { keywordEditorMachine } from '../../../src/machines/admin/keyword-editor.machine.ts';
import { termDismissalMachine } from '../../../src/machines/admin/term-dismissal.machine.ts';
import { termKeywordMachine } from '../../../src/machines/admin/term-keyword.machine.ts';
import { serviceFailure } from '../../support/service-failures.ts';
import { inTurn, started } from '../../support/started.ts';

const GARDEN: StoredKeyword = {
  name: 'garden',
  description: 'Everything that grows',
  spanishName: null,
  spanishDescription: null,
  active: true,
  popular: true,
  weight: 3,
  thumbnail: null,
};
const PIZZA: StoredKeyword = { ...GARDEN, name: 'pizza' };

function editor(removal?: Error) {
  const saving = inTurn<StoredKeyword, KeywordOrder>(GARDEN);
  const actors = { saveKeyword: saving.actor, removeKeyword: inTurn<void, string>(removal).actor };
  return { ...started(keywordEditorMachine.provide({ actors })), orders: saving.asked };
}

test('[ADMK-01] name, description and an integer weight are required', () => {
  const { actor } = editor();
  actor.send({ type: 'keyword.open', keyword: null });
  actor.send({ type: 'form.change', part: { name: ' ', weight: '1.5' } });

  const { context } = actor.getSnapshot();
  expect(keywordIssues(context.form)).toEqual({
    name: { code: 'required' },
    description: { code: 'required' },
    weight: { code: 'integer' },
  });
  expect(isReady(context)).toBe(false);
  actor.send({ type: 'form.save' });
  expect(actor.getSnapshot().value).toBe('editing');
});

test('[ADMK-01] unchanged values are not saved; changed ones replace those under the old name', async () => {
  const { actor, orders, told, at } = editor();
  actor.send({ type: 'keyword.open', keyword: GARDEN });
  actor.send({ type: 'form.save' });
  expect(orders).toEqual([]);

  actor.send({ type: 'form.change', part: { name: 'gardens' } });
  actor.send({ type: 'form.save' });
  await at('editing');
  expect(orders).toEqual([
    {
      name: 'garden',
      form: {
        name: 'gardens',
        description: 'Everything that grows',
        spanishName: '',
        spanishDescription: '',
        active: true,
        popular: true,
        weight: '3',
      },
    },
  ]);
  expect(told).toEqual([{ type: 'keyword.saved', keyword: GARDEN, wasNew: false }]);
});

test('[ADMK-02] deleting asks first; a keyword that is already gone counts as deleted', async () => {
  const { actor, told, at } = editor(serviceFailure('not-found'));
  actor.send({ type: 'keyword.open', keyword: GARDEN });
  actor.send({ type: 'removal.ask' });
  actor.send({ type: 'question.no' });
  actor.send({ type: 'removal.ask' });
  actor.send({ type: 'question.yes' });
  await at('closed');
  expect(told).toEqual([{ type: 'keyword.removed', name: 'garden' }]);
});

test('[ADMK-01] opening another keyword asks first if changes would be lost', () => {
  const { actor } = editor();
  actor.send({ type: 'keyword.open', keyword: GARDEN });
  actor.send({ type: 'form.change', part: { active: false } });
  actor.send({ type: 'keyword.open', keyword: PIZZA });
  expect(actor.getSnapshot().value).toBe('leaving');
  actor.send({ type: 'question.no' });
  expect(actor.getSnapshot().context.form.active).toBe(false);
  actor.send({ type: 'keyword.open', keyword: PIZZA });
  actor.send({ type: 'question.yes' });
  expect(actor.getSnapshot().context.stored).toEqual(PIZZA);
});

test('[PRE-06] dismisses terms one after the other; a failed one comes back', async () => {
  const dismissTerm = inTurn<void, string>(undefined, serviceFailure('unavailable'), undefined);
  const machine = termDismissalMachine.provide({ actors: { dismissTerm: dismissTerm.actor } });
  const { actor, told } = started(machine);
  for (const term of ['a', 'b', 'c']) actor.send({ type: 'term.dismiss', term });
  await waitFor(actor, ({ context }) => context.terms.length === 0);
  expect(dismissTerm.asked).toEqual(['a', 'b', 'c']);
  expect(told).toEqual([
    { type: 'term.dismissed', term: 'a' },
    { type: 'dismissal.refused', term: 'b' },
    { type: 'term.dismissed', term: 'c' },
  ]);
});

const ROLLS = { id: 'a', title: 'Baker’s dozen' };
const PIES = { id: 'b', title: 'Four off a large pie' };
const OIL_CHANGE: StoredKeyword = {
  ...GARDEN,
  name: 'oil change',
  description: 'Oil change',
  popular: false,
  weight: 0,
};
const { thumbnail: _none, ...STORED } = OIL_CHANGE;
const FORM = { ...STORED, spanishName: '', spanishDescription: '', weight: '0' };
const GONE = { pointer: '/templateIds/1', detail: 'This design no longer exists.' };

interface Order {
  readonly form: KeywordForm;
  readonly templateIds: readonly string[];
}

function maker(...outcomes: readonly (StoredKeyword | Error)[]) {
  const { actor: makeKeyword, asked: orders } = inTurn<StoredKeyword, Order>(...outcomes);
  return { ...started(termKeywordMachine.provide({ actors: { makeKeyword } })), orders };
}

test('[PRE-06] a keyword of a search is made only with designs that it finds', async () => {
  const { actor, orders, told, at } = maker(OIL_CHANGE);
  actor.send({ type: 'term.make', term: 'oil change' });
  actor.send({ type: 'keyword.make' });
  expect(actor.getSnapshot().value).toBe('choosing');

  for (const design of [ROLLS, PIES, ROLLS]) actor.send({ type: 'design.toggle', design });
  actor.send({ type: 'form.change', part: { name: 'oil, change' } });
  actor.send({ type: 'keyword.make' });
  expect(actor.getSnapshot().value).toBe('choosing');

  actor.send({ type: 'form.change', part: { name: 'oil change' } });
  actor.send({ type: 'keyword.make' });
  await at('resting');
  expect(orders).toEqual([{ form: FORM, templateIds: ['b'] }]);
  expect(told).toEqual([{ type: 'keyword.made', keyword: OIL_CHANGE }]);
});

test('[PRE-06] a refusal leaves the choice, and names the design until it is changed', async () => {
  const { actor, orders, told, at } = maker(serviceFailure('not-found', [GONE]), OIL_CHANGE);
  actor.send({ type: 'term.make', term: 'oil change' });
  for (const design of [ROLLS, PIES]) actor.send({ type: 'design.toggle', design });
  actor.send({ type: 'keyword.make' });
  await at('choosing');
  expect(actor.getSnapshot().context).toEqual({
    form: FORM,
    designs: [ROLLS, PIES],
    refusals: [GONE],
  });
  expect(told).toEqual([{ type: 'keyword.refused' }]);

  actor.send({ type: 'design.toggle', design: PIES });
  expect(actor.getSnapshot().context.refusals).toEqual([]);
  actor.send({ type: 'keyword.make' });
  await at('resting');
  expect(orders).toEqual([
    { form: FORM, templateIds: ['a', 'b'] },
    { form: FORM, templateIds: ['a'] },
  ]);
});

test('[PRE-06] another term starts with no designs', () => {
  const { actor } = maker();
  actor.send({ type: 'term.make', term: 'oil change' });
  actor.send({ type: 'design.toggle', design: ROLLS });
  actor.send({ type: 'keyword.cancel' });
  actor.send({ type: 'term.make', term: 'roofing' });
  expect(actor.getSnapshot().context).toEqual({
    form: { ...FORM, name: 'roofing', description: 'Roofing' },
    designs: [],
    refusals: [],
  });
});
