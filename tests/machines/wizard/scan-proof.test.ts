import { waitFor } from 'xstate';
import { expect, test } from 'vitest';
import type { ScanVerdict } from '../../../src/domain/scan/scan-verdict.ts';
import {
  type ScannedCoupon,
  scanProofMachine,
} from '../../../src/machines/wizard/scan-proof.machine.ts';
import { held, inTurn, started } from '../../support/started.ts';

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

const FAILURE = new Error('The line is down.');

function proof(
  scanCode = inTurn<ScanVerdict, ScannedCoupon>().actor,
  coupon: ScannedCoupon | null = COUPON,
) {
  return started(scanProofMachine.provide({ actors: { scanCode } }), { input: { coupon } });
}

const answering = (...answers: readonly (ScanVerdict | Error)[]) =>
  proof(inTurn<ScanVerdict, ScannedCoupon>(...answers).actor);

test.each([
  ['scans', () => answering(verdict('scans'))],
  ['doubtful', () => answering(verdict('doubtful'))],
  ['unread', () => answering(verdict('unread'))],
  ['unchecked', () => answering(FAILURE)],
  ['codeless', () => proof(undefined, null)],
])('[PRE-02] the check ends as %s', async (place, open) => {
  const state = await waitFor(open().actor, (snapshot) => !snapshot.matches('checking'));
  expect(state.value).toBe(place);
});

test('[PRE-02] a check that failed is repeated on demand', async () => {
  const { actor, at } = answering(FAILURE, verdict('scans'));
  expect((await at('unchecked')).context.failure).toBe('The line is down.');
  actor.send({ type: 'scan.retry' });
  await at('scans');
});

/** A proof whose decoder answers when the test says so. */
function savedProof() {
  const { actor: scanCode, calls } = held<ScanVerdict, ScannedCoupon>();
  const { actor, at, clock, told } = proof(scanCode);
  actor.send({ type: 'coupon.save' });
  return { actor, at, clock, told, check: calls[0] ?? expect.unreachable() };
}

const settledAs = (scan: object | undefined) => [{ type: 'scan.settled', scan }];

test('[PRE-02] a save before the check ends waits for the verdict, and is saved once with it', async () => {
  const { actor, at, told, check } = savedProof();
  actor.send({ type: 'coupon.save' });
  expect([actor.getSnapshot().hasTag('saving'), told]).toEqual([true, []]);
  check.done(verdict('unread'));
  await at('settled');
  expect(told).toEqual(settledAs({ result: 'unread', reason: 'dense' }));
});

test('[PRE-02] a check that fails or takes longer than 5,000 ms does not keep a coupon from being saved', async () => {
  const failing = savedProof();
  failing.check.fail(FAILURE);
  await failing.at('settled');
  const slow = savedProof();
  slow.clock.increment(4_999);
  expect(slow.told).toEqual([]);
  slow.clock.increment(1);
  expect([failing.told, slow.told]).toEqual([settledAs(undefined), settledAs(undefined)]);
});
