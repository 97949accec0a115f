/** Breaks the sources, one mutant at a time, and looks which paths notice: in the model, else in a browser (QA-04). */
import { once } from 'node:events';
import { rm, cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Process } from '../model/process.ts';
import type { Path, Walk } from '../model/walk.ts';
import type { ReportedMutant } from '../report/report.schema.ts';
import type { Elsewhere, Replayed } from './source-replay.ts';
import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartFailure } from '../../server/configuration/start-failure.ts';
import { git } from '../../scripts/command/git.ts';
import { ownFolder } from '../../scripts/testing/own-folder.ts';
import { asPerson, type Place } from '../run/context.ts';
import { walkAt } from '../run/runner.ts';
import { onProduct } from '../run/walk-paths.ts';
import { readFileSync } from 'node:fs';

const ROOT = join(import.meta.dirname, '..', '..');
const run = promisify(execFile);

/** A mutant that paths of its process may notice, the shortest first. */
interface Fault {
  readonly mutant: Mutant;
  readonly process: Process;
  readonly paths: readonly Path[];
}

type Catch = Pick<ReportedMutant, 'caughtBy' | 'seen'>;

/**
 * Runs the mutants with these names, or all without names, if their process is among the walks and their turn in this
 * part. Returns which path caught each one. Throws if there is none with such a name.
 */
export async function runMutants(
  walks: readonly Walk[],
  names: readonly string[],
  isInPart: (mutant: unknown, turn: number) => boolean = () => true,
) {
  const asked = MUTANTS.filter(
    (mutant) =>
      walks.some(({ process }) => process.name === mutant.process) &&
      (names.length === 0 || names.some((part) => mutant.name.includes(part))),
  ).filter(isInPart);
  if (asked.length === 0 && names.length > 0)
    throw new StartFailure(
      `No mutant of the chosen processes has “${names.join('” or “')}” in its name; paths/mutants/mutants.txt has their names.`,
    );
  const found = new Map<string, ReportedMutant>();
  const add = ({ mutant: { name }, process }: Fault, caught: Catch): void => {
    const sign = caught.caughtBy === null ? '✗' : '✓';
    console.log(
      `${sign} ${found.size + 1}/${asked.length} ${name}\n  ${caught.caughtBy ?? 'nothing noticed'}: ${caught.seen}`,
    );
    found.set(name, { name, process: process.title, ...caught });
  };
  const left: Fault[] = [];
  for (const mutant of asked) {
    const walk = walks.find(({ process }) => process.name === mutant.process);
    if (walk === undefined) continue;
    const paths = walk.paths
      .filter((path) => takes(path, mutant.touches))
      .toSorted((one, other) => one.steps.length - other.steps.length);
    const fault = { mutant, process: walk.process, paths };
    const caught = await inModel(fault);
    if (caught === null) left.push(fault);
    else add(fault, caught);
  }
  if (left.length > 0) await inBrowser(left, add);
  return asked.flatMap(({ name }) => found.get(name) ?? []);
}

/** Replays the paths on the broken machines, without a page. Returns the first that comes elsewhere; null if none does. */
async function inModel({ mutant: { file, from, to }, process, paths }: Fault) {
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
  if (elsewhere === null) return null;
  const { id, start, steps } = paths[elsewhere.path] as Path;
  const { words, places } = steps[elsewhere.step - 1] ?? start;
  return { caughtBy: id, seen: `It does not come to ${places.join(' + ')} when one ${words}.` };
}

/**
 * Returns whether a path takes a transition whose name contains this part.
 * @internal for tests
 */
export function takes({ steps }: Path, part: string): boolean {
  return steps.some(({ arrows }) => arrows.some(({ id }) => id.includes(part)));
}

/** Walks the paths on a copy of the product that is broken, one mutant at a time. */
async function inBrowser(faults: readonly Fault[], add: (fault: Fault, caught: Catch) => void) {
  console.log('A copy of the product starts…');
  const root = await copyOfSources();
  // A development server that replaces nothing in open pages; one at a time, since the places share its sources.
  const sources = { root, script: 'dev-server.ts', parameters: ['--still'] } as const;
  const unsound = new Set<string>();
  try {
    await onProduct(null, { url: null, headed: false, sources, count: 1 }, async (places) => {
      for (const place of places)
        for (const fault of faults)
          add(fault, await caughtBy(place, root, fault, unsound).catch(uncaught));
    });
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** Lines of a browser assertion that are reported: the failure, its subject, and the expectation. */
const TOLD_LINES = 3;

/** An outdated mutant must not prevent the others from running. */
function uncaught(error: unknown): Catch {
  return { caughtBy: null, seen: error instanceof Error ? error.message : String(error) };
}

/**
 * Returns the first path that fails on the broken product, holds on the sound one, and fails on the broken one again.
 * Those that fail on the sound one are unsound.
 */
async function caughtBy(
  place: Place,
  root: string,
  { mutant, process, paths }: Fault,
  unsound: Set<string>,
): Promise<Catch> {
  for (const path of paths.filter(({ id }) => !unsound.has(id))) {
    const walk = (): Promise<string | null> =>
      asPerson(place, process, (own) => failureOf(own, process, path));
    // The person signs in before the product is broken.
    const brokenWalk = (): Promise<string | null> =>
      asPerson(place, process, (own) =>
        whileBroken(root, own.url, mutant, () => failureOf(own, process, path)),
      );
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

/** ms; the development server serves a changed file well within this time. */
const NOTICED_MS = 30_000;
const LOOK_MS = 50;
const LOOKS_A_WRITE = 20;

/**
 * Runs work while the browser gets the mutant. Throws if the piece is not in the file exactly once: the mutant is
 * outdated then.
 */
async function whileBroken<Result>(
  root: string,
  url: string,
  { name, file, from, to }: Mutant,
  work: () => Promise<Result>,
): Promise<Result> {
  const path = join(root, file);
  const whole = await readFile(path, 'utf8');
  const [before, after, ...more] = whole.split(from);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`The mutant "${name}" is out of date: ${file} does not have its piece once.`);
  const address = `${url}/${file}`;
  const healthy = await served(address);
  try {
    await write(path, before + to + after, async () => (await served(address)) !== healthy);
    return await work();
  } finally {
    await write(path, whole, async () => (await served(address)) === healthy);
  }
}

/** Returns a module as the development server sends it to a page. */
async function served(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered ${response.status}.`);
  // Ignores the modification times in the addresses of imports.
  return (await response.text())
    .replaceAll(/[?&]t=\d+/g, '')
    .replace(/\n\/\/# sourceMapping.*/s, '');
}

/** Writes until the server notices: a watcher may miss a change shortly after another one. */
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

/**
 * Copies the files that git knows to a new folder, which is returned with what a development server needs. The copy uses
 * the packages of this folder.
 */
async function copyOfSources(): Promise<string> {
  const root = await ownFolder('mutants');
  // Benches have their own packages, and Vite would look for them.
  for (const file of await git('ls-files', '-z', '--cached', '--others', '--exclude-standard')) {
    if (file.startsWith('bench/')) continue;
    await mkdir(dirname(join(root, file)), { recursive: true });
    await cp(join(ROOT, file), join(root, file));
  }
  await linkPackages(root);
  await run(process.execPath, ['scripts/words/generate-words.ts'], { cwd: root });
  // The development server serves the page of counters as it was built, as under `npm run dev`.
  await run(process.execPath, ['scripts/build.ts', 'till'], { cwd: root });
  return root;
}

/** Links each package separately, so that Vite's cache beside them does not replace the one of this folder. */
async function linkPackages(root: string): Promise<void> {
  const packages = join(ROOT, 'node_modules');
  const own = join(root, 'node_modules');
  await mkdir(own);
  const names = (await readdir(packages)).filter((name) => !name.startsWith('.'));
  await Promise.all(names.map((name) => symlink(join(packages, name), join(own, name))));
}

/** A piece of a source file, which occurs in it exactly once, and its replacement. */
type Mutant = ReturnType<typeof mutantsIn>[number];

/**
 * Below a heading with the process that should notice and the file: the fault in a person's words, a part of the names
 * of the transitions it affects, whose paths are walked, and the edit as a diff.
 */
function mutantsIn(text: string) {
  return text.split(/^# /mu).flatMap((part) => {
    const [process = '', file = ''] = part.split(/[ \n]/u);
    return [...part.matchAll(/^(.*) \[(.*)\]\n((?:[-+].*\n)+)/gmu)].map(
      ([, name = '', touches = '', diff = '']) => {
        const sideOf = (mark: string) =>
          diff
            .split('\n')
            .filter((line) => line.startsWith(mark))
            .map((line) => line.slice(2))
            .join('\n');
        return { name, touches, process, file, from: sideOf('-'), to: sideOf('+') };
      },
    );
  });
}

/** @internal for tests */
export const MUTANTS = mutantsIn(readFileSync(join(import.meta.dirname, 'mutants.txt'), 'utf8'));
