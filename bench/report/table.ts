/** The figures of a bench as a table that the bench writes into `docs/benches.md`, and as targets met or missed. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { share } from '../../scripts/testing/attack/waits.ts';

/** One comparison within one run: machines differ, ratios less. */
export interface Row {
  /** The number of the target, such as `B5`. */
  readonly number: string;
  /** The measurement with its unit. */
  readonly what: string;
  readonly ours: readonly number[];
  readonly peer: string;
  readonly theirs: readonly number[];
  /** Target for the ratio of the medians, ours to theirs; null for a peer without a target. */
  readonly reach: number | null;
}

/** A measurement with a fixed limit instead of a peer. */
export type Bound = ReturnType<typeof bound>;

/** Returns the row of such a measurement. */
export function bound(number: string, what: string, ours: readonly number[], limit: number) {
  return { number, what, ours, limit };
}

/** What a bench found. */
export interface Measured {
  readonly rows: readonly (Row | Bound)[];
  /** Ends the first line of the table. */
  readonly about: string;
  /** What the rows are made of. */
  readonly figures?: object;
}

/** The machine when a measurement begins. */
type Surroundings = ReturnType<typeof surroundings>;

const ROOT = join(import.meta.dirname, '..', '..');

export function surroundings() {
  const load = Math.round((loadavg()[0] ?? 0) * 10) / 10;
  return { cores: availableParallelism(), load, node: process.versions.node };
}

/** Prints the table and writes it into `docs/benches.md` under `name`; returns whether all targets are met. */
export async function writeTable(
  name: string,
  { cores, load, node }: Surroundings,
  { about, rows }: Measured,
): Promise<boolean> {
  const date = new Date().toISOString().slice(0, 10);
  const table = [
    `Measured ${date}, Node ${node}, ${cores} cores, load ${load.toFixed(1)} at the start, ${about}; median (least–most).`,
    '',
    '|  | what | Tearline | against | theirs | ratio | target |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map((row) => `| ${cellsOf(row).join(' | ')} |`),
  ].join('\n');
  console.log(table);
  const file = join(ROOT, 'docs', 'benches.md');
  const written = withTable(await readFile(file, 'utf8'), name, table);
  const options = { ...(await resolveConfig(file)), filepath: file };
  await writeFile(file, await format(written, options));
  return rows.every(isReached);
}

/** Replaces the text between the markers of `name`. */
function withTable(text: string, name: string, table: string): string {
  const start = `<!-- ${name}: written by the bench -->`;
  const end = `<!-- ${name}: end -->`;
  const marked = `${start}\n\n${table}\n\n${end}`;
  const [before, rest] = text.split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`docs/benches.md has no place for the table of "${name}".`);
  return `${before}${marked}${after}`;
}

/** Writes `reports/<name>.json`. */
export async function writeFigures(name: string, figures: object): Promise<void> {
  await mkdir(join(ROOT, 'reports'), { recursive: true });
  const dated = { at: new Date().toISOString(), node: process.versions.node, ...figures };
  const file = join(ROOT, 'reports', `${name}.json`);
  await writeFile(file, `${JSON.stringify(dated, null, 2)}\n`);
}

function cellsOf(row: Row | Bound): readonly string[] {
  const missed = isReached(row) ? '' : ', missed';
  if (!('peer' in row))
    return [row.number, row.what, spread(row.ours), '', '', '', `≤ ${row.limit}${missed}`];
  const reach = row.reach === null ? '' : `≤ ${row.reach}${missed}`;
  const { number, what, ours, peer, theirs } = row;
  return [number, what, spread(ours), peer, spread(theirs), ratioOf(row).toFixed(2), reach];
}

function spread(values: readonly number[]): string {
  const middle = share(values, 0.5);
  const least = Math.min(...values);
  const most = Math.max(...values);
  return least === most ? shown(middle) : `${shown(middle)} (${shown(least)}–${shown(most)})`;
}

function shown(value: number): string {
  if (Number.isInteger(value)) return value.toLocaleString('en-US');
  return value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en-US');
}

function ratioOf({ ours, theirs }: Row): number {
  return share(ours, 0.5) / share(theirs, 0.5);
}

function isReached(row: Row | Bound): boolean {
  if (!('peer' in row)) return share(row.ours, 0.5) <= row.limit;
  return row.reach === null || ratioOf(row) <= row.reach;
}
