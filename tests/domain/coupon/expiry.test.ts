import { expect, test, vi } from 'vitest';
import { formatDate, normalizeDate, parseDate } from '../../../src/domain/coupon/expiry.ts';
import {
  endOfOffer,
  isExpired,
  offerPhase,
  startOfOffer,
} from '../../../src/domain/coupon/offer-phase.ts';
import { isTimeZone, LISTED_ZONES } from '../../../src/domain/coupon/time-zones.ts';

test.each([
  ['12/31/2025', '2025-12-31T00:00:00.000Z'],
  ['1/5/2026', '2026-01-05T00:00:00.000Z'],
  ['02/29/2028', '2028-02-29T00:00:00.000Z'],
  [' 11/01/2026 ', '2026-11-01T00:00:00.000Z'],
  ['', null],
  ['soon', null],
  ['13/01/2026', null],
  ['00/10/2026', null],
  ['02/29/2027', null],
  ['04/31/2026', null],
  ['12/31/25', null],
  ['12-31-2025', null],
  ['2025-12-31', null],
  ['12/31/20255', null],
  ['01/01/0000', null],
  ['12/31/0026', null],
])('[STEP-08] "%s" is stored as %s, where null is not a date', (typed, stored) => {
  expect(parseDate(typed)).toBe(stored);
});

test('[STEP-08] shows the stored date, not the date in the reader’s zone', () => {
  expect(formatDate('2025-12-31T00:00:00.000Z')).toBe('12/31/2025');
  expect(formatDate('2026-01-05')).toBe('01/05/2026');
  expect(formatDate('')).toBe('');
  expect(formatDate('2026-02-30T00:00:00.000Z')).toBe('');
  expect(formatDate('yesterday')).toBe('');
});

test('[STEP-08] a date with a time is moved to the start of its day, UTC', () => {
  expect(normalizeDate('2025-12-31T23:15:00Z')).toBe('2025-12-31T00:00:00.000Z');
  expect(normalizeDate('2025-12-31')).toBe('2025-12-31T00:00:00.000Z');
  expect(normalizeDate('31.12.2025')).toBeNull();
});

test.each([
  ['2025-12-31', 'America/New_York', '2025-12-31T23:59:59-05:00'],
  ['2026-07-04', 'America/New_York', '2026-07-04T23:59:59-04:00'],
  ['2026-03-07', 'America/New_York', '2026-03-07T23:59:59-05:00'],
  ['2026-03-08', 'America/New_York', '2026-03-08T23:59:59-04:00'],
  ['2026-11-01', 'America/New_York', '2026-11-01T23:59:59-05:00'],
  ['2026-10-31', 'America/New_York', '2026-10-31T23:59:59-04:00'],
  ['2026-06-01', 'America/Phoenix', '2026-06-01T23:59:59-07:00'],
  ['2026-04-04', 'Pacific/Auckland', '2026-04-04T23:59:59+13:00'],
  ['2026-09-26', 'Pacific/Auckland', '2026-09-26T23:59:59+12:00'],
  ['2026-06-01', 'Asia/Kolkata', '2026-06-01T23:59:59+05:30'],
  ['2026-06-01', 'Pacific/Kiritimati', '2026-06-01T23:59:59+14:00'],
  ['2026-06-01', 'Pacific/Honolulu', '2026-06-01T23:59:59-10:00'],
  ['2026-06-01', 'UTC', '2026-06-01T23:59:59+00:00'],
])('[STEP-08] %s in %s ends at %s', (date, zone, end) => {
  expect(endOfOffer(`${date}T00:00:00.000Z`, zone)).toBe(end);
});

test('[STEP-08] if midnight goes back to 23:00, the offer lasts through both 23:59:59', () => {
  // Cairo ends summer time on the last Thursday of October, at 24:00.
  expect(endOfOffer('2026-10-29T00:00:00.000Z', 'Africa/Cairo')).toBe('2026-10-29T23:59:59+02:00');
  expect(endOfOffer('2026-10-28T00:00:00.000Z', 'Africa/Cairo')).toBe('2026-10-28T23:59:59+03:00');
});

test.each([
  ['2026-04-24', 'Africa/Cairo', '2026-04-24T00:00:00+02:00'],
  ['2026-11-01', 'America/Havana', '2026-11-01T00:00:00-04:00'],
  ['2026-03-08', 'America/New_York', '2026-03-08T00:00:00-05:00'],
])(
  '[STEP-18] %s in %s begins at %s, also where midnight is skipped or comes twice',
  (date, zone, start) => {
    expect(startOfOffer(`${date}T00:00:00.000Z`, zone)).toBe(start);
  },
);

test('[STEP-08] without a date there is no end; refuses an unknown zone', () => {
  expect(endOfOffer('', 'America/New_York')).toBeNull();
  expect(() => endOfOffer('2026-06-01T00:00:00.000Z', 'America/Springfield')).toThrow(RangeError);
  expect(isTimeZone('America/Springfield')).toBe(false);
  expect(isTimeZone('')).toBe(false);
  expect(isTimeZone('America/Los_Angeles')).toBe(true);
});

test('[STEP-08, SAFE-12] forgets formatters of zones, which have thousands of spellings', () => {
  const asked = vi.spyOn(Intl, 'DateTimeFormat');
  const spelled = (spelling: number): string =>
    'america'.replaceAll(/./g, (sign, at: number) =>
      (spelling >> at) % 2 === 0 ? sign : sign.toUpperCase(),
    );
  for (let spelling = 0; spelling <= 128; spelling += 1)
    endOfOffer('2026-06-01', `${spelled(spelling)}/new_york`);
  expect(asked).toHaveBeenCalledTimes(129);
  asked.mockRestore();
});

test('[STEP-08, WIZ-17] lists the time zones without a call to the runtime', () => {
  const asked = vi.spyOn(Intl, 'DateTimeFormat');
  expect(LISTED_ZONES.filter(([zone]) => !isTimeZone(zone))).toEqual([]);
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
  for (const [zone] of LISTED_ZONES) new Intl.DateTimeFormat('en-US', { timeZone: zone });
});

test('[STEP-18] an offer begins with the first second of its start date in its zone', () => {
  const offer = {
    startDate: '2026-12-14T00:00:00.000Z',
    expirationDate: '2026-12-31T00:00:00.000Z',
    timeZone: 'America/New_York',
  };
  const at = (moment: string) => offerPhase(offer, new Date(moment));
  expect(at('2026-12-14T04:59:59Z')).toEqual({
    name: 'pending',
    until: Date.parse('2026-12-14T05:00:00Z'),
    notice: { words: 'Valid from', date: '12/14/2026' },
  });
  expect(at('2026-12-14T05:00:00Z')).toMatchObject({ name: 'valid', notice: null });
  expect(at('2027-01-01T05:00:00Z')).toMatchObject({ name: 'expired', until: Infinity });
});

test('[STEP-08] a coupon is valid through the last second of its printed day', () => {
  const end = '2025-12-31T23:59:59-05:00';
  expect(isExpired(end, new Date('2026-01-01T04:59:59Z'))).toBe(false);
  expect(isExpired(end, new Date('2026-01-01T05:00:00Z'))).toBe(true);
  expect(isExpired(null, new Date('2126-01-01T05:00:00Z'))).toBe(false);
});
