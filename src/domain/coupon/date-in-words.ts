/** Dates in words for screen readers; apart from `expiry.ts` because first screens do not need them. */
import { normalizeDate } from './expiry.ts';
import type { Language } from '../../words/language.ts';
import * as dateWords from '../../words/domain/dates.gen.ts';

/** By hand: the first `Intl` formatter blocks a phone's thread for a tenth of a second. */
const MONTHS = [
  dateWords.january,
  dateWords.february,
  dateWords.march,
  dateWords.april,
  dateWords.may,
  dateWords.june,
  dateWords.july,
  dateWords.august,
  dateWords.september,
  dateWords.october,
  dateWords.november,
  dateWords.december,
] as const;

/** `2025-12-31T00:00:00.000Z` as `December 31, 2025`, for screen readers; empty for an invalid date. */
export function formatDateInWords(iso: string, language?: Language): string {
  const day = normalizeDate(iso)?.slice(0, 10);
  if (day === undefined) return '';
  const year = Number(day.slice(0, 4));
  return dateWords.fullDate({ monthAndDay: monthAndDay(day, language), year }, language);
}

/** `2025-12-31` as `December 31`; requires a valid day. */
export function monthAndDay(day: string, language?: Language): string {
  const [, month = 0, date = 0] = day.split('-').map(Number);
  return dateWords.monthAndDay({ month: MONTHS[month - 1]?.(language) ?? '', day: date }, language);
}
