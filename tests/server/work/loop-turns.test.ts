import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { areArriving, connectionArrived } from '../../../server/work/arrivals.ts';
import { createLoopTurns } from '../../../server/work/loop-turns.ts';

test('[SAFE-01] runs two new and two waiting pieces of work per turn', async () => {
  const turns = createLoopTurns(2);
  let turn = 0;
  const done: string[] = [];
  const piece = (name: string) => () => void done.push(`${name} ${turn}`);
  for (const name of ['a', 'b', 'c', 'd', 'e']) turns.begin(piece(name));
  turns.later(piece('f'));
  for (turn = 1; turn < 3; turn += 1) {
    await nextTurn();
    turns.begin(piece(`new`));
  }
  expect(done).toEqual(['a 0', 'b 0', 'c 1', 'd 1', 'new 1', 'e 2', 'f 2', 'new 2']);
});

test('[SAFE-01] owners take turns: a single piece does not wait for another owner’s queue', async () => {
  const turns = createLoopTurns(2);
  const done: string[] = [];
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1'])
    turns.later(() => void done.push(name), name.slice(0, 1));
  await nextTurn();
  expect(done).toEqual(['a1', 'b1']);
  await nextTurn();
  expect(done).toEqual(['a1', 'b1', 'a2', 'a3']);
});

test('[SAFE-01] while connections arrive, work is left to later turns, at most to half of them', async () => {
  const turns = createLoopTurns(1);
  const done: number[] = [];
  let turn = 0;
  connectionArrived();
  for (let piece = 0; piece < 3; piece += 1) turns.begin(() => void done.push(turn));
  while (done.length < 3 && turn < 2_000) {
    turn += 1;
    connectionArrived();
    await nextTurn();
  }
  expect(done).toEqual([511, 512, 513]);
  while (areArriving()) await nextTurn();
  turns.begin(() => void done.push(0));
  expect(done).toHaveLength(4);
});
