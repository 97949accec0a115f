import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { PlaceOf } from '../../../src/machines/port.ts';
import { expect, test } from 'vitest';
import type { ScanVerdict } from '../../../src/domain/scan/scan-verdict.ts';
import {
  type ScannedCoupon,
  scanProofMachine,
} from '../../../src/machines/wizard/scan-proof.machine.ts';

const PICTURES = { strip: '', logo: '' };
const COUPON: ScannedCoupon = {
  type: 'QR',
  value: 'HALFMOON-13',
  caption: 'HALFMOON-13',
  code: '',
  offer: '',
  background: '#3B1710',
  foreground: '#FFF7E6',
  apple: PICTURES,
  google: PICTURES,
};
const verdict = (result: ScanVerdict['result']): ScanVerdict => ({
  result,
  reason: result === 'scans' ? null : 'dense',
  tries: [],
});

/** A proof whose decoder has one answer for each check, in order. */
function proof(answers: readonly (ScanVerdict | Error)[], coupon: ScannedCoupon | null = COUPON) {
  const left = [...answers];
  const scanCode = fromPromise<ScanVerdict, ScannedCoupon>(async () => {
    const answer = left.shift();
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('No answer.');
    return answer;
  });
  return createActor(scanProofMachine.provide({ actors: { scanCode } }), {
    input: { coupon },
  }).start();
}

const ENDS = {
  scans: () => proof([verdict('scans')]),
  doubtful: () => proof([verdict('doubtful')]),
  unread: () => proof([verdict('unread')]),
  unchecked: () => proof([new Error('The line is down.')]),
  codeless: () => proof([], null),
  beginning: null,
  'checking.resting': null,
  'checking.wanted': null,
  judging: null,
  settled: null,
} satisfies Record<PlaceOf<typeof scanProofMachine>, (() => ReturnType<typeof proof>) | null>;

test.each(Object.entries(ENDS).filter(([, open]) => open !== null))(
  '[PRE-02] the check ends as %s',
  async (place, open) => {
    if (open === null) return;
    const state = await waitFor(open(), (snapshot) => !snapshot.matches('checking'));
    expect(state.value).toBe(place);
  },
);

test('[PRE-02] a check that failed is repeated on demand', async () => {
  const actor = proof([new Error('The line is down.'), verdict('scans')]);
  const failed = await waitFor(actor, (state) => state.matches('unchecked'));
  expect(failed.context.failure).toBe('The line is down.');
  actor.send({ type: 'scan.retry' });
  await waitFor(actor, (state) => state.matches('scans'));
});

/** A proof whose decoder answers when the test says so; records what is saved. */
function savedProof() {
  const answer = Promise.withResolvers<ScanVerdict>();
  const clock = new SimulatedClock();
  const scanCode = fromPromise<ScanVerdict, ScannedCoupon>(() => answer.promise);
  const actor = createActor(scanProofMachine.provide({ actors: { scanCode } }), {
    input: { coupon: COUPON },
    clock,
  });
  const saved: unknown[] = [];
  actor.on('scan.settled', ({ scan }) => saved.push(scan));
  actor.start();
  return { actor, answer, clock, saved };
}

test('[PRE-02] a save before the check ends waits for the verdict, and is saved once with it', async () => {
  const { actor, answer, saved } = savedProof();
  actor.send({ type: 'coupon.save' });
  actor.send({ type: 'coupon.save' });
  expect([actor.getSnapshot().hasTag('saving'), saved]).toEqual([true, []]);
  answer.resolve(verdict('unread'));
  await waitFor(actor, (state) => state.matches('settled'));
  expect(saved).toEqual([{ result: 'unread', reason: 'dense' }]);
});

test('[PRE-02] a check that fails or takes longer than 5,000 ms does not keep a coupon from being saved', async () => {
  const failing = savedProof();
  failing.actor.send({ type: 'coupon.save' });
  failing.answer.reject(new Error('The line is down.'));
  await waitFor(failing.actor, (state) => state.matches('settled'));
  const slow = savedProof();
  slow.actor.send({ type: 'coupon.save' });
  slow.clock.increment(4_999);
  expect(slow.saved).toEqual([]);
  slow.clock.increment(1);
  expect([failing.saved, slow.saved]).toEqual([[undefined], [undefined]]);
});
