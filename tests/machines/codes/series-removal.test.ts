/** The removal of a series of codes (SER-06). */
import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import type { FailureCode } from '../../../src/domain/failures.ts';
import { seriesRemovalMachine } from '../../../src/machines/codes/series-removal.machine.ts';
import { serviceFailure } from '../../support/service-failures.ts';

const SERIES = { id: 'series', name: 'winter.csv', rows: 25 };

async function remove(failure: FailureCode | null) {
  const removed: string[] = [];
  const removeSeries = fromPromise<void, string>(async ({ input }) => {
    removed.push(input);
    if (failure !== null) throw serviceFailure(failure);
  });
  const actor = createActor(seriesRemovalMachine.provide({ actors: { removeSeries } })).start();
  actor.send({ type: 'removal.ask', series: SERIES });
  expect(removed).toEqual([]);
  actor.send({ type: 'removal.confirm' });
  const { context } = await waitFor(actor, (state) => state.matches('resting'));
  return { removed, failure: context.failure };
}

test.each([null, 'not-found'] as const)(
  '[SER-06] codes are removed after the question, also if another tab was first (%s)',
  async (failure) => {
    expect(await remove(failure)).toEqual({ removed: ['series'], failure: null });
  },
);

test('[SER-06] a removal that failed says why', async () => {
  expect(await remove('unavailable')).toEqual({ removed: ['series'], failure: 'unavailable' });
});
