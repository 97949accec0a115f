/** Sharing a coupon for approval, and the account's rule for publishing: APPR-01, APPR-03. */
import { expect, test } from 'vitest';
import { ANSWERS_PAUSE_MS } from '../../../src/domain/constants.ts';
import type { SharedProof } from '../../../src/domain/approval/shared-proof.ts';
import { approvalRuleMachine } from '../../../src/machines/approval/approval-rule.machine.ts';
import {
  proofMachine,
  type ProofInput,
  type ReadProof,
} from '../../../src/machines/approval/proof.machine.ts';
import { inTurn, started } from '../../support/started.ts';
import { COUPON } from '../../support/wizard-driver.ts';

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
const SHARED: ReadProof = { proof: OPEN, now: {} };
const ENDED: ReadProof = { proof: { ...OPEN, address: null }, now: {} };
const NO_NETWORK = new Error('No network');

const INPUT: ProofInput = { id: '2b0c7f5e-8a43-4f0e-9a53-8a7f1c1b2d01', coupon: COUPON };

function start(reads: readonly (ReadProof | Error)[], shares: readonly Error[] = []) {
  const readProof = inTurn<ReadProof, ProofInput>(...reads).actor;
  const shareProof = inTurn<ReadProof, ProofInput>(...shares).actor;
  const machine = proofMachine.provide({ actors: { readProof, shareProof } });
  return started(machine, { input: INPUT });
}

test('[APPR-03] an open proof looks for answers, and ends when its page has ended elsewhere', async () => {
  const { actor, clock, at } = start([SHARED, NO_NETWORK, ENDED]);
  await at('open');
  clock.increment(ANSWERS_PAUSE_MS);
  expect(actor.getSnapshot().value).toEqual({ open: 'refreshing' });
  await at({ open: 'resting' });
  clock.increment(ANSWERS_PAUSE_MS);
  await at('closed');
});

test('[APPR-03] a failed reading is said and repeated', async () => {
  const { actor, at } = start([NO_NETWORK, SHARED]);
  expect((await at('unread')).context.failure).toBe('No network');
  actor.send({ type: 'proof.read' });
  expect((await at('open')).context.failure).toBeNull();
});

test('[APPR-01] a refused sharing leaves the coupon as it was, with the reason', async () => {
  const { actor, at } = start([{ proof: null, now: {} }], [NO_NETWORK]);
  await at('closed');
  actor.send({ type: 'proof.share' });
  expect((await at('closed')).context.failure).toBe('No network');
});

test('[APPR-03] a choice that the services do not store is given back with its reason; the next one is stored', async () => {
  const { actor: storeRule } = inTurn<boolean, boolean>(new Error('The line is down.'), true);
  const { actor, at, told } = started(approvalRuleMachine.provide({ actors: { storeRule } }));
  actor.send({ type: 'rule.choose', isOn: true });
  expect(actor.getSnapshot().context.wanted).toBe(true);
  const lost = await at('resting');
  expect(lost.context).toEqual({ wanted: null, failure: 'The line is down.' });
  actor.send({ type: 'rule.choose', isOn: true });
  const resting = await at('resting');
  expect(resting.context).toEqual({ wanted: null, failure: null });
  expect(told).toEqual([{ type: 'rule.stored', isOn: true }]);
});
