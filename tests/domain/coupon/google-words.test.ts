import { expect, test } from 'vitest';
import { cut, googleWordsOf } from '../../../src/domain/coupon/google-words.ts';

test('[PREV-06] Google’s name has 20 characters and its title 60, the last one an ellipsis where more were cut', () => {
  const wordsOf = (length: number) =>
    googleWordsOf({ merchantName: 'x'.repeat(length), description: 'y'.repeat(length * 3) });
  expect(wordsOf(20)).toEqual({ issuerName: 'x'.repeat(20), title: 'y'.repeat(60) });
  expect(wordsOf(21)).toEqual({ issuerName: `${'x'.repeat(19)}…`, title: `${'y'.repeat(59)}…` });
});

test('[PREV-06] a cut leaves no half letter and no half emoji', () => {
  expect(cut('Bakery 👩🏽‍🍳 of the moon', 10)).toBe('Bakery…');
  expect(cut('Zoe\u0308 and Mia', 4)).toBe('Zo…');
});
