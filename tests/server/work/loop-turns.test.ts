import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLoopTurns } from '../../../server/work/loop-turns.ts';

/** Keeps the processor busy for as long as a turn may take. */
function takeLong(): void {
  const end = performance.now() + 1;
  while (performance.now() < end);
}

test('[SAFE-01] runs one new and one waiting piece of long work per turn', async () => {
  const turns = createLoopTurns();
  let turn = 0;
  const done: string[] = [];
  const piece = (name: string) => () => {
    done.push(`${name} ${turn}`);
    takeLong();
  };
  for (const name of ['a', 'b', 'c']) turns.begin(piece(name));
  turns.later(piece('d'));
  for (turn = 1; turn < 4; turn += 1) {
    await nextTurn();
    turns.begin(piece('new'));
  }
  expect(done).toEqual(['a 0', 'b 1', 'new 1', 'c 2', 'new 2', 'd 3', 'new 3']);
});

test('[SAFE-01] runs several pieces of short work in a turn', async () => {
  const turns = createLoopTurns();
  let done = 0;
  let most = 0;
  for (let piece = 0; piece < 200; piece += 1) turns.later(() => (done += 1));
  while (done < 200) {
    const before = done;
    await nextTurn();
    most = Math.max(most, done - before);
  }
  expect(most).toBeGreaterThan(1);
});

test('[SAFE-01] owners take turns: a single piece does not wait for another owner’s queue', async () => {
  const turns = createLoopTurns();
  const done: string[] = [];
  for (const name of ['a1', 'a2', 'a3', 'b1'])
    turns.later(() => void done.push(name), name.slice(0, 1));
  while (done.length < 4) await nextTurn();
  expect(done).toEqual(['a1', 'b1', 'a2', 'a3']);
});
