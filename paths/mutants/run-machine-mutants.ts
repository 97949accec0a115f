/** Breaks the machines by script, and looks which paths notice: in the model, else in a browser (QA-04). */
import { ALWAYS } from '../model/transitions.ts';
import type { Path, Walk } from '../model/walk.ts';
import { reasonOf } from '../report/report.ts';
import type { ReportedMutant } from '../report/report.schema.ts';
import { whileMachineBroken } from './broken-page.ts';
import { type Catch, caughtAt, catchFaults, type Fault, told } from './catching.ts';
import { brokenMachine, type MachineMutant, mutantsOf } from './machine-mutants.ts';
import { differenceOf } from './replay.ts';
import { SURVIVORS } from './mutants.ts';

/** A longer search rarely finds more: paths through one transition look at the same screen. */
const MOST_PATHS = 5;

/** Returns every mutant of the machines of these processes. */
export function allMutants(walks: readonly Walk[]): readonly MachineMutant[] {
  return [...new Set(walks.map(({ process }) => process.machine))].flatMap(mutantsOf);
}

/** Returns for each mutant which path catches it on the product at this address, or why none does. */
export async function runMachineMutants(
  walks: readonly Walk[],
  mutants: readonly MachineMutant[],
  url: string | null,
): Promise<readonly ReportedMutant[]> {
  const found = new Map<string, ReportedMutant>();
  const reasons = new Map(SURVIVORS);
  const add = (fault: Pick<Fault, 'name' | 'process'>, caught: Catch): void => {
    const reason = caught.caughtBy === null ? (reasons.get(fault.name) ?? null) : null;
    const count = `${found.size + 1}/${mutants.length}`;
    found.set(fault.name, told(fault, caught, { reason, count }));
  };
  const left: Fault[] = [];
  for (const mutant of mutants) {
    const own = walks.filter(({ process }) => process.machine === mutant.machine);
    const known = { name: mutant.id, process: own[0]?.process.title ?? '' };
    const excuse = excuseOf(own, mutant);
    if (excuse !== null) reasons.set(mutant.id, excuse);
    const [caught, paths] = inModel(own, mutant);
    const broken: Fault['whileBroken'] = ({ context }, work) =>
      whileMachineBroken(context, mutant, work);
    if (caught !== null) add(known, caught);
    else if (paths.length === 0) add(known, { caughtBy: null, seen: 'No path takes it.' });
    else left.push({ ...known, paths, whileBroken: broken });
  }
  if (left.length > 0) await catchFaults({ url, headed: false }, left, add);
  return mutants.flatMap(({ id }) => found.get(id) ?? []);
}

/** Replays the paths that cross the fault. Returns the first that comes elsewhere, or those to walk on a page. */
function inModel(
  walks: readonly Walk[],
  mutant: MachineMutant,
): readonly [Catch | null, Fault['paths']] {
  const broken = brokenMachine(mutant);
  const promising: { readonly step: number; readonly path: Fault['paths'][number] }[] = [];
  for (const { process, paths } of walks)
    for (const path of paths.filter((one) => crosses(one, mutant))) {
      const { states, effects } = differenceOf(path, mutant.machine, broken);
      if (states !== null) return [caughtAt(path, states), []];
      promising.push({ step: effects ?? path.steps.length + 100, path: [process, path] });
    }
  const first = promising.toSorted((one, other) => one.step - other.step).slice(0, MOST_PATHS);
  return [null, first.map(({ path }) => path)];
}

/** Whether a path comes to the state that is broken, or takes or refuses the broken transition. */
function crosses({ start, steps }: Path, mutant: MachineMutant): boolean {
  const { place, event } = whereIs(mutant);
  const isInside = (one: string): boolean => `${one}.`.startsWith(`${place}.`);
  if (event === ALWAYS || place === mutant.machine.id) return true;
  if (/^(entry|exit) /.test(event))
    return (
      start.places.some(isInside) ||
      steps.some(({ places, arrows }) =>
        [...places, ...arrows.flatMap(({ to }) => to)].some(isInside),
      )
    );
  return steps.some(({ arrows }) =>
    arrows.some(({ id }) => `${id} · `.startsWith(`${place} · ${event} · `)),
  );
}

/** Why no path takes the broken transition, in the words of its process; null if one does. */
function excuseOf(walks: readonly Walk[], mutant: MachineMutant): string | null {
  const { place, event, branch } = whereIs(mutant);
  const reasons = walks.map(({ process, arrows, reached }) => {
    const id = [place, event, ...(branch === undefined ? [] : [branch])].join(' · ');
    const arrow = arrows.find((one) => one.id === id);
    return arrow === undefined || reached.has(id) ? null : reasonOf(process, id);
  });
  return reasons.every((reason) => reason !== null) ? (reasons[0] ?? null) : null;
}

/** `editing · rename.save · 1 of 3 · …` */
function whereIs({ id, machine }: MachineMutant) {
  const [place = '', event = '', branch = ''] = id.slice(machine.id.length + 2).split(' · ');
  return { place, event, branch: /^\d+ of \d+$/.test(branch) ? branch : undefined };
}
