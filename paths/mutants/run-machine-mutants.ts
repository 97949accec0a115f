/** Breaks the machines by script, and looks which paths notice: in the model, else in a browser (QA-04). */
import { isRefusal } from '../model/transitions.ts';
import type { Path, Walk } from '../model/walk.ts';
import type { ReportedMutant } from '../report/report.schema.ts';
import { whileMachineBroken } from './broken-page.ts';
import { type Catch, catchFaults, type Fault, told } from './catching.ts';
import { brokenMachine, type MachineMutant, mutantsOf } from './machine-mutants.ts';
import { differenceOf } from './replay.ts';
import { SURVIVORS } from './mutants.ts';

/** A longer search rarely finds more: paths through one transition look at the same screen. */
const MOST_PATHS = 5;
/** For two cores. */
const AT_ONCE = 2;
const ROOT = new URL('../..', import.meta.url).pathname;

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
  const add = (fault: Pick<Fault, 'name' | 'process'>, caught: Catch): void => {
    const reason = caught.caughtBy === null ? (SURVIVORS.get(fault.name) ?? null) : null;
    const count = `${found.size + 1}/${mutants.length}`;
    found.set(fault.name, told(fault, caught, { reason, count }));
  };
  const left: Fault[] = [];
  for (const mutant of mutants) {
    const own = walks.filter(({ process }) => process.machine === mutant.machine);
    const known = { name: mutant.id, process: own[0]?.process.title ?? '' };
    const [caught, paths] = inModel(own, mutant);
    const broken: Fault['whileBroken'] = ({ context }, work) =>
      whileMachineBroken(context, mutant, work);
    if (caught !== null) add(known, caught);
    else if (paths.length === 0) add(known, { caughtBy: null, seen: 'No path takes it.' });
    else left.push({ ...known, paths, whileBroken: broken });
  }
  if (left.length > 0) await catchFaults({ root: ROOT, count: AT_ONCE }, left, add);
  return mutants.flatMap(({ id }) => found.get(id) ?? []);
}

/** Replays the paths of a machine. Returns the first that comes elsewhere, or those to walk on a page. */
function inModel(
  walks: readonly Walk[],
  mutant: MachineMutant,
): readonly [Catch | null, Fault['paths']] {
  const broken = brokenMachine(mutant);
  const promising: { readonly step: number; readonly path: Fault['paths'][number] }[] = [];
  for (const { process, paths } of walks)
    for (const path of paths) {
      const { states, effects } = differenceOf(path, mutant.machine, broken);
      const { words, places } = [path.start, ...path.steps][states ?? 0] ?? path.start;
      const seen = `It does not come to ${places.join(' + ')} when one ${words}.`;
      if (states !== null) return [{ caughtBy: path.id, seen }, []];
      if (effects !== null) promising.push({ step: effects, path: [process, path] });
      else if (takes(path, mutant))
        promising.push({ step: path.steps.length + 100, path: [process, path] });
    }
  const first = promising.toSorted((one, other) => one.step - other.step).slice(0, MOST_PATHS);
  return [null, first.map(({ path }) => path)];
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
