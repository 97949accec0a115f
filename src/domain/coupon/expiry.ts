/** The date on which an offer ends: parsing, storing, formatting, and the exact moment of the end (STEP-08). */

/** A smaller year was meant as a year of this century, and `Date` reads it as one of the last. */
const FIRST_YEAR = 100;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** `12/31/2025` as `2025-12-31T00:00:00.000Z`; null for an invalid day. */
export function parseDate(text: string): string | null {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim());
  if (match === null) return null;
  const [month, day, year] = match.slice(1).map(Number);
  if (month === undefined || day === undefined || year === undefined) return null;
  return startOfDay(year, month, day);
}

/** `2025-12-31T00:00:00.000Z` as `12/31/2025` in any time zone of the reader; empty for an invalid date. */
export function formatDate(iso: string): string {
  const day = dayOf(iso);
  if (day === null) return '';
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}

/** A date with or without a time as its day at 00:00:00 UTC, the stored form; null for an invalid date. */
export function normalizeDate(iso: string): string | null {
  const day = dayOf(iso);
  return day === null ? null : `${day}T00:00:00.000Z`;
}

/** Whether an offer begins after its last day (STEP-18); stored dates sort as text. */
export function startsTooLate({ startDate = '', expirationDate = '' }: StoredDates): boolean {
  return expirationDate !== '' && startDate > expirationDate;
}

interface StoredDates {
  readonly startDate?: string | undefined;
  readonly expirationDate?: string | undefined;
}

/** `00:00:00` or `23:59:59` of a day, in seconds since its midnight. */
const CLOCKS = { '00:00:00': 0, '23:59:59': DAY_MS / 1_000 - 1 } as const;

/**
 * Returns a time of the stored date in the zone, as ISO with that moment's offset: `2025-12-31T23:59:59-05:00`.
 * If clocks go back over that time, a day begins at the earlier moment and ends at the later one; if they skip
 * midnight, it begins when they do. Null for an invalid date; throws a RangeError for an unknown zone (`isTimeZone`).
 */
export function momentOf(iso: string, clock: keyof typeof CLOCKS, timeZone: string): string | null {
  const day = dayOf(iso);
  if (day === null) return null;
  const wallClock = Date.parse(`${day}T00:00:00Z`) + CLOCKS[clock] * 1_000;
  return `${day}T${clock}${formatOffset(offsetOfWallClock(wallClock, clock, timeZone))}`;
}

function startOfDay(year: number, month: number, day: number): string | null {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const exists =
    year >= FIRST_YEAR && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString() : null;
}

function dayOf(iso: string): string | null {
  const match = /^(\d{4}-\d{2}-\d{2})(?:T|$)/.exec(iso);
  const day = match?.[1];
  if (day === undefined || Number.isNaN(Date.parse(iso))) return null;
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return startOfDay(year, month, date) === null ? null : day;
}

/** Clocks change at most once in the two days around, so the offset is the one before or after the change. */
function offsetOfWallClock(wallClock: number, clock: keyof typeof CLOCKS, timeZone: string) {
  const around = [-DAY_MS, DAY_MS].map((by) => offsetAt(wallClock + by, timeZone));
  const isStart = clock === '00:00:00';
  const wanted = isStart ? Math.max(...around) : Math.min(...around);
  const isThere = offsetAt(wallClock - wanted * MINUTE_MS, timeZone) === wanted;
  if (isThere) return wanted;
  return isStart ? Math.min(...around) : Math.max(...around);
}

/** One formatter per zone: creating one takes longer than a hundred uses. */
const offsets = new Map<string, Intl.DateTimeFormat>();
/** Formatters that are remembered. A zone has thousands of spellings, since case does not matter. */
const MOST_FORMATTERS = 100;

/** Minutes east of UTC at that instant. */
function offsetAt(instant: number, timeZone: string): number {
  const format =
    offsets.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  if (offsets.size >= MOST_FORMATTERS) offsets.clear();
  offsets.set(timeZone, format);
  // `12/31/2025, GMT-05:00`; without hours at an offset of zero.
  const [, sign, hours = 0, minutes = 0, seconds = 0] =
    /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?/u.exec(format.format(instant)) ?? [];
  const size = Number(hours) * 60 + Number(minutes) + Number(seconds) / 60;
  return Math.round(sign === '-' ? -size : size);
}

function formatOffset(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
