import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import {
  type DraftStatePath,
  draftMachine,
  savedStateOf,
} from '../../../src/machines/drafts/draft.machine.ts';

/** One write under way, which the test ends as it likes. */
interface Write {
  done(): void;
  fail(error: Error): void;
}

function draft({ erasesNothing = false } = {}) {
  const writes: Write[] = [];
  const erasures: number[] = [];
  const clock = new SimulatedClock();
  const machine = draftMachine.provide({
    actors: {
      writeDraft: fromPromise<void, void>(
        () => new Promise((done, fail) => writes.push({ done, fail })),
      ),
      eraseDraft: fromPromise(() => {
        erasures.push(writes.length);
        return erasesNothing ? Promise.reject(new Error('Blocked.')) : Promise.resolve();
      }),
    },
  });
  const actor = createActor(machine, { clock }).start();
  const writeNumber = (number: number): Write => {
    const write = writes[number - 1];
    if (write === undefined) throw new Error(`There was no write number ${number}.`);
    return write;
  };
  return {
    actor,
    clock,
    writes,
    erasures,
    writeNumber,
    change: () => actor.send({ type: 'draft.change' }),
    saved: () => savedStateOf(actor.getSnapshot()),
    isPending: () => actor.getSnapshot().hasTag('pending'),
    at: (path: DraftStatePath) => waitFor(actor, (state) => state.matches(statesOf[path])),
  };
}

const statesOf = {
  untouched: 'untouched',
  'pending.writing': { pending: 'writing' },
  saved: 'saved',
  unsaved: 'unsaved',
  erasing: 'erasing',
  'forgotten.unchanged': { forgotten: 'unchanged' },
  'forgotten.changed': { forgotten: 'changed' },
  erased: 'erased',
  released: 'released',
} as const satisfies Record<DraftStatePath, unknown>;

const FULL = Object.assign(new Error('No room.'), { name: 'QuotaExceededError' });

test('[WIZ-11] nothing is said or asked before the first change', () => {
  const { saved, isPending } = draft();
  expect([saved(), isPending()]).toEqual(['none', false]);
});

test('[WIZ-11] a change is written at once, and is "Saved" only when it is stored', async () => {
  const { change, writes, writeNumber, saved, isPending, at } = draft();
  change();
  expect([writes.length, saved(), isPending()]).toEqual([1, 'none', true]);
  writeNumber(1).done();
  await at('saved');
  expect([saved(), isPending()]).toEqual(['saved', false]);
});

test('[WIZ-11] changes during a write are one more write, begun when the first has ended', async () => {
  const { actor, change, writes, writeNumber, isPending, at } = draft();
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

test('[WIZ-11] a page that may go writes the last change without waiting for the write before it', () => {
  const { actor, change, writes } = draft();
  change();
  actor.send({ type: 'draft.flush' });
  expect(writes.length).toBe(1);
  change();
  actor.send({ type: 'draft.flush' });
  expect(writes.length).toBe(2);
});

test('[WIZ-11] "Saving…" shows after 150 ms without storage, and not before', async () => {
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

test('[WIZ-11] full storage is "Not saved" until a later write succeeds', async () => {
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

test('[WIZ-11] storage that is silent for ten seconds is "Not saved"', () => {
  const { change, clock, writes, saved } = draft();
  change();
  clock.increment(10_000);
  expect(saved()).toBe('refused');
  clock.increment(5_000);
  expect([writes.length, saved()]).toEqual([2, 'refused']);
});

test('[WIZ-11] a page that may go tries a failed write again at once', async () => {
  const { actor, change, writes, writeNumber, at } = draft();
  change();
  writeNumber(1).fail(FULL);
  await at('unsaved');
  actor.send({ type: 'draft.flush' });
  expect(writes.length).toBe(2);
});

test('[WIZ-11] a wizard that is over erases its draft, after whatever was being written', async () => {
  const { actor, change, erasures, saved, at } = draft();
  change();
  actor.send({ type: 'draft.discard' });
  await at('erased');
  expect([erasures, saved()]).toEqual([[1], 'none']);
});

test('[WIZ-11] of a draft that is erased nothing is said any more, also where erasing fails', async () => {
  const { actor, change, writeNumber, saved, at } = draft({ erasesNothing: true });
  change();
  writeNumber(1).done();
  await at('saved');
  actor.send({ type: 'draft.discard' });
  expect([actor.getSnapshot().value, saved()]).toEqual(['erasing', 'none']);
  await at('erased');
  expect(saved()).toBe('none');
});

test('[WIZ-11] after a sign-out in another tab nothing more is written, and the page says so and asks before it goes', async () => {
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

test('[WIZ-11] after a sign-out in another tab a page without work may go unasked until there is some', () => {
  const { actor, change, isPending } = draft();
  actor.send({ type: 'draft.forget' });
  expect(isPending()).toBe(false);
  change();
  expect(isPending()).toBe(true);
});
