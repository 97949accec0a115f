import { expect, test } from 'vitest';
import { createPacedSteps } from '../../../server/work/paced-steps.ts';

function workFor(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

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
