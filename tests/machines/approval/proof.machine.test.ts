/** Sharing a coupon for approval: APPR-01, APPR-03. */
import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { ANSWERS_PAUSE_MS } from '../../../src/domain/constants.ts';
import { COUPON_FORM_DEFAULTS } from '../../../src/domain/coupon/fields/coupon-form.ts';
import type { SharedProof } from '../../../src/domain/approval/shared-proof.ts';
import {
  proofMachine,
  type ProofInput,
  type ReadProof,
} from '../../../src/machines/approval/proof.machine.ts';

const OPEN: SharedProof = {
  address: 'https://tearline.test/proof/0123456789ABCDEF',
  endsAt: '2026-12-07T12:00:00.000Z',
  fingerprint: 'f'.repeat(64),
  approval: 'waiting',
  waitsFor: [],
  shown: {},
  approved: null,
  answers: [],
};
const NOT_SHARED: ReadProof = { proof: null, now: {} };
const SHARED: ReadProof = { proof: OPEN, now: {} };
const ENDED: ReadProof = { proof: { ...OPEN, address: null }, now: {} };

const INPUT: ProofInput = {
  id: '2b0c7f5e-8a43-4f0e-9a53-8a7f1c1b2d01',
  coupon: {
    form: COUPON_FORM_DEFAULTS,
    flowName: 'create',
    stored: null,
    templateId: null,
    images: { appleStrip: '', appleLogo: '', googleStrip: '', googleLogo: '', rideAlong: null },
  },
};

/** Each read takes the next of these; the last stays. */
function start({
  reads,
  fails = false,
}: {
  reads: readonly (ReadProof | Error)[];
  fails?: boolean;
}) {
  const clock = new SimulatedClock();
  const left = [...reads];
  const give = async (answer: ReadProof): Promise<ReadProof> => {
    if (fails) throw new Error('No network');
    return answer;
  };
  const machine = proofMachine.provide({
    actors: {
      readProof: fromPromise<ReadProof, ProofInput>(async () => {
        const next = left.length > 1 ? left.shift() : left[0];
        if (next === undefined) throw new Error('Nothing is left to read.');
        if (next instanceof Error) throw next;
        return next;
      }),
      shareProof: fromPromise<ReadProof, ProofInput>(() => give(SHARED)),
      revokeProof: fromPromise<ReadProof, ProofInput>(() => give(ENDED)),
    },
  });
  const actor = createActor(machine, { input: INPUT, clock });
  actor.start();
  return { actor, clock };
}

type Started = ReturnType<typeof start>['actor'];

const settled = (actor: Started, state: 'closed' | 'open' | 'unread') =>
  waitFor(actor, (snapshot) => snapshot.matches(state));

test('[APPR-03] an open proof looks for answers, and ends when its page has ended elsewhere', async () => {
  const { actor, clock } = start({ reads: [SHARED, new Error('No network'), ENDED] });
  await settled(actor, 'open');
  clock.increment(ANSWERS_PAUSE_MS);
  expect(actor.getSnapshot().value).toEqual({ open: 'refreshing' });
  await waitFor(actor, (snapshot) => snapshot.matches({ open: 'resting' }));
  clock.increment(ANSWERS_PAUSE_MS);
  await settled(actor, 'closed');
});

test('[APPR-03] a failed reading is said and repeated', async () => {
  const { actor } = start({ reads: [new Error('No network'), SHARED] });
  await settled(actor, 'unread');
  expect(actor.getSnapshot().context.failure).toBe('No network');
  actor.send({ type: 'proof.read' });
  await settled(actor, 'open');
  expect(actor.getSnapshot().context.failure).toBeNull();
});

test('[APPR-01] a refused sharing leaves the coupon as it was, with the reason', async () => {
  const { actor } = start({ reads: [NOT_SHARED], fails: true });
  await settled(actor, 'closed');
  actor.send({ type: 'proof.share' });
  await settled(actor, 'closed');
  expect(actor.getSnapshot().context.failure).toBe('No network');
});
