/** Breaks the machines by script, and looks which paths notice: in the model, else in a browser (QA-04). */
import { startOwnProduct } from '../../scripts/testing/running-product.ts';
import { isRefusal } from '../model/transitions.ts';
import type { Path, Walk } from '../model/walk.ts';
import type { ReportedMutant } from '../report/report.schema.ts';
import type { Place } from '../run/context.ts';
import { asPerson } from '../run/persons.ts';
import { onStop, withPlaces } from '../run/walk-paths.ts';
import { whileMachineBroken } from './broken-page.ts';
import { brokenMachine, type MachineMutant, mutantsOf } from './machine-mutants.ts';
import { differenceOf } from './replay.ts';
import { failureOf, firstSound } from './run-mutants.ts';
import { SURVIVORS } from './survivors.ts';

/** A longer search rarely finds more: paths through one transition look at the same screen. */
const MOST_PATHS = 5;
/** For two cores. */
const AT_ONCE = 2;

type Catch = Pick<ReportedMutant, 'caughtBy' | 'seen'>;
interface Candidate {
  readonly mutant: MachineMutant;
  /** Paths that may notice it on a page, the most promising first. */
  readonly paths: readonly (readonly [Walk, Path])[];
}

/** Returns every mutant of the machines of these processes. */
export function allMutants(walks: readonly Walk[]): readonly MachineMutant[] {
  return [...new Set(walks.map(({ process }) => process.machine))].flatMap(mutantsOf);
}

/** Returns for each mutant which path catches it, or why none does. */
export async function runMachineMutants(
  walks: readonly Walk[],
  mutants: readonly MachineMutant[],
): Promise<readonly ReportedMutant[]> {
  const found = new Map<string, ReportedMutant>();
  const add = ({ id, machine }: MachineMutant, caught: Catch): void => {
    const process = walks.find((walk) => walk.process.machine === machine)?.process.title ?? '';
    const reason = caught.caughtBy === null ? (SURVIVORS.get(id) ?? null) : null;
    found.set(id, { name: id, process, ...caught, reason });
    const sign = caught.caughtBy !== null ? '✓' : reason !== null ? '◌' : '✗';
    console.log(
      `${sign} ${found.size}/${mutants.length} ${id}\n  ${caught.caughtBy ?? reason ?? 'nothing noticed'}: ${caught.seen}`,
    );
  };
  const left: Candidate[] = [];
  for (const mutant of mutants) {
    const [caught, paths] = inModel(walks, mutant);
    if (caught !== null) add(mutant, caught);
    else if (paths.length === 0) add(mutant, { caughtBy: null, seen: 'No path takes it.' });
    else left.push({ mutant, paths });
  }
  if (left.length > 0) await onPages(left, add);
  return mutants.flatMap(({ id }) => found.get(id) ?? []);
}

/** Replays the paths of a machine. Returns the first that comes elsewhere, or those to walk on a page. */
function inModel(
  walks: readonly Walk[],
  mutant: MachineMutant,
): readonly [Catch | null, Candidate['paths']] {
  const broken = brokenMachine(mutant);
  const promising: { readonly step: number; readonly walk: Walk; readonly path: Path }[] = [];
  for (const walk of walks.filter(({ process }) => process.machine === mutant.machine))
    for (const path of walk.paths) {
      const { states, effects } = differenceOf(path, mutant.machine, broken);
      const { words, places } = [path.start, ...path.steps][states ?? 0] ?? path.start;
      if (states !== null)
        return [
          {
            caughtBy: path.id,
            seen: `It does not come to ${places.join(' + ')} when one ${words}.`,
          },
          [],
        ];
      if (effects !== null) promising.push({ step: effects, walk, path });
      else if (takes(path, mutant)) promising.push({ step: path.steps.length + 100, walk, path });
    }
  const first = promising.toSorted((one, other) => one.step - other.step).slice(0, MOST_PATHS);
  return [null, first.map(({ walk, path }) => [walk, path])];
}

/** Whether a path comes to the state that is broken or takes the broken transition. */
function takes({ start, steps }: Path, { id, machine }: MachineMutant): boolean {
  const [place = '', event = ''] = id.slice(machine.id.length + 2).split(' · ');
  if (/^(entry|exit) /.test(event))
    return [start, ...steps].some(({ places }) => places.some((one) => one.startsWith(place)));
  const begins = `${place} · ${event}`;
  return steps.some(({ arrows }) =>
    arrows.some((arrow) => arrow.id.startsWith(begins) && !isRefusal(arrow.id)),
  );
}

/** Walks the candidates on a development server, whose modules can be broken. */
async function onPages(
  candidates: readonly Candidate[],
  add: (mutant: MachineMutant, caught: Catch) => void,
): Promise<void> {
  const stop = onStop();
  const product = await startOwnProduct({ LIMIT_PUBLIC: '0' }, SOURCES);
  try {
    const options = { url: product.url, headed: false, folder: null, count: AT_ONCE };
    const left = [...candidates];
    const sound = new Map<string, Promise<string | null>>();
    const walking = withPlaces(options, (places) =>
      Promise.all(
        places.map(async (place) => {
          for (let next = left.shift(); next !== undefined; next = left.shift())
            add(next.mutant, await onPage(place, next, sound));
        }),
      ),
    );
    await Promise.race([walking, stop]);
  } finally {
    await product.remove();
  }
}

const SOURCES = {
  root: new URL('../..', import.meta.url).pathname,
  script: 'dev-server.ts',
  parameters: ['--still'],
} as const;

/** Returns the first path that holds on the sound product, and fails on the broken one before and after that. */
async function onPage(
  place: Place,
  { mutant, paths }: Candidate,
  sound: Map<string, Promise<string | null>>,
): Promise<Catch> {
  for (const [{ process }, path] of paths) {
    const walked = (): Promise<string | null> =>
      asPerson(place, process, (own) => failureOf(own, process, path));
    const before = await (sound.get(path.id) ?? firstSound(walked));
    sound.set(path.id, Promise.resolve(before));
    if (before !== null) {
      console.log(`  ${path.id} proves nothing, it fails on the sound product: ${before}`);
      continue;
    }
    const brokenWalk = (): Promise<string | null> =>
      asPerson(place, process, (own) =>
        whileMachineBroken(own.context, mutant, () => failureOf(own, process, path)),
      );
    const seen = await brokenWalk();
    if (seen === null || (await firstSound(walked)) !== null) continue;
    // A busy machine can fail a walk as well, but not twice around one that holds.
    const again = await brokenWalk();
    if (again !== null) return { caughtBy: path.id, seen: again };
  }
  return { caughtBy: null, seen: `${paths.length} paths hold.` };
}
