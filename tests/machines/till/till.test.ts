/** The page of a counter as a machine (TILL-02, TILL-03, TILL-06, TILL-07). */
import { fromCallback } from 'xstate';
import { expect, test } from 'vitest';
import { NO_COUPON, withRecent, type TillAnswer } from '../../../src/domain/counters/till.ts';
import { tillMachine } from '../../../src/machines/till/till.machine.ts';
import type { KnownTill, Press } from '../../../src/machines/till/till-setup.ts';
import { serviceFailure } from '../../support/service-failures.ts';
import { inTurn, started } from '../../support/started.ts';

const VALID: TillAnswer = { ...NO_COUPON, state: 'valid', text: '/c/CODE', code: 'HM-1' };
const REDEEMED: TillAnswer = { ...VALID, state: 'redeemed', undoSeconds: 52 };
const PAUSE = { seconds: 42, reason: 'unknown-codes' } as const;
const PAUSED: TillAnswer = { ...NO_COUPON, state: 'paused', pause: PAUSE };
const UNREACHABLE = serviceFailure('unreachable');
const KNOWN: KnownTill = { name: 'Mill Street 1', pause: null };

interface Answers {
  readonly known?: KnownTill | Error;
  readonly checks?: readonly (TillAnswer | Error)[];
  readonly presses?: readonly (TillAnswer | Error)[];
}

function open({ known = KNOWN, checks = [], presses = [] }: Answers) {
  const checking = inTurn<TillAnswer, string>(...checks);
  const pressing = inTurn<TillAnswer, Press>(...presses);
  const machine = tillMachine.provide({
    actors: {
      openKnown: inTurn<KnownTill, void>(known).actor,
      watchCamera: fromCallback(() => undefined),
      checkText: checking.actor,
      redeemText: pressing.actor,
    },
  });
  const running = started(machine);
  const read = (text: string) => running.actor.send({ type: 'code.read', text });
  /** To the outcome of a code in front of the camera. */
  const scan = async (text: string, outcome: string) => {
    await running.at('scanning');
    read(text);
    await running.at(outcome);
  };
  /** To the end of a press on “Redeem”. */
  const redeem = async (text: string) => {
    await scan(text, 'answered');
    running.actor.send({ type: 'code.redeem', press: text });
    await running.at('redeemed');
  };
  return { ...running, read, scan, redeem, checked: checking.asked, pressed: pressing.asked };
}

test('[TILL-02] a phone that refused its camera goes on typing, until it is to use the camera', async () => {
  const { actor, at, read } = open({ checks: [VALID] });
  await at('scanning');
  actor.send({ type: 'camera.refused' });
  read('HM-1');
  await at('answered');
  actor.send({ type: 'scan.next' });
  expect(actor.getSnapshot().value).toBe('typing');
  actor.send({ type: 'typing.leave' });
  expect(actor.getSnapshot().value).toBe('scanning');
  expect(actor.getSnapshot().context.isCameraRefused).toBe(false);
});

test('[TILL-03] a press whose answer was lost is sent again as the same press', async () => {
  const { actor, at, scan, pressed } = open({ checks: [VALID], presses: [UNREACHABLE, REDEEMED] });
  await scan('HM-1', 'answered');
  actor.send({ type: 'code.redeem', press: 'one' });
  await at('unsure');
  actor.send({ type: 'call.retry' });
  await at('redeemed');
  const press = { press: 'one', text: '/c/CODE' };
  expect(pressed).toEqual([press, press]);
});

test('[TILL-03] “Undo” is offered for the seconds that the services name', async () => {
  const { actor, clock, redeem } = open({ checks: [VALID], presses: [REDEEMED] });
  await redeem('HM-1');
  clock.increment(51_999);
  expect(actor.getSnapshot().value).toBe('redeemed');
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('final');
  actor.send({ type: 'use.undo' });
  expect(actor.getSnapshot().value).toBe('final');
});

test('[TILL-06] without the services a code is not redeemed, and the same code can be checked again, or the next one', async () => {
  const { actor, at, scan, read, checked } = open({ checks: [UNREACHABLE, UNREACHABLE, VALID] });
  await scan('HM-1', 'unchecked');
  actor.send({ type: 'code.redeem', press: 'one' });
  expect(actor.getSnapshot().value).toBe('unchecked');
  actor.send({ type: 'call.retry' });
  await at('unchecked');
  read('🎟'.repeat(3_000));
  await at('answered');
  expect(checked).toEqual(['HM-1', 'HM-1', '🎟'.repeat(2_000)]);
});

test('[TILL-07] a paused counter goes on by itself', async () => {
  const { actor, clock, scan } = open({ checks: [PAUSED] });
  await scan('HM-1', 'paused');
  clock.increment(41_999);
  expect(actor.getSnapshot().value).toBe('paused');
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('scanning');
});

test.each([
  [{ known: { ...KNOWN, pause: PAUSE } }, 'paused'],
  [{ known: null }, 'asking'],
  [{ known: UNREACHABLE }, 'unreachable'],
  [{ known: serviceFailure('not-found') }, 'closed'],
] as const)('[TILL-01] a phone begins where the services say: %o, %s', async (answers, state) => {
  await open(answers).at(state);
});

test('[TILL-01] a counter that was revoked is closed at its next call', async () => {
  await open({ checks: [serviceFailure('unauthorized')] }).scan('HM-1', 'closed');
});

test('[TILL-02] the last ten scans are listed, each once', () => {
  let recent = withRecent([], VALID, 1);
  recent = withRecent(recent, REDEEMED, 2);
  recent = withRecent(recent, PAUSED, 3);
  expect(recent).toEqual([{ state: 'redeemed', code: 'HM-1', text: '/c/CODE', at: 2 }]);
  const others = [
    { ...VALID, text: '/c/OTHER' },
    { ...NO_COUPON, state: 'unknown' as const },
  ];
  for (const other of others)
    expect(withRecent(withRecent([], VALID, 1), other, 2)).toHaveLength(2);
  for (let at = 3; at < 20; at += 1)
    recent = withRecent(recent, { ...NO_COUPON, state: 'unknown' }, at);
  expect(recent).toHaveLength(10);
});

test('[TILL-02] the code that was just redeemed, still in view, is named for ten seconds or until it leaves', async () => {
  const used: TillAnswer = { ...VALID, state: 'used' };
  const { actor, at, clock, read, redeem, checked } = open({
    checks: [VALID, used, used],
    presses: [REDEEMED],
  });
  const isNamed = () => actor.getSnapshot().context.isSeenAgain;
  await redeem('HM-1');
  read('HM-1');
  expect([actor.getSnapshot().value, isNamed()]).toEqual(['redeemed', true]);
  clock.increment(20_000);
  actor.send({ type: 'scan.next' });
  expect(isNamed()).toBe(false);
  read('HM-1');
  expect([actor.getSnapshot().value, isNamed()]).toEqual(['scanning', true]);
  expect(checked).toHaveLength(1);
  clock.increment(9_999);
  read('HM-1');
  clock.increment(1);
  read('HM-1');
  await at('answered');
  expect(actor.getSnapshot().context.answer).toMatchObject({ state: 'used' });
});

test('[TILL-02] too late to undo, the code is still named, for ten seconds', async () => {
  const presses = [{ ...REDEEMED, undoSeconds: 5 }];
  const { actor, clock, read, redeem } = open({ checks: [VALID], presses });
  await redeem('HM-1');
  clock.increment(5_000);
  read('HM-1');
  expect(actor.getSnapshot()).toMatchObject({ value: 'final', context: { isSeenAgain: true } });
  clock.increment(10_000);
  expect(actor.getSnapshot().context).toMatchObject({ justRedeemed: null, isSeenAgain: false });
});

test('[TILL-02] a code that has left the picture is checked again, as any other code is', async () => {
  const { actor, at, read, redeem, checked } = open({
    checks: [VALID, VALID, VALID],
    presses: [REDEEMED, REDEEMED],
  });
  await redeem('HM-1');
  actor.send({ type: 'scan.next' });
  read('HM-1');
  actor.send({ type: 'code.gone' });
  expect(actor.getSnapshot().context.isSeenAgain).toBe(false);
  await redeem('HM-1');
  actor.send({ type: 'scan.next' });
  read('HM-2');
  await at('answered');
  expect(checked).toEqual(['HM-1', 'HM-1', 'HM-2']);
});
