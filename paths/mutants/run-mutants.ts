/** Breaks a copy of the product, one mutant at a time, and walks the paths that should notice (QA-04). */
import { rm } from 'node:fs/promises';
import { startOwnProduct } from '../../scripts/testing/running-product.ts';
import type { Process } from '../model/process.ts';
import type { Path, Walk } from '../model/walk.ts';
import type { ReportedMutant } from '../report/report.schema.ts';
import type { Place } from '../run/context.ts';
import { asPerson } from '../run/persons.ts';
import { walkAt } from '../run/runner.ts';
import { onStop, withPlace } from '../run/walk-paths.ts';
import { whileBroken } from './broken-source.ts';
import { copyOfSources } from './copy-of-sources.ts';
import { type Mutant, MUTANTS } from './mutants.ts';

/** Lines of a browser assertion that are reported: the failure, its subject, and the expectation. */
const TOLD_LINES = 3;

/**
 * Runs the mutants with these names, or all without names, if their process is among the walks. Returns which path
 * caught each one, in the order of the list.
 */
export async function runMutants(
  walks: readonly Walk[],
  names: readonly string[],
): Promise<readonly ReportedMutant[]> {
  const asked = MUTANTS.filter(
    ({ name }) => names.length === 0 || names.some((part) => name.includes(part)),
  );
  const stop = onStop();
  console.log('A copy of the product starts…');
  const root = await copyOfSources();
  try {
    const product = await startOwnProduct(
      { LIMIT_PUBLIC: '0' },
      { root, script: 'dev-server.ts', parameters: ['--still'] },
    );
    try {
      const running = withPlace({ url: product.url, headed: false, folder: null }, (place) =>
        runAll({ root, place, sound: new Set() }, walks, asked),
      );
      return await Promise.race([running, stop]);
    } finally {
      await product.remove();
    }
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** A copy of the product and the places to walk it. */
interface Copy {
  readonly root: string;
  readonly place: Place;
  /** Ids of paths that have passed on it, so their modules are compiled. */
  readonly sound: Set<string>;
}

type Catch = Pick<ReportedMutant, 'caughtBy' | 'seen'>;

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
    // An outdated mutant must not prevent the others from running.
    const caught = await catchMutant(copy, mutant, walk).catch((error: unknown): Catch => {
      return { caughtBy: null, seen: error instanceof Error ? error.message : String(error) };
    });
    const seconds = Math.round((performance.now() - started) / 1000);
    found.push({ name: mutant.name, process: walk.process.title, ...caught, reason: null });
    const { caughtBy, seen } = caught;
    console.log(
      `${caughtBy === null ? '✗' : '✓'} ${found.length}/${asked.length} ${mutant.name} (${seconds} s)\n  ${caughtBy ?? 'nothing noticed'}: ${seen}`,
    );
  }
  return found;
}

/** Returns the first path that passes before, fails on the broken copy and passes on the restored one. */
async function catchMutant(copy: Copy, mutant: Mutant, { process, paths }: Walk): Promise<Catch> {
  const touched = paths
    .filter((path) => takes(path, mutant.touches))
    .toSorted((one, other) => one.steps.length - other.steps.length);
  if (touched.length === 0)
    throw new Error(`The mutant "${mutant.name}" is out of date: no path takes its transition.`);
  for (const path of touched) {
    const { place, root, sound } = copy;
    const failure = (): Promise<string | null> =>
      asPerson(place, process, (own) => failureOf(own, process, path));
    const before = sound.has(path.id) ? null : await firstSound(failure);
    if (before === null) sound.add(path.id);
    // The person signs in before the product is broken.
    const seen =
      before === null
        ? await asPerson(place, process, (own) =>
            whileBroken({ root, url: place.url }, mutant, () => failureOf(own, process, path)),
          )
        : before;
    if (seen === null) continue;
    const after = before ?? (await firstSound(failure));
    if (after === null) return { caughtBy: path.id, seen };
    console.log(`  ${path.id} proves nothing, it fails without the mutant as well: ${after}`);
  }
  return { caughtBy: null, seen: `${touched.length} paths hold` };
}

/**
 * A path may fail on a sound product if the machine is overloaded, so it has three tries. Returns null if one passes.
 */
export async function firstSound(failure: () => Promise<string | null>): Promise<string | null> {
  return (await failure()) === null ? null : (await failure()) === null ? null : failure();
}

/** Returns what a failed path expected; null if it passes. */
export async function failureOf(
  place: Place,
  process: Process,
  path: Path,
): Promise<string | null> {
  const { held, steps } = await walkAt(place, process, path);
  if (held) return null;
  const lines = steps.at(-1)?.failure?.split(/\n+/) ?? ['no step was taken'];
  return lines.slice(0, TOLD_LINES).join('; ');
}

/**
 * Returns whether a path takes a transition whose name contains this part.
 * @internal for tests
 */
export function takes({ steps }: Path, part: string): boolean {
  return steps.some(({ arrows }) => arrows.some(({ id }) => id.includes(part)));
}
