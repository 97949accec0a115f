/** What was measured as JSON, as a table in `docs/benches.md`, and as ratios reached or missed. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadFigures } from './load.ts';
import type { What } from './recorded.ts';
import type { Contestant } from './served.ts';

export interface Throughput {
  readonly contestant: Contestant;
  readonly what: What;
  readonly perSecond: number;
}

export interface PublicFigures {
  readonly coupons: number;
  readonly cores: number;
  readonly node: string;
  /** Of the machine, when the measurement began. */
  readonly load: number;
  readonly throughput: readonly Throughput[];
  readonly steady: readonly { readonly contestant: Contestant; readonly figures: LoadFigures }[];
}

interface Row {
  readonly what: string;
  readonly ours: readonly number[];
  readonly peer: string;
  readonly theirs: readonly number[];
  readonly reach: number;
  /** Whether a smaller ratio is a better one. */
  readonly isLess: boolean;
}

const ROOT = join(import.meta.dirname, '..', '..');
const MARKS = { start: '<!-- public: written by the bench -->', end: '<!-- public: end -->' };

/** Prints and writes everything; returns whether each ratio was reached. */
export async function reportOn(figures: PublicFigures): Promise<boolean> {
  const rows = rowsOf(figures);
  const table = tableOf(figures, rows);
  console.log(table);
  await mkdir(join(ROOT, 'reports'), { recursive: true });
  await writeFile(
    join(ROOT, 'reports', 'bench-public.json'),
    `${JSON.stringify({ at: new Date().toISOString(), ...figures }, null, 2)}\n`,
  );
  const file = join(ROOT, 'docs', 'benches.md');
  const text = await readFile(file, 'utf8');
  const [before, rest] = text.split(MARKS.start);
  const after = rest?.split(MARKS.end)[1];
  if (before === undefined || after === undefined) throw new Error(`${file} has no place for it.`);
  await writeFile(file, `${before}${MARKS.start}\n\n${table}\n\n${MARKS.end}${after}`);
  return rows.every(isReached);
}

function rowsOf({ throughput, steady }: PublicFigures): readonly Row[] {
  const perSecond = (contestant: Contestant, what: What) =>
    throughput
      .filter((one) => one.contestant === contestant && one.what === what)
      .map((one) => one.perSecond);
  const row = (name: string, what: What, peer: 'bare' | 'sirv', reach: number): Row => ({
    what: name,
    ours: perSecond('tearline', what),
    peer: peer === 'bare' ? 'node:http' : 'sirv 3.0.2',
    theirs: perSecond(peer, what),
    reach,
    isLess: false,
  });
  const p99 = (contestant: Contestant) =>
    steady.filter((one) => one.contestant === contestant).map(({ figures }) => figures.p99);
  const rows: readonly Row[] = [
    row('data, answers/s', 'json', 'bare', 0.5),
    row('page in brotli, answers/s', 'html-br', 'bare', 0.7),
    row('page in brotli, answers/s', 'html-br', 'sirv', 1.2),
    row('page uncompressed, answers/s', 'html-plain', 'bare', 0.7),
    row('page uncompressed, answers/s', 'html-plain', 'sirv', 1.2),
    {
      what: 'page at 1,000/s, p99 in ms',
      ours: p99('tearline'),
      peer: 'node:http',
      theirs: p99('bare'),
      reach: 3,
      isLess: true,
    },
  ];
  return rows.filter(({ ours, theirs }) => ours.length > 0 && theirs.length > 0);
}

function tableOf({ coupons, cores, node, load }: PublicFigures, rows: readonly Row[]): string {
  const date = new Date().toISOString().slice(0, 10);
  const lines = rows.map((row) =>
    [
      row.what,
      spread(row.ours),
      row.peer,
      spread(row.theirs),
      ratioOf(row).toFixed(2),
      `${row.isLess ? '≤' : '≥'} ${row.reach}${isReached(row) ? '' : ', missed'}`,
    ].join(' | '),
  );
  return [
    `Measured ${date}, Node ${node}, ${cores} cores, load ${load.toFixed(1)} at the start, ${coupons.toLocaleString('en-US')} coupons; median (least–most).`,
    '',
    '| what | Tearline | against | theirs | ratio | to reach |',
    '| --- | --- | --- | --- | --- | --- |',
    ...lines.map((line) => `| ${line} |`),
  ].join('\n');
}

function spread(values: readonly number[]): string {
  const shown = (value: number): string =>
    value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en-US');
  return `${shown(medianOf(values))} (${shown(Math.min(...values))}–${shown(Math.max(...values))})`;
}

function ratioOf({ ours, theirs }: Row): number {
  return medianOf(ours) / medianOf(theirs);
}

function isReached(row: Row): boolean {
  return row.isLess ? ratioOf(row) <= row.reach : ratioOf(row) >= row.reach;
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
