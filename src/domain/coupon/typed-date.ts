/** Dates as people type them into a field: with slashes, or just eight digits (STEP-08). */
import { formatDate, normalizeDate, parseDate } from './expiry.ts';

/** `12/31/2026`, `1/5/2027` or `12312026` as a stored date; null for what is no day of the calendar. */
export function dateFromTyped(typed: string): string | null {
  const digits = /^(\d{2})(\d{2})(\d{4})$/.exec(typed.trim());
  return parseDate(digits === null ? typed : `${digits[1]}/${digits[2]}/${digits[3]}`);
}

/** `1/5/2027` and `01052027` as `01/05/2027`; what is no date stays as it was typed. */
export function completeDate(typed: string): string {
  const date = dateFromTyped(typed);
  return date === null ? typed : formatDate(date);
}

/** Returns what the form stores of a date field: the date, or the text itself where it is none, so that it is not lost. */
export function parseTypedDate(typed: string): string {
  return dateFromTyped(typed) ?? typed.trim();
}

/** Returns what a date field shows of what the form stores. */
export function shownDate(stored: string): string {
  return normalizeDate(stored) === stored ? formatDate(stored) : stored;
}
