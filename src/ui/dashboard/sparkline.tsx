import { monthAndDay } from '../../domain/coupon/date-in-words.ts';
import { figure } from '../../words/figure.ts';
import * as dashboardWords from '../../words/dashboard.gen.ts';
import * as styles from './coupon-card.css.ts';

interface SparklineProps {
  /** Views per day, oldest first. */
  readonly days: readonly number[];
  /** The last of the days, `2026-11-22`. */
  readonly until: string;
  readonly isQuiet: boolean;
}

const LEFT = 2;
const RIGHT = 118;
const TOP = 4;
const BOTTOM = 30;
const DAY_MS = 86_400_000;

/** The views of the last 30 days as a line, with a tick for each week (DASH-13). */
export function Sparkline({ days, until, isQuiet }: SparklineProps) {
  const most = Math.max(1, ...days);
  const places = days.map((views, index) => ({
    x: LEFT + ((RIGHT - LEFT) * index) / Math.max(1, days.length - 1),
    y: BOTTOM - ((BOTTOM - TOP) * views) / most,
  }));
  const line = places.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  const end = places.at(-1);
  return (
    <svg
      className={styles.spark}
      data-quiet={isQuiet}
      role="img"
      aria-label={labelOf(days, until)}
      viewBox="0 0 124 36"
    >
      <path className={styles.sparkBase} d="M2 34H118M2 32v4M34 32v4M62 32v4M90 32v4M118 32v4" />
      <path d={`M${line}`} />
      {end !== undefined && <circle cx={end.x} cy={end.y} r="2.6" />}
    </svg>
  );
}

/** "Views in the last 30 days: 57, most on November 3, 12". */
function labelOf(days: readonly number[], until: string): string {
  const sum = days.reduce((all, views) => all + views, 0);
  const title = dashboardWords.viewsInTheLastLength({ length: days.length });
  if (sum === 0) return dashboardWords.titleNone({ title });
  const most = Math.max(...days);
  const before = days.length - 1 - days.lastIndexOf(most);
  const day = new Date(Date.parse(`${until}T00:00:00Z`) - before * DAY_MS);
  const name = monthAndDay(day.toISOString().slice(0, 10));
  return dashboardWords.titleSumMostOnName({ title, sum: figure(sum), name, most: figure(most) });
}
