/** Counters made, renewed and revoked (TILL-01). */
import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import {
  counterDeskMachine,
  type ShownCard,
  type WantedCounter,
} from '../../../src/machines/counters/counter-desk.machine.ts';

const CARD: ShownCard = { id: 'mill', name: 'Mill', secret: 'Q4W8N2X7KD5M9RHT', pin: '482915' };

function open(failures: number) {
  const asked: string[] = [];
  let left = failures;
  const fail = (): void => {
    left -= 1;
    if (left >= 0) throw new Error('No line');
  };
  const machine = counterDeskMachine.provide({
    actors: {
      makeCounter: fromPromise<ShownCard, WantedCounter>(async ({ input }) => {
        asked.push(`make ${input.id}`);
        fail();
        return CARD;
      }),
      renameCounter: fromPromise<void, WantedCounter>(async ({ input }) => {
        asked.push(`rename ${input.id} ${input.name}`);
        fail();
      }),
      renewCounter: fromPromise<ShownCard, string>(async ({ input }) => {
        asked.push(`renew ${input}`);
        fail();
        return CARD;
      }),
      revokeCounter: fromPromise<void, string>(async ({ input }) => {
        asked.push(`revoke ${input}`);
        fail();
      }),
    },
  });
  const actor = createActor(machine).start();
  const at = (state: string) => waitFor(actor, (snapshot) => snapshot.value === state);
  return { actor, asked, at };
}

test('[TILL-01] a failed call says why, and the next try is for the counter with the same id', async () => {
  const { actor, asked, at } = open(1);
  const counter = { id: 'mill', name: 'Mill' };
  actor.send({ type: 'counter.new' });
  actor.send({ type: 'name.submit', counter });
  expect((await at('naming')).context.failure).toBe('No line');
  actor.send({ type: 'name.submit', counter });
  expect((await at('showing')).context.card).toEqual(CARD);
  expect(asked).toEqual(['make mill', 'make mill']);
  actor.send({ type: 'card.done' });
  expect((await at('resting')).context.card).toBeNull();
});

test('[TILL-01] a counter is renamed, and a name that was not saved stays to be sent again', async () => {
  const { actor, asked, at } = open(1);
  actor.send({ type: 'counter.rename', counter: { id: 'mill', name: 'Mil' } });
  actor.send({ type: 'name.submit', counter: { id: 'mill', name: 'Mill' } });
  expect((await at('retitling')).context).toMatchObject({
    failure: 'No line',
    wanted: { name: 'Mill' },
  });
  actor.send({ type: 'name.submit', counter: { id: 'mill', name: 'Mill' } });
  await at('resting');
  expect(asked).toEqual(['rename mill Mill', 'rename mill Mill']);
});

test.each(['renew', 'revoke'] as const)('[TILL-01] “%s” asks first', async (change) => {
  const { actor, asked, at } = open(0);
  actor.send({ type: 'counter.change', counter: { id: 'mill', name: 'Mill', change } });
  actor.send({ type: 'change.cancel' });
  await at('resting');
  expect(asked).toEqual([]);
  actor.send({ type: 'counter.change', counter: { id: 'mill', name: 'Mill', change } });
  actor.send({ type: 'change.confirm' });
  await at(change === 'renew' ? 'showing' : 'resting');
  expect(asked).toEqual([`${change} mill`]);
});
