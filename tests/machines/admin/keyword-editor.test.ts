import { expect, test } from 'vitest';
import { waitFor } from 'xstate';
import type { StoredKeyword } from '../../../src/domain/keyword/keyword-form.ts';
import { keywordIssues } from '../../../src/domain/keyword/keyword-form.schema.ts';
import { isReady, type KeywordOrder } from '../../../src/machines/admin/keyword-editor-context.ts';
import { keywordEditorMachine } from '../../../src/machines/admin/keyword-editor.machine.ts';
import { termDismissalMachine } from '../../../src/machines/admin/term-dismissal.machine.ts';
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
