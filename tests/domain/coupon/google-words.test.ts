import { expect, test } from 'vitest';
import {
  cut,
  googleWordsOf,
  isWithin,
  wholeWords,
} from '../../../src/domain/coupon/google-words.ts';

test('[PREV-06] cuts Google’s provider at 12 characters, its name at 20 and its title at 60, ending with an ellipsis', () => {
  const wordsOf = (length: number) =>
    googleWordsOf({ merchantName: 'x'.repeat(length), description: 'y'.repeat(length * 3) });
  const provider = `${'x'.repeat(11)}…`;
  expect(wordsOf(20)).toEqual({ provider, issuerName: 'x'.repeat(20), title: 'y'.repeat(60) });
  expect(wordsOf(21)).toEqual({
    provider,
    issuerName: `${'x'.repeat(19)}…`,
    title: `${'y'.repeat(59)}…`,
  });
});

test('[PREV-06] never cuts inside a letter or emoji', () => {
  expect(cut('Bakery 👩🏽‍🍳 of the moon', 10)).toBe('Bakery…');
  expect(cut('Zoe\u0308 and Mia', 4)).toBe('Zo…');
});

test('[PRE-01] a shorter text ends with no joining word, in English and Spanish', () => {
  const shorter = (text: string) => wholeWords(text, isWithin(20));
  expect(shorter('Flores y Más de la Calle Ocho')).toBe('Flores y Más');
  expect(shorter('Flowers and More from the Corner')).toBe('Flowers and More');
  expect(shorter('Ten dollars off any bouquet')).toBe('Ten dollars off');
  expect(shorter('Ten  dollars  off  it')).toBe('Ten dollars off it');
});
