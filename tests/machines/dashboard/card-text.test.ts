import { expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import type { CardText } from '../../../src/domain/dashboard/card-text.ts';
import {
  cardTextMachine,
  type StoredText,
} from '../../../src/machines/dashboard/card-text.machine.ts';
import { serviceFailure } from '../../support/service-failures.ts';
import { started } from '../../support/started.ts';

const ID = '3f0c9a52-7d1e-4b8a-9c34-51e0a8d2f617';

function edit(
  answer: (wanted: StoredText) => Promise<void> = () => Promise.resolve(),
  field: CardText = 'name',
) {
  const asked: string[] = [];
  const machine = cardTextMachine.provide({
    actors: {
      saveText: fromPromise<void, StoredText>(({ input }) => {
        asked.push(input.stored);
        return answer(input);
      }),
    },
  });
  const running = started(machine, { input: { couponId: ID, field, stored: 'Rolls' } });
  const { actor } = running;
  const type = (text: string) => {
    actor.send({ type: 'text.edit' });
    actor.send({ type: 'text.change', text });
  };
  const save = () => actor.send({ type: 'text.save' });
  return { ...running, asked, type, save };
}

test('[DASH-07] saves a new name without surrounding spaces, once if it is saved twice in a row', async () => {
  const { asked, told, type, save, at } = edit();
  type('  Rolls, fall ');
  save();
  save();
  await at('resting');
  expect(asked).toEqual(['Rolls, fall']);
  expect(told).toEqual([{ type: 'text.saved' }]);
});

test('[DASH-07] an unchanged name sends nothing, nor does one that was read while it was typed', () => {
  const { actor, asked, type, save } = edit();
  type(' Rolls ');
  save();
  type('Buns');
  actor.send({ type: 'coupon.read', stored: 'Buns' });
  save();
  expect(actor.getSnapshot().value).toBe('resting');
  expect(asked).toEqual([]);
});

test('[DASH-07] saves 128 characters; refuses one more or none, with the reason beside the field', () => {
  const { actor, asked, type, save } = edit();
  type('🥐'.repeat(129));
  save();
  expect(actor.getSnapshot().context.problem).toBe('Must be at most 128 characters long');
  type('  ');
  expect(actor.getSnapshot().context.problem).toBe(null);
  save();
  expect(actor.getSnapshot().context.problem).toBe('Required');
  type('🥐'.repeat(128));
  save();
  expect(asked).toEqual(['🥐'.repeat(128)]);
});

test('[DASH-07] shows waiting after 150 ms', () => {
  const { actor, clock, type, save } = edit(() => new Promise(() => {}));
  type('Bread');
  save();
  clock.increment(150);
  expect(actor.getSnapshot().hasTag('slow')).toBe(true);
});

test('[DASH-07] a coupon removed in another tab cannot be renamed', async () => {
  const { told, type, save, at } = edit(() => Promise.reject(serviceFailure('not-found')));
  type('Bread');
  save();
  await at('gone');
  expect(told).toEqual([{ type: 'coupon.gone' }]);
});

test('[DASH-19] a note may be empty and has 500 characters at most', async () => {
  const { actor, asked, type, save, at } = edit(undefined, 'note');
  type('🥐'.repeat(501));
  save();
  expect(actor.getSnapshot().context.problem).toBe('Must be at most 500 characters long');
  type(' ');
  save();
  await at('resting');
  expect(asked).toEqual(['']);
});
