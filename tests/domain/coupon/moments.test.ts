import { expect, onTestFinished, test } from 'vitest';
import { dayIn, momentIn } from '../../../src/domain/coupon/moments.ts';
import {
  completeDate,
  dateFromTyped,
  parseTypedDate,
  shownDate,
} from '../../../src/domain/coupon/typed-date.ts';
import { readLanguageFrom } from '../../../src/words/language.ts';

/** Half an hour before and after midnight there. */
test.each([
  ['America/New_York', '2026-12-12T04:30:00Z', '12/11/2026', '11:30 PM EST'],
  ['America/New_York', '2026-12-12T05:30:00Z', '12/12/2026', '12:30 AM EST'],
  ['Pacific/Honolulu', '2026-12-12T09:30:00Z', '12/11/2026', '11:30 PM HST'],
  ['Pacific/Honolulu', '2026-12-12T10:30:00Z', '12/12/2026', '12:30 AM HST'],
  ['Pacific/Guam', '2026-12-11T13:30:00Z', '12/11/2026', '11:30 PM GMT+10'],
  ['Pacific/Guam', '2026-12-11T14:30:00Z', '12/12/2026', '12:30 AM GMT+10'],
])('[APPR-01] in %s, %s is %s, %s for all who look', (zone, iso, day, time) => {
  expect(dayIn(zone, new Date(iso))).toBe(day);
  expect(momentIn(zone, new Date(iso)).replaceAll(/\s/gu, ' ')).toBe(`${day}, ${time}`);
});

test('[SHELL-19] the time is in the language of the reader, the day in one form', () => {
  readLanguageFrom(() => 'es');
  onTestFinished(() => readLanguageFrom(() => 'en'));
  const said = momentIn('America/New_York', new Date('2026-12-12T04:30:00Z'));
  expect(said.replaceAll(/\s/gu, ' ')).toBe('12/11/2026, 11:30 p.m. EST');
});

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
