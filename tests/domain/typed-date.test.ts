import { expect, test } from 'vitest';
import { completeDate, dateFromTyped } from '../../src/domain/typed-date.ts';

test.each([
  ['12/31/2026', '2026-12-31T00:00:00.000Z', '12/31/2026'],
  ['1/5/2027', '2027-01-05T00:00:00.000Z', '01/05/2027'],
  [' 01052027 ', '2027-01-05T00:00:00.000Z', '01/05/2027'],
  ['02302027', null, '02302027'],
  ['123120', null, '123120'],
  ['next spring', null, 'next spring'],
])('[STEP-08] %j is stored as %j and shown as %j', (typed, stored, shown) => {
  expect(dateFromTyped(typed)).toBe(stored);
  expect(completeDate(typed)).toBe(shown);
});
