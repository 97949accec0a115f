import { setTimeout as pause } from 'node:timers/promises';
import { createLoopTurns } from './loop-turns.ts';

/** ms. Shorter steps hold up nobody. */
const LONG_STEP_MS = 8;
const LONGEST_REST_MS = 50;

/**
 * Splits long works over turns of the event loop. After a long step none of them goes on for as long as that step took,
 * so together they use half of the loop's time at most (SAFE-13). The returned function begins a work, and returns what
 * ends a step of it; it resolves when the next step may begin.
 *
 * @internal
 */
export function createPacedSteps(): () => () => Promise<void> {
  const turns = createLoopTurns({ most: 1 });
  let restsUntil = 0;
  return () => {
    let began: number | null = null;
    return async () => {
      const ended = performance.now();
      const worked = began === null ? 0 : ended - began;
      if (worked > LONG_STEP_MS)
        restsUntil = Math.max(restsUntil, ended) + Math.min(worked, LONGEST_REST_MS);
      do {
        const rest = restsUntil - performance.now();
        if (rest > 0) await pause(rest);
        await new Promise<void>((turn) => turns.later(turn));
      } while (restsUntil > performance.now());
      began = performance.now();
    };
  };
}

/** The steps of all heavy works: one for the process, as its event loop is. */
export const beginPacedSteps = createPacedSteps();

/** Makes one thing of each item, in steps. */
export async function mapInSteps<Item, Made>(
  items: readonly Item[],
  make: (item: Item, index: number) => Made,
): Promise<readonly Made[]> {
  const endStep = beginPacedSteps();
  const made: Made[] = [];
  let until = 0;
  for (const [index, item] of items.entries()) {
    if (performance.now() >= until) {
      await endStep();
      until = performance.now() + LONG_STEP_MS;
    }
    made.push(make(item, index));
  }
  return made;
}
