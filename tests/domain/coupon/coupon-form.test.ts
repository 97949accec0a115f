import { expect, test } from 'vitest';
import { COUPON_FORM_DEFAULTS, withValues } from '../../../src/domain/coupon/fields/coupon-form.ts';
import { isSame } from '../../../src/domain/same-value.ts';

test.each<[unknown, unknown, boolean]>([
  [{ text: { A: 'x' } }, { text: { A: 'x' } }, true],
  [{ text: { A: 'x' } }, { text: { A: 'y' } }, false],
  [{ a: 1, b: undefined }, { a: 1, c: undefined }, false],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: 1, b: 2 }, { a: 1 }, false],
  [['x'], ['x'], true],
  [null, null, true],
  [null, {}, false],
  [{}, null, false],
  ['', {}, false],
  [{}, 'x', false],
  [0, false, false],
])('[WIZ-18] %j and %j are the same: %j', (one, other, expected) => {
  expect(isSame(one, other)).toBe(expected);
});

test('[WIZ-11] a form that receives its current values stays the same object', () => {
  const values = { apple: { ...COUPON_FORM_DEFAULTS.apple }, text: {} };
  expect(withValues(COUPON_FORM_DEFAULTS, values)).toBe(COUPON_FORM_DEFAULTS);
  expect(withValues(COUPON_FORM_DEFAULTS, { phone: '585' })).toEqual({
    ...COUPON_FORM_DEFAULTS,
    phone: '585',
  });
});
