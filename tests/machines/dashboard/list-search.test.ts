import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { archiveDownloadMachine } from '../../../src/machines/dashboard/archive-download.machine.ts';
import { draftDiscardMachine } from '../../../src/machines/dashboard/draft-discard.machine.ts';
import { listSearchMachine } from '../../../src/machines/dashboard/list-search.machine.ts';

function listSearch(term = '') {
  const clock = new SimulatedClock();
  const wanted: string[] = [];
  const actor = createActor(listSearchMachine, { clock, input: { term } });
  actor.on('search.wanted', (event) => wanted.push(event.term));
  actor.start();
  const type = (text: string) => actor.send({ type: 'text.change', text });
  return { actor, clock, wanted, type };
}

test('[DASH-12] searches once, 300 ms after the last key', () => {
  const { clock, wanted, type } = listSearch();
  type('s');
  clock.increment(299);
  type('spring ');
  clock.increment(299);
  expect(wanted).toEqual([]);
  clock.increment(1);
  expect(wanted).toEqual(['spring']);
});

test('[DASH-12] Enter searches at once, and the pause does not search again', () => {
  const { actor, clock, wanted, type } = listSearch();
  type('spring');
  actor.send({ type: 'text.submit' });
  clock.increment(300);
  actor.send({ type: 'text.submit' });
  expect(wanted).toEqual(['spring']);
});

test('[DASH-12] Back restores the earlier words; the box keeps its text after its own search', () => {
  const { actor, clock, wanted, type } = listSearch('fall');
  type('spring ');
  clock.increment(300);
  actor.send({ type: 'address.change', term: 'spring' });
  expect(actor.getSnapshot().context.text).toBe('spring ');
  actor.send({ type: 'address.change', term: 'fall' });
  expect(actor.getSnapshot().context.text).toBe('fall');
  clock.increment(300);
  expect(wanted).toEqual(['spring']);
});

test.for([
  [true, { type: 'draft.discarded', draftId: 'd' }],
  [false, { type: 'discard.refused', reason: 'open elsewhere' }],
  ['failing', { type: 'discard.refused', reason: 'storage' }],
] as const)('[DASH-16] discards a draft only after Yes: %s', async ([outcome, said]) => {
  const told: object[] = [];
  const discardDraft = fromPromise<boolean, string>(() =>
    outcome === 'failing' ? Promise.reject(new Error('No storage.')) : Promise.resolve(outcome),
  );
  const actor = createActor(draftDiscardMachine.provide({ actors: { discardDraft } }));
  actor.on('*', (event) => told.push(event));
  actor.start();
  actor.send({ type: 'discard.ask', draft: { draftId: 'd', name: 'Rolls' } });
  expect(actor.getSnapshot().value).toBe('asking');
  actor.send({ type: 'discard.confirm' });
  await waitFor(actor, (state) => state.matches('resting'));
  expect(told).toEqual([said]);
});

test('[DASH-15] failed downloads say why, and can be repeated', async () => {
  const outcomes = [new Error('Tearline cannot be reached.'), null];
  const downloadArchive = fromPromise<void, string>(async () => {
    const outcome = outcomes.shift();
    if (outcome instanceof Error) throw outcome;
  });
  const machine = archiveDownloadMachine.provide({ actors: { downloadArchive } });
  const actor = createActor(machine, { input: { couponId: 'a' } }).start();
  actor.send({ type: 'archive.download' });
  actor.send({ type: 'archive.download' });
  const failed = await waitFor(actor, (state) => state.matches('failed'));
  expect(failed.context.failure).toBe('Tearline cannot be reached.');
  actor.send({ type: 'archive.download' });
  const done = await waitFor(actor, (state) => state.matches('downloaded'));
  expect(done.context.failure).toBe(null);
});
