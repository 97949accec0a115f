/** The report as data. Everything that people and tools read is made from it (QA-01, QA-02). */
import { SAMPLE, type View } from '../hand/hand.ts';
import type { Person, Process } from '../model/process.ts';
import type { Step } from '../model/graph.ts';
import type { Path, Walk } from '../model/walk.ts';
import type { PathResult } from '../run/runner.ts';
import type { ReportedPath, ReportedProcess } from './report.schema.ts';

/** Describes one process with the results of its walk and its paths. */
export function reportedProcess(
  { process, arrows, places, reached, paths }: Walk,
  results: ReadonlyMap<string, PathResult>,
): ReportedProcess {
  const expectations = new Map(
    Object.entries(process.views).map(([place, view]) => [place, wordsOf(view)]),
  );
  const taken = takenBy(paths);
  return {
    name: process.name,
    title: process.title,
    rows: process.rows,
    states: places.map((name) => ({ name, covered: taken.has(name) })),
    transitions: arrows.map(({ reenters: _, ...arrow }) => {
      const covered = taken.has(arrow.id);
      const reason = reached.has(arrow.id) ? NOT_CHOSEN : reasonOf(process, arrow.id);
      return { ...arrow, covered, reason: covered ? null : reason };
    }),
    paths: paths.map((path) => {
      const result = results.get(path.id) ?? null;
      return reportedPath(path, { person: process.person, result, expectations });
    }),
  };
}

const NOT_CHOSEN = 'No path of this choice takes it.';

/** Returns the places and transitions of paths, also those that pass by themselves. */
function takenBy(paths: Walk['paths']): ReadonlySet<string> {
  const steps = paths.flatMap((path) => [path.start, ...path.steps]);
  const arrows = steps.flatMap((step) => [...step.arrows, ...(step.begins ?? [])]);
  return new Set([
    ...steps.flatMap(({ places }) => places),
    ...arrows.flatMap(({ id, from }) => [id, from]),
  ]);
}

/** Returns a sentence for each state and each transition that no path can reach without a reason. */
export function gapsOf({ process, arrows, places, reached }: Walk): readonly string[] {
  const missed = arrows.filter(({ id }) => !reached.has(id));
  const excused = missed.filter(({ id }) => reasonOf(process, id) !== null);
  const isWithin = (state: string, place: string): boolean => `${state}.`.startsWith(`${place}.`);
  const leadsWithReason = (state: string): boolean =>
    excused.some(({ from, to }) => from !== state && to.some((place) => isWithin(state, place)));
  return [
    ...places
      .filter((place) => !reached.has(place) && !leadsWithReason(place))
      .map((place) => `${process.name}: no path comes to "${place}", and nothing says why.`),
    ...missed
      .filter((arrow) => !excused.includes(arrow))
      .map(({ id }) => `${process.name}: no path takes "${id}", and nothing says why.`),
  ];
}

function wordsOf(view: View): readonly string[] {
  if ('told' in view) return [view.told];
  return 'holds' in view ? [view.words(SAMPLE)] : view.flatMap(wordsOf);
}

/** Returns the reason for an arrow, its event, its actor or its delay. */
function reasonOf(process: Process, id: string): string | null {
  const own = Object.entries(process.notWalked).find(([part]) => id.includes(part));
  if (own !== undefined) return own[1];
  const rows = process.table.get(id.split(' · ')[1] ?? '');
  return typeof rows === 'string' ? rows : null;
}

interface Known {
  readonly person: Person;
  readonly result: PathResult | null;
  /** What a tester sees in each place, in the words of the views that paths are checked against. */
  readonly expectations: ReadonlyMap<string, readonly string[]>;
}

/** What the report needs of a path. */
interface Told extends Pick<Path, 'id'> {
  readonly start: Pick<Step, 'words' | 'places'>;
  readonly steps: readonly Pick<Step, 'cause' | 'words' | 'before' | 'places' | 'arrows'>[];
}

/** A path in the words of its person, and what it came to. */
export function reportedPath(path: Told, { person, result, expectations }: Known): ReportedPath {
  const tasks = [path.start, ...path.steps];
  const steps = tasks.map(({ words, places }, index) => ({
    sentence: `The ${person} ${words}.${preparation(path.steps, index)}`,
    sees: seenIn(result?.steps[index]) ?? places.flatMap((place) => expectations.get(place) ?? []),
    places,
    screenshot: result?.steps[index]?.screenshot ?? null,
    failure: result?.steps[index]?.failure ?? null,
  }));
  return {
    id: path.id,
    title: titleOf(path),
    steps,
    transitions: path.steps.flatMap(({ arrows }) => arrows.map(({ id }) => id)),
    result: result === null ? null : result.held ? 'held' : 'failed',
    milliseconds: result?.steps.reduce((sum, step) => sum + step.milliseconds, 0) ?? null,
    console: result?.console ?? [],
    trace: result?.trace ?? null,
  };
}

/** What the next steps need has to be there when this one ends: the end of an actor follows a press at once. */
function preparation(steps: Told['steps'], index: number): string {
  const own = steps[index - 1]?.cause ?? 'person';
  if (own === 'actor') return '';
  const next = steps.findIndex(({ cause }, at) => at >= index && cause !== 'actor');
  const before = steps
    .slice(index, next === -1 ? steps.length : next + 1)
    .flatMap((step) => step.before ?? []);
  if (before.length === 0) return '';
  const when = own === 'delay' ? 'Meanwhile' : 'Just before the last press of this step';
  return ` ${when}, ${before.join(', and ')}.`;
}

/** Only a step that passed has checked everything. */
function seenIn(step: PathResult['steps'][number] | undefined): readonly string[] | null {
  return step === undefined || step.failure !== null ? null : step.looks;
}

/** The last two events distinguish a path from others. */
function titleOf({ start, steps }: Told): string {
  const words = steps.slice(-2).map((step) => step.words);
  const title = (words.length === 0 ? [start.words] : words).join(', then ');
  return title.charAt(0).toUpperCase() + title.slice(1);
}
