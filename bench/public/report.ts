/** The measurements as rows for the table in `docs/benches.md`. */
import type { Bound, Row } from '../report/table.ts';
import type { LoadFigures } from './load.ts';
import type { Contestant } from './served.ts';

export interface Throughput {
  readonly contestant: Contestant;
  readonly perSecond: number;
}

export interface PublicFigures {
  readonly coupons: number;
  readonly throughput: readonly Throughput[];
  readonly steady: readonly { readonly contestant: Contestant; readonly figures: LoadFigures }[];
  /** Ten requests a second, then two thousand, then ten again. */
  readonly stepped: LoadFigures | null;
}

/** A slower answer does not belong to the quiet time before the step. */
const SLOWER = 2;

export function rowsOf({ throughput, steady, stepped }: PublicFigures): readonly (Row | Bound)[] {
  const perSecond = (contestant: Contestant) =>
    throughput.filter((one) => one.contestant === contestant).map((one) => one.perSecond);
  const p99 = (contestant: Contestant) =>
    steady.filter((one) => one.contestant === contestant).map(({ figures }) => figures.p99);
  const rows: readonly Row[] = [
    {
      number: 'B2',
      what: 'page in brotli, answers/s',
      ours: perSecond('tearline'),
      peer: 'node:http',
      theirs: perSecond('bare'),
      reach: null,
      isLess: false,
    },
    {
      number: 'B3',
      what: 'page at 1,000/s, p99 in ms',
      ours: p99('tearline'),
      peer: 'node:http',
      theirs: p99('bare'),
      reach: 3,
      isLess: true,
    },
  ];
  const measured = rows.filter(({ ours, theirs }) => ours.length > 0 && theirs.length > 0);
  return [
    ...measured,
    eachOf(perSecond('tearline')),
    ...(stepped === null ? [] : boundsOf(stepped)),
  ];
}

/** 3,000 pages a second: a million pieces that are opened within six minutes. */
function eachOf(perSecond: readonly number[]): Bound {
  const ours = perSecond.map((rate) => 1_000 / rate);
  return { number: 'B2', what: 'page in brotli, ms each', ours, limit: 0.33 };
}

/** A 503 with `Retry-After` counts as an answer. */
function boundsOf({ statuses, missing, steps }: LoadFigures): readonly Bound[] {
  const { 200: shown = 0, 503: refused = 0, ...faults } = statuses;
  const errors = Object.values(faults).reduce((sum, count) => sum + count, missing);
  const share = `${((100 * refused) / (shown + refused)).toFixed(1)} %`;
  const [before = [], , after = []] = steps;
  return [
    {
      number: 'B4',
      what: `step to 2,000/s: requests without an answer (refused with 503: ${share})`,
      ours: [errors],
      limit: 0,
    },
    {
      number: 'B4',
      what: 'step to 2,000/s: until p99 has recovered, in s',
      ours: [recoveryOf(before, after)],
      limit: 2,
    },
  ];
}

/** Seconds after the step's end until at most one answer in a hundred is slower than before. */
function recoveryOf(
  before: readonly (readonly [number, number])[],
  after: readonly (readonly [number, number])[],
): number {
  const quiet = before.map(([, took]) => took).toSorted((one, other) => one - other);
  const p99 = quiet[Math.floor(quiet.length * 0.99)] ?? 0;
  const slow = after.filter(([, took]) => took > p99 * SLOWER);
  const [due = 0] = slow.at(-1 - Math.floor(after.length / 100)) ?? [];
  return due / 1_000;
}
