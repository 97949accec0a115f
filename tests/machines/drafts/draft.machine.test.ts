import { expect, test } from 'vitest';
import { fromPromise, waitFor } from 'xstate';
import { draftMachine, savedStateOf } from '../../../src/machines/drafts/draft.machine.ts';
import { held, started } from '../../support/started.ts';

function draft({ erasesNothing = false } = {}) {
  const { actor: writeDraft, calls: writes } = held<void, void>();
  const erasures: number[] = [];
  const eraseDraft = fromPromise<void, void>(async () => {
    erasures.push(writes.length);
    if (erasesNothing) throw new Error('Blocked.');
  });
  const running = started(draftMachine.provide({ actors: { writeDraft, eraseDraft } }));
  const { actor } = running;
  return {
    ...running,
    writes,
    erasures,
    writeNumber: (number: number) => writes[number - 1] ?? expect.unreachable(),
    change: () => actor.send({ type: 'draft.change' }),
    saved: () => savedStateOf(actor.getSnapshot()),
    isPending: () => actor.getSnapshot().hasTag('pending'),
  };
}

const FULL = Object.assign(new Error('No room.'), { name: 'QuotaExceededError' });

test('[WIZ-11] says and asks nothing before the first change; changes during a write cause one more write after it', async () => {
  const { actor, change, writes, writeNumber, saved, isPending, at } = draft();
  expect([saved(), isPending()]).toEqual(['none', false]);
  change();
  change();
  change();
  expect(writes.length).toBe(1);
  writeNumber(1).done();
  await waitFor(actor, () => writes.length === 2);
  expect(isPending()).toBe(true);
  writeNumber(2).done();
  await at('saved');
  expect(writes.length).toBe(2);
});

test('[WIZ-11] a closing page writes the last change without waiting for the running write', () => {
  const { actor, change, writes } = draft();
  change();
  actor.send({ type: 'draft.flush' });
  expect(writes.length).toBe(1);
  change();
  actor.send({ type: 'draft.flush' });
  expect(writes.length).toBe(2);
});

test('[WIZ-11] shows "Saving…" only after 150 ms without an answer', async () => {
  const { change, clock, writeNumber, saved, at } = draft();
  change();
  writeNumber(1).done();
  await at('saved');
  change();
  clock.increment(149);
  expect(saved()).toBe('saved');
  clock.increment(1);
  expect(saved()).toBe('saving');
  writeNumber(2).done();
  await at('saved');
  expect(saved()).toBe('saved');
  change();
  expect(saved()).toBe('saved');
});

test('[WIZ-11] full storage shows "Not saved" until a later write succeeds', async () => {
  const { change, clock, writes, writeNumber, saved, isPending, at } = draft();
  change();
  writeNumber(1).fail(FULL);
  await at('unsaved');
  expect([saved(), isPending()]).toEqual(['full', true]);

  clock.increment(5_000);
  expect([writes.length, saved()]).toEqual([2, 'full']);
  writeNumber(2).fail(new Error('Blocked.'));
  await at('unsaved');
  expect(saved()).toBe('refused');

  change();
  writeNumber(3).done();
  await at('saved');
  expect([saved(), isPending()]).toEqual(['saved', false]);
});

test('[WIZ-11] the next stored draft ends "Not saved", also if it was changed meanwhile', async () => {
  const { actor, change, writes, writeNumber, saved, at } = draft();
  change();
  writeNumber(1).fail(FULL);
  await at('unsaved');
  change();
  change();
  writeNumber(2).done();
  await waitFor(actor, () => writes.length === 3);
  expect(saved()).toBe('saved');
});

test('[WIZ-11] storage without an answer for ten seconds shows "Not saved"', () => {
  const { change, clock, writes, saved } = draft();
  change();
  clock.increment(10_000);
  expect(saved()).toBe('refused');
  clock.increment(5_000);
  expect([writes.length, saved()]).toEqual([2, 'refused']);
});

test('[WIZ-11] a closing page retries a failed write at once', async () => {
  const { actor, change, writes, writeNumber, at } = draft();
  change();
  writeNumber(1).fail(FULL);
  await at('unsaved');
  actor.send({ type: 'draft.flush' });
  expect(writes.length).toBe(2);
});

test('[WIZ-11] a finished wizard erases its draft after the running write', async () => {
  const { actor, change, erasures, saved, at } = draft();
  change();
  actor.send({ type: 'draft.discard' });
  await at('erased');
  expect([erasures, saved()]).toEqual([[1], 'none']);
});

test('[WIZ-11] reports nothing about an erased draft, even if erasing fails', async () => {
  const { actor, change, writeNumber, saved, at } = draft({ erasesNothing: true });
  change();
  writeNumber(1).done();
  await at('saved');
  actor.send({ type: 'draft.discard' });
  expect([actor.getSnapshot().value, saved()]).toEqual(['erasing', 'none']);
  await at('erased');
  expect(saved()).toBe('none');
});

test('[WIZ-11] after a sign-out in another tab, nothing is written; the page says so and asks before it closes', async () => {
  const { actor, change, writes, erasures, writeNumber, saved, isPending, at } = draft();
  change();
  writeNumber(1).done();
  await at('saved');
  actor.send({ type: 'draft.forget' });
  expect([saved(), isPending()]).toEqual(['signed-out', true]);
  change();
  actor.send({ type: 'draft.forget' });
  expect([writes.length, saved(), isPending()]).toEqual([1, 'signed-out', true]);
  actor.send({ type: 'draft.discard' });
  await at('erased');
  expect(erasures).toEqual([]);
});

test('[WIZ-11] after a sign-out in another tab, a page without changes closes without asking', () => {
  const { actor, change, isPending } = draft();
  actor.send({ type: 'draft.forget' });
  expect(isPending()).toBe(false);
  change();
  expect(isPending()).toBe(true);
});
