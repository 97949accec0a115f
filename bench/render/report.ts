/** The measurements as a printed table and as rows with targets. */
import type { Bound, Row } from '../report/table.ts';
import type { Compositing } from './chromium.ts';
import type { Times } from './page/contest.ts';
import type { Spread } from '../report/spread.ts';

/** A value for each kind of measurement. */
export type Kinds<Value> = Readonly<Record<keyof Times, Value>>;

interface Measured {
  readonly name: string;
  readonly version: string;
  readonly backend: string;
  readonly spreads: Kinds<Spread>;
  /** The same of each round. */
  readonly rounds: Kinds<readonly Spread[]>;
}

export interface Figures {
  readonly compositing: Compositing;
  readonly chromium: string;
  readonly cores: number;
  /** The machine at the start of the measurement. */
  readonly load: number;
  readonly contestants: readonly Measured[];
}

/** Milliseconds. */
const EDIT_MS = 25;
/** Milliseconds; people notice a longer task on the main thread. */
const LONGEST_TASK_MS = 50;

/** p50/p95 in milliseconds, as Markdown. */
export function printTable({ compositing, chromium, cores, load, contestants }: Figures): void {
  console.log(`\n${compositing} compositing, Chromium ${chromium}, ${cores} cores, load ${load}\n`);
  console.log(
    '| p50/p95 in ms | first picture | text edit | scheme change | first PNG | 1125x432 PNG | 2000x2000 PNG | longest task of it |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const { name, version, backend, spreads } of contestants) {
    const cells = [
      `${name} ${version}${backend === '' ? '' : `, ${backend}`}`,
      pair(spreads.first),
      pair(spreads.text),
      pair(spreads.scheme),
      pair(spreads.exportFirst),
      pair(spreads.export1125),
      pair(spreads.export2000),
      spreads.task2000.worst === 0 ? `under ${LONGEST_TASK_MS}` : pair(spreads.task2000),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  console.log('');
}

/** B8 and B9 for the table: edits and exports beside each peer. */
export function rowsOf({ compositing, contestants }: Figures): readonly (Row | Bound)[] {
  const [own, ...peers] = contestants;
  if (own === undefined) return [];
  const row = (number: string, name: string, kind: keyof Times, percentile: 'p50' | 'p95') =>
    peers.map((peer): Row => {
      const what = `${compositing}: ${name}, ${percentile} in ms`;
      const ours = own.rounds[kind].map((round) => round[percentile]);
      const theirs = peer.rounds[kind].map((round) => round[percentile]);
      const reach = REACH[kind] ?? null;
      return { number, what, ours, peer: peer.name, theirs, reach, isLess: true };
    });
  const bound = (number: string, name: string, ours: readonly number[], limit: number): Bound => ({
    number,
    what: `${compositing}: ${name}`,
    ours,
    limit,
  });
  const p95Of = (kind: keyof Times) => own.rounds[kind].map(({ p95 }) => p95);
  return [
    ...row('B8', 'text edit to its frame', 'text', 'p95'),
    bound('B8', 'text edit to its frame, p95 in ms', p95Of('text'), EDIT_MS),
    ...row('B8', 'scheme edit to its frame', 'scheme', 'p95'),
    bound('B8', 'scheme edit to its frame, p95 in ms', p95Of('scheme'), EDIT_MS),
    ...row('B9', '1125x432 export', 'export1125', 'p50'),
    ...row('B9', '2000x2000 export', 'export2000', 'p50'),
    bound('B9', 'longest task of an export in ms', [worstTask(own.spreads)], LONGEST_TASK_MS),
  ];
}

/** A bare canvas only paints, and an edit of it takes a frame: no peer's can be undercut by much. */
const REACH: Partial<Kinds<number>> = {
  text: 1.1,
  scheme: 1.08,
  export1125: 1.4,
  export2000: 1,
};

function worstTask({ task1125, task2000 }: Measured['spreads']): number {
  return Math.max(task1125.worst, task2000.worst);
}

function pair({ p50, p95 }: Spread): string {
  return `${p50}/${p95}`;
}
