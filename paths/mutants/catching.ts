/** Walks paths on a broken product, to see which of them notice (QA-04). */
import type { Process } from '../model/process.ts';
import type { Path } from '../model/walk.ts';
import type { ReportedMutant } from '../report/report.schema.ts';
import type { Place } from '../run/context.ts';
import { asPerson } from '../run/persons.ts';
import { walkAt } from '../run/runner.ts';
import { onProduct } from '../run/walk-paths.ts';

/** One way to break the product. */
export interface Fault extends Pick<ReportedMutant, 'name' | 'process'> {
  /** Paths that may notice it, the most promising first. */
  readonly paths: readonly (readonly [Process, Path])[];
  /** Runs work while the pages of a place get the broken product. */
  readonly whileBroken: <Result>(place: Place, work: () => Promise<Result>) => Promise<Result>;
}

/** Lines of a browser assertion that are reported: the failure, its subject, and the expectation. */
const TOLD_LINES = 3;

/** Returns which path caught each fault, on a product that can be broken. */
export async function catchFaults(
  options: Parameters<typeof onProduct>[1],
  faults: readonly Fault[],
  add: (fault: Fault, caught: Catch) => void,
): Promise<void> {
  const left = [...faults];
  const unsound: Unsound = new Set();
  const work = async (place: Place): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift())
      add(next, await caughtBy(place, next, unsound).catch(uncaught));
  };
  await onProduct(null, options, (places) => Promise.all(places.map(work)));
}

/** Prints the fate of a mutant, and returns it for the report. */
export function told(
  { name, process }: Pick<ReportedMutant, 'name' | 'process'>,
  caught: Catch,
  count: string,
): ReportedMutant {
  const sign = caught.caughtBy === null ? '✗' : '✓';
  console.log(
    `${sign} ${count} ${name}\n  ${caught.caughtBy ?? 'nothing noticed'}: ${caught.seen}`,
  );
  return { name, process, ...caught };
}

/** What a path without a page sees of a fault: the step, 0 for the start, that leads elsewhere. */
export function caughtAt({ id, start, steps }: Path, step: number): Catch {
  const { words, places } = steps[step - 1] ?? start;
  return { caughtBy: id, seen: `It does not come to ${places.join(' + ')} when one ${words}.` };
}

export type Catch = Pick<ReportedMutant, 'caughtBy' | 'seen'>;
/** Ids of paths that fail on the sound product. */
type Unsound = Set<string>;

/** An outdated mutant must not prevent the others from running. */
function uncaught(error: unknown): Catch {
  return { caughtBy: null, seen: error instanceof Error ? error.message : String(error) };
}

/** Returns the first path that fails on the broken product, holds on the sound one, and fails on the broken one again. */
async function caughtBy(place: Place, { paths, whileBroken }: Fault, unsound: Unsound) {
  for (const [process, path] of paths.filter(([, { id }]) => !unsound.has(id))) {
    const walk = (): Promise<string | null> =>
      asPerson(place, process, (own) => failureOf(own, process, path));
    // The person signs in before the product is broken.
    const brokenWalk = (): Promise<string | null> =>
      asPerson(place, process, (own) => whileBroken(own, () => failureOf(own, process, path)));
    if ((await brokenWalk()) === null) continue;
    const failure = await firstSound(walk);
    if (failure !== null) {
      unsound.add(path.id);
      console.log(`  ${path.id} proves nothing, it fails on the sound product: ${failure}`);
      continue;
    }
    // A busy machine can fail a walk as well, but not twice around one that holds.
    const seen = await brokenWalk();
    if (seen !== null) return { caughtBy: path.id, seen };
  }
  return { caughtBy: null, seen: `${paths.length} paths hold.` };
}

/** Tries a path three times, since an overloaded machine can fail it. Returns null if one try holds. */
async function firstSound(failure: () => Promise<string | null>): Promise<string | null> {
  return (await failure()) === null ? null : (await failure()) === null ? null : failure();
}

/** Returns what a failed path expected; null if it holds. */
async function failureOf(place: Place, process: Process, path: Path): Promise<string | null> {
  const { held, steps } = await walkAt(place, process, path);
  if (held) return null;
  const lines = steps.at(-1)?.failure?.split(/\n+/) ?? ['no step was taken'];
  return lines.slice(0, TOLD_LINES).join('; ');
}
