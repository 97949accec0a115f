import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLoopTurns } from '../../../server/work/loop-turns.ts';
import { createPacedSteps } from '../../../server/work/paced-steps.ts';

function workFor(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test('[SAFE-01] runs one new and one waiting piece of long work per turn', async () => {
  const turns = createLoopTurns();
  let turn = 0;
  const done: string[] = [];
  const piece = (name: string) => () => {
    done.push(`${name} ${turn}`);
    // As long as a turn may take.
    workFor(1);
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

test('[SAFE-13] after a long step no work goes on for as long as the step took', async () => {
  const begin = createPacedSteps();
  const steps: (readonly [began: number, ended: number])[] = [];
  const work = async (): Promise<void> => {
    const endStep = begin();
    await endStep();
    for (let step = 0; step < 3; step += 1) {
      const began = performance.now();
      workFor(20);
      steps.push([began, performance.now()]);
      await endStep();
    }
  };
  await Promise.all([work(), work(), work()]);
  expect(steps).toHaveLength(9);
  const rests = steps.slice(1).map(([began], index) => began - (steps[index]?.[1] ?? 0));
  // A timer may come a millisecond early.
  expect(Math.min(...rests)).toBeGreaterThanOrEqual(18);
});
