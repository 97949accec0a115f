/** Dates as people type them: with slashes, or as eight digits (STEP-08). */
import { formatDate, normalizeDate, parseDate } from './expiry.ts';

/** `12/31/2026`, `1/5/2027` or `12312026` as a stored date; null for an invalid day. */
export function dateFromTyped(typed: string): string | null {
  const digits = /^(\d{2})(\d{2})(\d{4})$/.exec(typed.trim());
  return parseDate(digits === null ? typed : `${digits[1]}/${digits[2]}/${digits[3]}`);
}

/** `1/5/2027` and `01052027` as `01/05/2027`; other text stays as typed. */
export function completeDate(typed: string): string {
  const date = dateFromTyped(typed);
  return date === null ? typed : formatDate(date);
}

/** Returns what the form stores for a date field: the date, or the typed text if it is invalid. */
export function parseTypedDate(typed: string): string {
  return dateFromTyped(typed) ?? typed.trim();
}

/** Returns what a date field shows for the stored value. */
export function shownDate(stored: string): string {
  return normalizeDate(stored) === stored ? formatDate(stored) : stored;
}
