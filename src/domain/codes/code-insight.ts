/** What became of a coupon's codes, by day and source (SER-05). */

/** Codes counted once each. */
export interface CodeCounts {
  readonly opened: number;
  readonly added: number;
  readonly redeemed: number;
}

/** Codes of one UTC day, `2026-11-25`, and one source; null without a source. */
export interface CodeDay extends CodeCounts {
  readonly day: string;
  readonly source: string | null;
}

const DAY_MS = 86_400_000;
/** A curve of one day is a dot. */
const DAYS_LEAST = 7;
const NOTHING: CodeCounts = { opened: 0, added: 0, redeemed: 0 };

export function totalOf(counts: readonly CodeCounts[]): CodeCounts {
  return counts.reduce(sumOf, NOTHING);
}

/** Returns a count for each day from the first to `until`, also for days without codes: at least a week, at most the last `most`. */
export function countsByDay(
  days: readonly CodeDay[],
  until: string,
  most: number,
): readonly (CodeCounts & { readonly day: string })[] {
  const first = days.reduce((earliest, { day }) => (day < earliest ? day : earliest), until);
  const span = Math.round((Date.parse(until) - Date.parse(first)) / DAY_MS) + 1;
  const count = Math.min(Math.max(span, DAYS_LEAST), most);
  return Array.from({ length: count }, (_, index) => {
    const moment = Date.parse(until) - (count - 1 - index) * DAY_MS;
    const day = new Date(moment).toISOString().slice(0, 10);
    return { day, ...totalOf(days.filter((one) => one.day === day)) };
  });
}

/** Returns the counts of each source, the largest first; visits without one are the last. */
export function countsBySource(
  days: readonly CodeDay[],
): readonly (CodeCounts & { readonly source: string | null })[] {
  const names = [...new Set(days.map(({ source }) => source))];
  return names
    .map((source) => ({ source, ...totalOf(days.filter((one) => one.source === source)) }))
    .toSorted(
      (one, other) =>
        Number(one.source === null) - Number(other.source === null) || other.opened - one.opened,
    );
}

/** Returns the share of one count in another, in percent with one decimal; null of nothing. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 1_000) / 10;
}

/** Returns a round number at or above the largest value, for the scale of a curve; its quarters are whole. */
export function curveScale(largest: number): number {
  if (largest <= 12) return Math.max(1, Math.ceil(largest / 4)) * 4;
  const power = 10 ** Math.floor(Math.log10(largest));
  const step = [1, 2, 4].find((factor) => factor * power >= largest) ?? 10;
  return step * power;
}

function sumOf(one: CodeCounts, other: CodeCounts): CodeCounts {
  return {
    opened: one.opened + other.opened,
    added: one.added + other.added,
    redeemed: one.redeemed + other.redeemed,
  };
}
