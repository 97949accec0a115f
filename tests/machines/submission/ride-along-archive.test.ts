import { expect, test } from 'vitest';
import {
  rideAlongArchiveMachine,
  type RideAlongFiles,
} from '../../../src/machines/submission/ride-along-archive.machine.ts';
import { RIDE_ALONG_FILES as FILES } from '../../support/ride-along-design.ts';
import { inTurn, started } from '../../support/started.ts';

function archive(files: RideAlongFiles | null, ...outcomes: readonly (Error | undefined)[]) {
  const { actor: downloadArchive, asked } = inTurn<void, RideAlongFiles | null>(...outcomes);
  const machine = rideAlongArchiveMachine.provide({ actors: { downloadArchive } });
  return { ...started(machine, { input: { files } }), asked };
}

test('[SUBM-05] the files download automatically, and again on request', async () => {
  const { actor, asked, at } = archive(FILES, undefined, undefined);
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  await at('downloaded');
  actor.send({ type: 'archive.download' });
  await at('downloaded');
  expect(asked).toEqual([FILES, FILES]);
});

test('[SUBM-05] a failure shows its message until the next attempt', async () => {
  const { actor, at } = archive(FILES, new Error('Tearline cannot be reached.'), undefined);
  expect((await at('failed')).context.failure).toBe('Tearline cannot be reached.');
  actor.send({ type: 'archive.download' });
  expect(actor.getSnapshot().context.failure).toBe(null);
  await at('downloaded');
});

test('[SUBM-05] a coupon without a Ride-Along has no files', () => {
  const { actor, asked } = archive(null);
  expect(actor.getSnapshot().value).toBe('needless');
  actor.send({ type: 'archive.download' });
  expect(asked).toEqual([]);
});
