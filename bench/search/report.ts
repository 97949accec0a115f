/** The measurements as rows for the table in `docs/benches.md`. */
import { spreadOf } from '../report/spread.ts';
import type { Bound, Row } from '../report/table.ts';
import type { Contestant } from './contestant.ts';
import type { Kind } from './questions.ts';

export interface Measured {
  readonly templates: number;
  /** Milliseconds for each query. */
  readonly kinds: readonly Kind[];
  /** For each round, milliseconds of each query. */
  readonly rounds: Readonly<Record<Contestant, readonly (readonly number[])[]>>;
}

const KINDS: Readonly<Record<Kind, string>> = {
  list: 'a page of all',
  narrow: 'a search that finds up to one in 100',
  broad: 'a search that finds more',
};
const KIND_NAMES = ['list', 'narrow', 'broad'] as const;
/** Milliseconds at the 95th percentile, by number of templates. */
const PROMISED = { templates: 100_000, narrow: 50, broad: 150 };

/** B11: against the SQL alone; against the smallest catalogue it may grow with the logarithm. */
export function rowsOf(all: readonly Measured[]): readonly (Row | Bound)[] {
  const [smallest] = all;
  return all.flatMap((measured) => [
    ...KIND_NAMES.map((kind) => besideSql(measured, kind)),
    ...(smallest === undefined || smallest === measured
      ? []
      : KIND_NAMES.map((kind) => besideFewer(measured, smallest, kind))),
    ...promised(measured),
  ]);
}

function besideSql(measured: Measured, kind: Kind): Row {
  return {
    number: 'B11',
    what: `${KINDS[kind]}, ${shown(measured.templates)} templates, ms`,
    ours: mediansOf(measured, 'tearline', kind),
    peer: 'its SQL alone',
    theirs: mediansOf(measured, 'sql', kind),
    reach: 1.5,
    isLess: true,
  };
}

function besideFewer(measured: Measured, fewer: Measured, kind: Kind): Row {
  const growth = Math.log(measured.templates) / Math.log(fewer.templates);
  return {
    ...besideSql(measured, kind),
    peer: `${shown(fewer.templates)} templates`,
    theirs: mediansOf(fewer, 'tearline', kind),
    reach: Math.round(growth * 100) / 100,
  };
}

function promised(measured: Measured): readonly Bound[] {
  if (measured.templates !== PROMISED.templates) return [];
  return (['narrow', 'broad'] as const).map((kind) => ({
    number: 'B11',
    what: `${KINDS[kind]}, ${shown(measured.templates)} templates, p95`,
    ours: timesOf(measured, 'tearline', kind).map((times) => spreadOf(times).p95),
    limit: PROMISED[kind],
  }));
}

function mediansOf(measured: Measured, contestant: Contestant, kind: Kind): readonly number[] {
  return timesOf(measured, contestant, kind).map((times) => spreadOf(times).p50);
}

function timesOf({ rounds, kinds }: Measured, contestant: Contestant, kind: Kind) {
  return rounds[contestant].map((times) => times.filter((_time, index) => kinds[index] === kind));
}

function shown(templates: number): string {
  return templates.toLocaleString('en-US');
}
