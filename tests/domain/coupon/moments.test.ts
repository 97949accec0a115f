import { expect, onTestFinished, test } from 'vitest';
import { dayIn, momentIn } from '../../../src/domain/coupon/moments.ts';
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
