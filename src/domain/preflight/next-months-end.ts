import { normalizeDate } from '../coupon/expiry.ts';

/** An offer that is set to end later lasts at least this long. */
const LEAST_DAYS = 14;
const DAY_MS = 86_400_000;

/** The first last day of a month that is 14 days or more after today and the offer's start; a stored date. */
export function nextMonthsEnd(startDate: string, now: Date): string {
  const start = normalizeDate(startDate);
  const from = Math.max(now.getTime(), start === null ? 0 : Date.parse(start));
  const least = new Date(from + LEAST_DAYS * DAY_MS);
  return new Date(Date.UTC(least.getUTCFullYear(), least.getUTCMonth() + 1, 0)).toISOString();
}
