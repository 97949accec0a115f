/** Breaks a copy of the product, one way at a time, and walks the paths that should notice (QA-04). */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startOwnProduct } from '../../testing/running-product.ts';
import type { Process } from '../model/process.ts';
import type { Path, Walk } from '../model/walk.ts';
import type { ReportedMutant } from '../report/report.ts';
import type { Place } from '../run/context.ts';
import { walkPath } from '../run/runner.ts';
import { withPlace } from '../run/walk-paths.ts';
import { copyOfSources } from './copy-of-sources.ts';
import type { Mutant } from './mutant.ts';
import { MUTANTS } from './mutants.ts';

/** ms; the development server gives out a changed file well within it. */
const NOTICED_MS = 30_000;
const LOOK_MS = 50;
const LOOKS_A_WRITE = 20;

/** Runs every mutant of these names, and with none every one, whose process is among the walks; which path caught it, in the order of the list. */
export async function runMutants(
  folder: string,
  walks: readonly Walk[],
  names: readonly string[],
): Promise<readonly ReportedMutant[]> {
  const asked = MUTANTS.filter(
    ({ name }) => names.length === 0 || names.some((part) => name.includes(part)),
  );
  console.log('A copy of the product starts…');
  const root = await copyOfSources();
  try {
    const product = await startOwnProduct({ LIMIT_PUBLIC: '0' }, { root, script: 'dev-server.ts' });
    try {
      return await withPlace({ url: product.url, headed: false, folder }, (place) =>
        runAll({ root, place }, walks, asked),
      );
    } finally {
      await product.remove();
    }
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** A copy of the product, and who walks it. */
interface Copy {
  readonly root: string;
  readonly place: Place;
}

async function runAll(
  copy: Copy,
  walks: readonly Walk[],
  mutants: readonly Mutant[],
): Promise<readonly ReportedMutant[]> {
  const found: ReportedMutant[] = [];
  const byName = new Map(walks.map((walk) => [walk.process.name, walk]));
  const asked = mutants.filter(({ process }) => byName.has(process));
  for (const mutant of asked) {
    const walk = byName.get(mutant.process);
    if (walk === undefined) continue;
    const started = performance.now();
    const caughtBy = await catchMutant(copy, mutant, walk);
    const seconds = Math.round((performance.now() - started) / 1000);
    found.push({ name: mutant.name, process: walk.process.title, caughtBy });
    console.log(
      `${caughtBy === null ? '✗' : '✓'} ${found.length}/${asked.length} ${mutant.name}: ${caughtBy ?? 'nothing noticed'} (${seconds} s)`,
    );
  }
  return found;
}

/** The id of the first path that fails on the broken copy and holds on the mended one; null where there is none. */
async function catchMutant(
  copy: Copy,
  mutant: Mutant,
  { process, paths }: Walk,
): Promise<string | null> {
  const touched = paths
    .filter((path) => takes(path, mutant.touches))
    .toSorted((one, other) => one.steps.length - other.steps.length);
  if (touched.length === 0)
    throw new Error(`The mutant "${mutant.name}" is out of date: no path takes its transition.`);
  for (const path of touched) {
    const failure = (): Promise<string | null> => failureOf(copy.place, process, path);
    if ((await broken(copy, mutant, failure)) === null) continue;
    const sound = await firstSound(failure);
    if (sound === null) return path.id;
    console.log(`  ${path.id} proves nothing, it fails without the mutant as well: ${sound}`);
  }
  return null;
}

/** A machine at its limits may fail a sound product as well: it has three tries. Null once one held. */
async function firstSound(failure: () => Promise<string | null>): Promise<string | null> {
  return (await failure()) === null ? null : (await failure()) === null ? null : failure();
}

/** What a path that does not hold expected; null where it holds. */
async function failureOf(place: Place, process: Process, path: Path): Promise<string | null> {
  const { held, steps } = await walkPath(place, process, path);
  return held ? null : (steps.at(-1)?.failure?.split('\n')[0] ?? 'no step was taken');
}

/** Whether a path takes a transition whose name has this part. */
export function takes({ steps }: Path, part: string): boolean {
  return steps.some(({ arrows }) => arrows.some(({ id }) => id.includes(part)));
}

/** Throws where the piece is not in the file exactly once: the mutant is out of date then. */
async function broken<Result>(
  { root, place }: Copy,
  { name, file, from, to }: Mutant,
  work: () => Promise<Result>,
): Promise<Result> {
  const path = join(root, file);
  const whole = await readFile(path, 'utf8');
  const [before, after, ...more] = whole.split(from);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`The mutant "${name}" is out of date: ${file} does not have its piece once.`);
  const address = `${place.url}/${file}`;
  const healthy = await served(address);
  await write(path, before + to + after, async () => (await served(address)) !== healthy);
  try {
    return await work();
  } finally {
    await write(path, whole, async () => (await served(address)) === healthy);
  }
}

/** A module as the development server gives it to a page. */
async function served(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered ${response.status}.`);
  // Times of change, in the addresses of what it imports, are no difference.
  return (await response.text()).replaceAll(/\?t=\d+/g, '').replace(/\n\/\/# sourceMapping.*/s, '');
}

/** Writes until it is noticed: a watcher may miss a change that comes close behind another. */
async function write(path: string, text: string, isNoticed: () => Promise<boolean>): Promise<void> {
  const limit = Date.now() + NOTICED_MS;
  for (let turn = 0; ; turn += 1) {
    if (turn % LOOKS_A_WRITE === 0) await writeFile(path, text);
    await pause(LOOK_MS);
    if (await isNoticed()) return;
    if (Date.now() > limit)
      throw new Error(`The development server did not notice that ${path} changed.`);
  }
}
