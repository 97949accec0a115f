import { expect, test } from 'vitest';
import {
  approvalOf,
  shortFingerprint,
  type Answer,
} from '../../../src/domain/approval/approval.ts';
import { changedFields, shownCoupon } from '../../../src/domain/approval/shown-coupon.ts';
import { COUPON_FORM_DEFAULTS } from '../../../src/domain/coupon/fields/coupon-form.ts';
import { formFactsOf } from '../../../src/domain/coupon/form-facts.ts';

const answer = (name: string, verdict: Answer['verdict'], fingerprint = 'now'): Answer => ({
  name,
  verdict,
  fingerprint,
});

test.each([
  ['nobody has answered', [], { state: 'waiting', waitsFor: [] }],
  ['one approved', [answer('Lou', 'approved')], { state: 'approved', waitsFor: [] }],
  [
    'one approved and another asks for changes',
    [answer('Dana', 'changes'), answer('Lou', 'approved')],
    { state: 'changes', waitsFor: ['Dana'] },
  ],
  [
    'who asked for changes approved later',
    [answer(' DANA ', 'approved'), answer('Dana', 'changes')],
    { state: 'approved', waitsFor: [] },
  ],
  [
    'an earlier coupon was approved',
    [answer('Lou', 'approved', 'before')],
    { state: 'outdated', waitsFor: ['Lou'] },
  ],
  [
    'changes of an earlier coupon were asked for',
    [answer('Lou', 'changes', 'before')],
    { state: 'waiting', waitsFor: ['Lou'] },
  ],
])('[APPR-02] an approval where %s', (_, answers, approval) => {
  expect(approvalOf(answers, 'now')).toEqual(approval);
});

test('[APPR-02] an approval has a fingerprint of eight digits for people', () => {
  expect(shortFingerprint('7f3a92c1e5')).toBe('7F3A 92C1');
});

test('[APPR-02] a change is named as its field in the form, and as people read it', () => {
  const before = {
    phone: '585-555-0119',
    expirationDate: '2026-11-30T00:00:00.000Z',
    appleStrip: 'a',
  };
  const now = {
    description: 'Free rolls',
    expirationDate: '2026-12-31T00:00:00.000Z',
    appleStrip: 'b',
  };
  expect(changedFields(before, now)).toEqual([
    { label: 'Description', before: '', now: 'Free rolls' },
    { label: 'Expires', before: '11/30/2026', now: '12/31/2026' },
    { label: 'Phone', before: '585-555-0119', now: '' },
    { label: 'Apple artwork', before: null, now: null },
  ]);
  expect(changedFields(now, now)).toEqual([]);
});

test('[APPR-02] a coupon without a code shows neither a value nor the text below it', () => {
  const facts = formFactsOf({ ...COUPON_FORM_DEFAULTS, barcodeType: 'NONE' });
  const kept = { ...facts, barcodeValue: 'HALFMOON-13', barcodeAltText: 'Thirteen' };
  expect(shownCoupon(kept, {})).toEqual(shownCoupon(facts, {}));
});
