import { expect, test } from 'vitest';
import type { KeywordForm, StoredKeyword } from '../../../src/domain/keyword/keyword-form.ts';
import { termKeywordMachine } from '../../../src/machines/admin/term-keyword.machine.ts';
import { serviceFailure } from '../../support/service-failures.ts';
import { inTurn, started } from '../../support/started.ts';

const ROLLS = { id: 'a', title: 'Baker’s dozen' };
const PIES = { id: 'b', title: 'Four off a large pie' };
const OIL_CHANGE: StoredKeyword = {
  name: 'oil change',
  description: 'Oil change',
  spanishName: null,
  spanishDescription: null,
  active: true,
  popular: false,
  weight: 0,
  thumbnail: null,
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
