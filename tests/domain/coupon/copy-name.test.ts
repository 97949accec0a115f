import { expect, test } from 'vitest';
import { nameOfCopy } from '../../../src/domain/coupon/copy-name.ts';

test.for([
  ['Rolls', [], 'Copy of Rolls'],
  ['Rolls', ['Copy of Rolls'], 'Copy of Rolls (2)'],
  ['Rolls', ['Copy of Rolls', 'Copy of Rolls (3)'], 'Copy of Rolls (2)'],
  ['Copy of Rolls', ['Copy of Rolls'], 'Copy of Rolls (2)'],
  ['Copy of Rolls (2)', ['Copy of Rolls', 'Copy of Rolls (2)'], 'Copy of Rolls (3)'],
  ['Rolls (2)', [], 'Copy of Rolls (2)'],
] as const)('[DASH-18] a copy of "%s" beside %j is "%s"', ([name, taken, copy]) => {
  expect(nameOfCopy(name, new Set(taken))).toBe(copy);
});

test('[DASH-18] the longest names stay within 128 characters and still differ', () => {
  const name = '🥐'.repeat(128);
  const first = nameOfCopy(name, new Set());
  const second = nameOfCopy(name, new Set([first]));
  expect([...first]).toHaveLength(128);
  expect([...second]).toHaveLength(128);
  expect(second.endsWith('🥐 (2)')).toBe(true);
});
