import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import {
  rideAlongArchiveMachine,
  type RideAlongFiles,
} from '../../../src/machines/submission/ride-along-archive.machine.ts';

const FILES: RideAlongFiles = {
  couponId: '3f0c9a52-7d1e-4b8a-9c34-51e0a8d2f617',
  informedImagesId: '0b54f2d7-1c1f-4f3f-9d0a-6f8d9b0a7c21',
  image: 'data:image/png;base64,RA',
  design: null,
};

/** One result per download, in order. */
function archive(files: RideAlongFiles | null, outcomes: readonly (Error | 'saved')[]) {
  const asked: (RideAlongFiles | null)[] = [];
  const machine = rideAlongArchiveMachine.provide({
    actors: {
      downloadArchive: fromPromise<void, RideAlongFiles | null>(({ input }) => {
        const outcome = outcomes[asked.length] ?? new Error('No download was expected.');
        asked.push(input);
        return outcome === 'saved' ? Promise.resolve() : Promise.reject(outcome);
      }),
    },
  });
  return { actor: createActor(machine, { input: { files } }).start(), asked };
}

test('[SUBM-05] the files download automatically, and again on request', async () => {
  const { actor, asked } = archive(FILES, ['saved', 'saved']);
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  await waitFor(actor, (state) => state.matches('downloaded'));
  actor.send({ type: 'archive.download' });
  await waitFor(actor, (state) => state.matches('downloaded'));
  expect(asked).toEqual([FILES, FILES]);
});

test('[SUBM-05] a failure shows its message until the next attempt', async () => {
  const { actor } = archive(FILES, [new Error('Tearline cannot be reached.'), 'saved']);
  const failed = await waitFor(actor, (state) => state.matches('failed'));
  expect(failed.context.failure).toBe('Tearline cannot be reached.');
  actor.send({ type: 'archive.download' });
  expect(actor.getSnapshot().context.failure).toBe(null);
  await waitFor(actor, (state) => state.matches('downloaded'));
});

test('[SUBM-05] a coupon without a Ride-Along has no files', () => {
  const { actor, asked } = archive(null, []);
  expect(actor.getSnapshot().value).toBe('needless');
  actor.send({ type: 'archive.download' });
  expect(asked).toEqual([]);
});
