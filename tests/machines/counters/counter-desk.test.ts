/** Counters made, renewed and revoked (TILL-01). */
import { expect, test } from 'vitest';
import {
  counterDeskMachine,
  type ShownCard,
  type WantedCounter,
} from '../../../src/machines/counters/counter-desk.machine.ts';
import { inTurn, started } from '../../support/started.ts';

const CARD: ShownCard = { id: 'mill', name: 'Mill', secret: 'Q4W8N2X7KD5M9RHT', pin: '482915' };

const MILL = { id: 'mill', name: 'Mill' };
const NO_LINE = new Error('No line');

test('[TILL-01] a failed call says why, and the next try is for the counter with the same id', async () => {
  const { actor: makeCounter, asked } = inTurn<ShownCard, WantedCounter>(NO_LINE, CARD);
  const { actor, at } = started(counterDeskMachine.provide({ actors: { makeCounter } }));
  actor.send({ type: 'counter.new' });
  actor.send({ type: 'name.submit', counter: MILL });
  expect((await at('naming')).context.failure).toBe('No line');
  actor.send({ type: 'name.submit', counter: MILL });
  expect((await at('showing')).context.card).toEqual(CARD);
  expect(asked).toEqual([MILL, MILL]);
  actor.send({ type: 'card.done' });
  expect((await at('resting')).context.card).toBeNull();
});

test('[TILL-01] a counter is renamed, and a name that was not saved stays to be sent again', async () => {
  const { actor: renameCounter, asked } = inTurn<void, WantedCounter>(NO_LINE, undefined);
  const { actor, at } = started(counterDeskMachine.provide({ actors: { renameCounter } }));
  actor.send({ type: 'counter.rename', counter: { id: 'mill', name: 'Mil' } });
  actor.send({ type: 'name.submit', counter: MILL });
  expect((await at('retitling')).context).toMatchObject({
    failure: 'No line',
    wanted: { name: 'Mill' },
  });
  actor.send({ type: 'name.submit', counter: MILL });
  await at('resting');
  expect(asked).toEqual([MILL, MILL]);
});

test.each(['renew', 'revoke'] as const)('[TILL-01] “%s” asks first', async (change) => {
  const { actor: renewCounter, asked: renewed } = inTurn<ShownCard, string>(CARD);
  const { actor: revokeCounter, asked: revoked } = inTurn<void, string>(undefined);
  const actors = { renewCounter, revokeCounter };
  const { actor, at } = started(counterDeskMachine.provide({ actors }));
  actor.send({ type: 'counter.change', counter: { ...MILL, change } });
  actor.send({ type: 'change.cancel' });
  await at('resting');
  expect([renewed, revoked]).toEqual([[], []]);
  actor.send({ type: 'counter.change', counter: { ...MILL, change } });
  actor.send({ type: 'change.confirm' });
  await at(change === 'renew' ? 'showing' : 'resting');
  expect([renewed, revoked]).toEqual(change === 'renew' ? [['mill'], []] : [[], ['mill']]);
});
