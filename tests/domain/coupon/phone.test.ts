import { expect, test } from 'vitest';
import { formatPhone, isPhone, phoneCaret } from '../../../src/domain/coupon/phone.ts';

test.each([
  ['5', '5'],
  ['585', '585'],
  ['5855', '585-5'],
  ['585555', '585-555'],
  ['5855550', '585-555-0'],
  ['585-555-01429', '585-555-0142'],
  ['+1 (585) 555-0142', '585-555-0142'],
  ['1585555014', '158-555-5014'],
  ['call us', ''],
])('[STEP-07] %j becomes %j while typing', (typed, formatted) => {
  expect(formatPhone(typed)).toBe(formatted);
});

test('[STEP-07] only three, three and four digits are a number', () => {
  const numbers = ['585-555-0142', '585-555-014', '1-585-555-0142', '585-555-01429', '5855550142'];
  expect([...numbers, ''].map(isPhone)).toEqual([true, false, false, false, false, false]);
});

test('[STEP-07] the caret stays behind the digit that was typed', () => {
  expect([0, 3, 4, 6, 10].map((digits) => phoneCaret('585-555-0142', digits))).toEqual([
    0, 3, 5, 7, 12,
  ]);
});
