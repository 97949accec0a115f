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
  ['+1 217 555 0142', '217-555-0142'],
  ['1-217-555-0142', '217-555-0142'],
  ['(217) 555-0142', '217-555-0142'],
  ['1', ''],
  ['1217', '217'],
  ['call us', ''],
])('[STEP-07] %j becomes %j while typing', (typed, formatted) => {
  expect(formatPhone(typed)).toBe(formatted);
});

test('[STEP-07] only three, three and four digits are a phone number', () => {
  const numbers = ['585-555-0142', '585-555-014', '1-585-555-0142', '585-555-01429', '5855550142'];
  expect([...numbers, ''].map(isPhone)).toEqual([true, false, false, false, false, false]);
});

test('[STEP-07] the caret stays after the typed digit', () => {
  const typed = ['', '585', '5855', '585555', '+1 (585) 555-0142', '1 5'];
  expect(typed.map((before) => phoneCaret('585-555-0142', before))).toEqual([0, 3, 5, 7, 12, 1]);
});

test('[STEP-07] 12175550142 typed digit by digit is 217-555-0142', () => {
  const typed = [...'12175550142'].reduce(
    (before, letter) => formatPhone(before + letter, { before, isErasing: false }),
    '',
  );
  expect(typed).toBe('217-555-0142');
});

test('[STEP-07] erasing the first digit removes no other one, and it can be typed again', () => {
  const erased = formatPhone('12-555-0142', { before: '212-555-0142', isErasing: true });
  expect(erased).toBe('125-550-142');
  expect(formatPhone(`${erased}0`, { before: erased, isErasing: false })).toBe('125-550-1420');
  expect(formatPhone(`3${erased}`, { before: erased, isErasing: false })).toBe('312-555-0142');
  expect(formatPhone('1', { before: erased, isErasing: false })).toBe('');
});
