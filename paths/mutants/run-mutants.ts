/** Breaks the sources, one mutant at a time, and looks which paths notice: in the model, else in a browser (QA-04). */
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Process } from '../model/process.ts';
import type { Path, Walk } from '../model/walk.ts';
import type { ReportedMutant } from '../report/report.schema.ts';
import { copyOfSources, whileBroken } from './broken-source.ts';
import { type Catch, caughtAt, catchFaults, type Fault, told } from './catching.ts';
import { type Mutant, MUTANTS } from './mutants.ts';
import type { Elsewhere, Replayed } from './source-replay.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/**
 * Runs the mutants with these names, or all without names, if their process is among the walks. Returns which path
 * caught each one.
 */
export async function runMutants(walks: readonly Walk[], names: readonly string[]) {
  const asked = MUTANTS.filter(
    ({ name }) => names.length === 0 || names.some((part) => name.includes(part)),
  );
  const found = new Map<string, ReportedMutant>();
  const add = (fault: Pick<Fault, 'name' | 'process'>, caught: Catch): void => {
    found.set(fault.name, told(fault, caught, `${found.size + 1}/${asked.length}`));
  };
  const left: (readonly [Mutant, Omit<Fault, 'whileBroken'>])[] = [];
  for (const mutant of asked) {
    const walk = walks.find(({ process }) => process.name === mutant.process);
    if (walk === undefined) continue;
    const paths = walk.paths
      .filter((path) => takes(path, mutant.touches))
      .toSorted((one, other) => one.steps.length - other.steps.length);
    const known = { name: mutant.name, process: walk.process.title };
    const caught = await inModel(mutant, walk.process, paths);
    if (caught !== null) add(known, caught);
    else left.push([mutant, { ...known, paths: paths.map((path) => [walk.process, path]) }]);
  }
  if (left.length > 0) await inBrowser(left, add);
  return asked.flatMap(({ name }) => found.get(name) ?? []);
}

/** Replays the paths on the broken machines, without a page. Returns the first that comes elsewhere; null if none does. */
async function inModel({ file, from, to }: Mutant, process: Process, paths: readonly Path[]) {
  if (!/^src\/(domain|machines)\//.test(file)) return null;
  const workerData: Replayed = {
    file: join(ROOT, file),
    from,
    to,
    process: process.name,
    paths: paths.map(({ start, steps }) => ({
      start: process.starts.findIndex(({ words }) => words === start.words),
      steps: [
        { key: null, places: start.places },
        ...steps.map(({ key, type, places }) => ({ key: type === null ? null : key, places })),
      ],
    })),
  };
  const worker = new Worker(new URL('./source-replay.ts', import.meta.url), { workerData });
  const [elsewhere] = (await once(worker, 'message')) as [Elsewhere];
  await worker.terminate();
  return elsewhere === null ? null : caughtAt(paths[elsewhere.path] as Path, elsewhere.step);
}

/** Walks the paths on a copy of the product that is broken, one mutant at a time. */
async function inBrowser(
  mutants: readonly (readonly [Mutant, Omit<Fault, 'whileBroken'>])[],
  add: (fault: Fault, caught: Catch) => void,
): Promise<void> {
  console.log('A copy of the product starts…');
  const root = await copyOfSources();
  const faults = mutants.map(([mutant, fault]): Fault => ({
    ...fault,
    whileBroken: ({ url }, work) => whileBroken({ root, url }, mutant, work),
  }));
  try {
    // A development server that replaces nothing in open pages; one at a time, since the places share its sources.
    const sources = { root, script: 'dev-server.ts', parameters: ['--still'] } as const;
    await catchFaults({ url: null, headed: false, sources, count: 1 }, faults, add);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/**
 * Returns whether a path takes a transition whose name contains this part.
 * @internal for tests
 */
export function takes({ steps }: Path, part: string): boolean {
  return steps.some(({ arrows }) => arrows.some(({ id }) => id.includes(part)));
}
