import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLoopTurns } from '../../../server/work/loop-turns.ts';

test('[SAFE-01] two pieces of work are done in a turn, and two of what has waited', async () => {
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
