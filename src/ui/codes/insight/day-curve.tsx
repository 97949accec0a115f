import { type CodeCounts, curveScale } from '../../../domain/codes/code-insight.ts';
import { localeNow } from '../../../words/language.ts';
import * as words from '../../../words/codes/insight.gen.ts';
import * as styles from './insight.css.ts';

/** Counts of a UTC day, `2026-11-25`. */
export interface ShownDay extends CodeCounts {
  readonly day: string;
}

interface DayCurveProps {
  readonly days: readonly ShownDay[];
}

/** The drawing's size and the edges of its field, in its own units. */
const SIZE = { width: 760, height: 300 };
const FIELD = { left: 48, right: 730, top: 14, bottom: 262 };
const LINES = 4;
/** Labels of days that fit side by side. */
const LABELS = 8;

/** Each curve has a dash and a mark of its own, so that it is found without color. */
const CURVES = [
  { key: 'opened', mark: 'circle' },
  { key: 'added', mark: 'square' },
  { key: 'redeemed', mark: 'triangle' },
] as const;

type Mark = (typeof CURVES)[number]['mark'];

/** Opened, added and redeemed codes by day (SER-05). */
export function DayCurve({ days }: DayCurveProps) {
  const most = curveScale(
    Math.max(...days.flatMap(({ opened, added, redeemed }) => [opened, added, redeemed])),
  );
  const x = (index: number): number =>
    FIELD.left + (index / Math.max(1, days.length - 1)) * (FIELD.right - FIELD.left);
  const y = (count: number): number => FIELD.bottom - (count / most) * (FIELD.bottom - FIELD.top);
  const first = dayWords(days[0]?.day);
  const last = dayWords(days.at(-1)?.day);
  return (
    <figure className={styles.figure}>
      <Key />
      <svg
        width="100%"
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        role="img"
        aria-label={words.curveOf({ first, last })}
      >
        <Grid days={days} most={most} x={x} y={y} />
        {CURVES.map(({ key, mark }) => (
          <g key={key} className={styles.line[mark]}>
            <polyline points={days.map((day, at) => `${x(at)},${y(day[key])}`).join(' ')} />
            {days.map((day, at) => (
              <MarkShape key={day.day} mark={mark} x={x(at)} y={y(day[key])} />
            ))}
          </g>
        ))}
      </svg>
    </figure>
  );
}

interface GridProps extends DayCurveProps {
  readonly most: number;
  readonly x: (index: number) => number;
  readonly y: (count: number) => number;
}

function Grid({ days, most, x, y }: GridProps) {
  const counts = Array.from({ length: LINES + 1 }, (_, index) => (most / LINES) * index);
  const every = Math.ceil(days.length / LABELS);
  return (
    <>
      {counts.map((count) => (
        <g key={count}>
          <line x1={FIELD.left} x2={FIELD.right} y1={y(count)} y2={y(count)} />
          <text x={FIELD.left - 10} y={y(count) + 4} textAnchor="end">
            {count.toLocaleString('en-US')}
          </text>
        </g>
      ))}
      {days.map(({ day }, index) =>
        index % every === 0 ? (
          <text key={day} x={x(index)} y={SIZE.height - 14} textAnchor="middle">
            {dayWords(day)}
          </text>
        ) : null,
      )}
    </>
  );
}

function Key() {
  const names = {
    opened: words.opened(),
    added: words.addedShort(),
    redeemed: words.redeemed(),
  };
  return (
    <ul className={styles.key}>
      {CURVES.map(({ key, mark }) => (
        <li key={key}>
          <svg viewBox="0 0 40 12" className={styles.line[mark]} aria-hidden="true">
            <polyline points="1,6 39,6" />
            <MarkShape mark={mark} x={20} y={6} />
          </svg>
          {names[key]}
        </li>
      ))}
    </ul>
  );
}

function MarkShape({ mark, x, y }: { readonly mark: Mark } & Readonly<Record<'x' | 'y', number>>) {
  switch (mark) {
    case 'circle':
      return <circle cx={x} cy={y} r="3.6" />;
    case 'square':
      return <rect x={x - 3.3} y={y - 3.3} width="6.6" height="6.6" />;
    case 'triangle':
      return <path d={`M${x} ${y - 4.6}l4.4 7.6h-8.8z`} />;
    default:
      return mark satisfies never;
  }
}

/** `Nov 25` */
function dayWords(day = ''): string {
  const moment = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(moment.getTime())
    ? ''
    : moment.toLocaleDateString(localeNow(), { month: 'short', day: 'numeric', timeZone: 'UTC' });
}
