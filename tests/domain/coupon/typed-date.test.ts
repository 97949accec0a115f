import { expect, test } from 'vitest';
import {
  completeDate,
  dateFromTyped,
  parseTypedDate,
  shownDate,
} from '../../../src/domain/coupon/typed-date.ts';

test.each([
  ['12/31/2026', '2026-12-31T00:00:00.000Z', '12/31/2026'],
  ['1/5/2027', '2027-01-05T00:00:00.000Z', '01/05/2027'],
  [' 01052027 ', '2027-01-05T00:00:00.000Z', '01/05/2027'],
  ['02302027', null, '02302027'],
  ['123120', null, '123120'],
  ['912312026', null, '912312026'],
  ['123120269', null, '123120269'],
  ['112/31/2026', null, '112/31/2026'],
  ['next spring', null, 'next spring'],
])('[STEP-08] %j is stored as %j and shown as %j', (typed, stored, shown) => {
  expect(dateFromTyped(typed)).toBe(stored);
  expect(completeDate(typed)).toBe(shown);
});

test.each([
  ['1/5/2027', '2027-01-05T00:00:00.000Z', '01/05/2027'],
  ['02/30/2027', '02/30/2027', '02/30/2027'],
  ['2027-01-05', '2027-01-05', '2027-01-05'],
  ['  ', '', ''],
])(
  '[STEP-08] %j is stored as %j and shown as %j when the screen opens again',
  (typed, kept, shown) => {
    expect(parseTypedDate(typed)).toBe(kept);
    expect(shownDate(kept)).toBe(shown);
  },
);
