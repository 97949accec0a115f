import { expect, test } from 'vitest';
import { archiveDownloadMachine } from '../../../src/machines/dashboard/archive-download.machine.ts';
import { listSearchMachine } from '../../../src/machines/dashboard/list-search.machine.ts';
import { inTurn, started } from '../../support/started.ts';

function listSearch(term = '') {
  const { actor, clock, told } = started(listSearchMachine, { input: { term } });
  const type = (text: string) => actor.send({ type: 'text.change', text });
  const expectWanted = (...terms: readonly string[]) =>
    expect(told).toEqual(terms.map((searched) => ({ type: 'search.wanted', term: searched })));
  return { actor, clock, expectWanted, type };
}

test('[DASH-12] searches once, 300 ms after the last key', () => {
  const { clock, expectWanted, type } = listSearch();
  type('s');
  clock.increment(299);
  type('spring ');
  clock.increment(299);
  expectWanted();
  clock.increment(1);
  expectWanted('spring');
});

test('[DASH-12] Enter searches at once, and the pause does not search again', () => {
  const { actor, clock, expectWanted, type } = listSearch();
  type('spring');
  actor.send({ type: 'text.submit' });
  clock.increment(300);
  actor.send({ type: 'text.submit' });
  expectWanted('spring');
});

test('[DASH-12] Back restores the earlier words; the box keeps its text after its own search', () => {
  const { actor, clock, expectWanted, type } = listSearch('fall');
  type('spring ');
  clock.increment(300);
  actor.send({ type: 'address.change', term: 'spring' });
  expect(actor.getSnapshot().context.text).toBe('spring ');
  actor.send({ type: 'address.change', term: 'fall' });
  expect(actor.getSnapshot().context.text).toBe('fall');
  clock.increment(300);
  expectWanted('spring');
});

test('[DASH-15] failed downloads say why, and can be repeated', async () => {
  const unreachable = new Error('Tearline cannot be reached.');
  const { actor: downloadArchive } = inTurn<void, string>(unreachable, undefined);
  const machine = archiveDownloadMachine.provide({ actors: { downloadArchive } });
  const { actor, at } = started(machine, { input: { couponId: 'a' } });
  actor.send({ type: 'archive.download' });
  actor.send({ type: 'archive.download' });
  expect((await at('failed')).context.failure).toBe('Tearline cannot be reached.');
  actor.send({ type: 'archive.download' });
  expect((await at('downloaded')).context.failure).toBe(null);
});
