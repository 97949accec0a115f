import { expect, test } from 'vitest';
import {
  canResendToPhones,
  offerLines,
  phoneLines,
  type SavedOffer,
  type SavedPhones,
} from '../../../src/domain/dashboard/saved-passes.ts';

const AT = '2026-11-22T15:05:00.000Z';
const NEXT = '2026-11-22T16:05:00.000Z';
const PHONES: SavedPhones = {
  signing: 'trusted',
  holding: 0,
  told: 0,
  waiting: 0,
  unreached: 0,
  gone: 0,
  lastAt: null,
  nextAt: null,
  faults: [],
};
const OFFER: SavedOffer = {
  signing: 'trusted',
  state: 'none',
  lastAt: null,
  nextAt: null,
  fault: null,
};
const wordsOf = (phones: Partial<SavedPhones>) =>
  phoneLines({ ...PHONES, ...phones }).map(({ words }) => words);

test('[API-11] counts the notified phones, and the failures with their reasons', () => {
  const phones: SavedPhones = {
    ...PHONES,
    holding: 5,
    told: 3,
    waiting: 1,
    unreached: 1,
    gone: 1,
    lastAt: AT,
    nextAt: NEXT,
    faults: [
      { fault: 'busy', phones: 1 },
      { fault: 'refused', phones: 1 },
    ],
  };
  expect(phoneLines(phones)).toEqual([
    { kind: 'failed', words: '3 of 5 phones notified', moment: { lead: '', at: AT } },
    { kind: 'quiet', words: '1 phone: Apple’s push service was overloaded.', moment: null },
    { kind: 'quiet', words: '1 phone: Apple did not accept the address.', moment: null },
    {
      kind: 'waiting',
      words: '1 phone waiting to be notified',
      moment: { lead: 'Next attempt', at: NEXT },
    },
    { kind: 'quiet', words: '1 phone has removed the pass.', moment: null },
    { kind: 'quiet', words: 'Phones also check for updates about once a day.', moment: null },
  ]);
  expect(canResendToPhones(phones)).toBe(true);
  expect(canResendToPhones({ ...phones, unreached: 0, faults: [] })).toBe(false);
});

test('[API-11] without a pending change, shows who has the pass', () => {
  expect(wordsOf({})).toEqual(['No phone has this pass yet.']);
  expect(wordsOf({ holding: 2 })).toEqual(['2 phones have the current pass.']);
  expect(wordsOf({ gone: 1 })).toEqual(['1 phone has removed the pass.']);
  expect(wordsOf({ told: 1, holding: 1 })).toEqual(['1 of 1 phone notified']);
  expect(wordsOf({ signing: 'trial' })).toEqual([]);
});

test('[API-12] says whether Google has the change, waits for it or refused it', () => {
  const linesOf = (offer: Partial<SavedOffer>) =>
    offerLines({ ...OFFER, ...offer }, false).map(({ words }) => words);
  expect(linesOf({ state: 'set' })).toEqual(['Google shows this coupon as inactive']);
  expect(linesOf({ state: 'waiting' })).toEqual(['Google has not been notified yet']);
  expect(linesOf({ state: 'failed', fault: 'not-allowed' })).toEqual([
    'Google was not notified',
    'Google refused the service account.',
  ]);
  expect(linesOf({ signing: 'trial', state: 'failed', fault: 'no-credentials' })).toEqual([]);
});
