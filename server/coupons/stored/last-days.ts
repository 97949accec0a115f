import type { LastDays } from '../../../openapi/schema.gen.ts';

/** Days for which a coupon's counts are shown, including today (DASH-13). */
export const DAYS_SHOWN = 30;

const DAY_MS = 86_400_000;

/** Page views and saved passes on one day. */
export interface DayCounts {
  /** Day in UTC, `2026-11-22`. */
  readonly day: string;
  readonly views: number;
  readonly passes: number;
}

/** Returns the UTC day, `2026-11-22`, this many days before that moment. */
export function dayBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the last thirty days, 0 for a day without counts. */
export function lastDaysOf(counts: readonly DayCounts[], now: Date): LastDays {
  const counted = new Map(counts.map((one) => [one.day, one]));
  const days = Array.from({ length: DAYS_SHOWN }, (_, index) =>
    counted.get(dayBefore(now, DAYS_SHOWN - 1 - index)),
  );
  return {
    until: dayBefore(now, 0),
    views: days.map((day) => day?.views ?? 0),
    passes: days.map((day) => day?.passes ?? 0),
  };
}
