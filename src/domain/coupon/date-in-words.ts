/** A date for who listens; beside `expiry.ts`, since the first screens do without. */
import { normalizeDate } from './expiry.ts';

/** By hand: the first formatter that a page makes takes a tenth of a second of a phone's thread. */
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** `2025-12-31T00:00:00.000Z` as `December 31, 2025`, for who listens; empty for what is no date. */
export function formatDateInWords(iso: string): string {
  const day = normalizeDate(iso)?.slice(0, 10);
  if (day === undefined) return '';
  return `${monthAndDay(day)}, ${Number(day.slice(0, 4))}`;
}

/** `2025-12-31` as `December 31`; requires a day of the calendar. */
export function monthAndDay(day: string): string {
  const [, month = 0, date = 0] = day.split('-').map(Number);
  return `${MONTHS[month - 1]} ${date}`;
}
