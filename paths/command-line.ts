/** The options of `npm run paths`, and the paths that they choose (QA-06). */
import { parseArgs } from 'node:util';
import { StartFailure } from '../server/configuration/start-failure.ts';
import { EXPORTS, readReport, WALK_FOLDER } from './report/write-report.ts';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { changedFiles } from '../scripts/command/git.ts';
import { readImports } from '../scripts/structure/import-graph.ts';
import { type Path, walk, type Walk } from './model/walk.ts';
import { PROCESSES } from './processes/all.ts';
import { AT_ONCE } from './run/walk-paths.ts';

/** The options of `npm run paths`. */
export type Asked = ReturnType<typeof readAsked>;

const FLAG = { type: 'boolean', default: false } as const;
const VALUE = { type: 'string' } as const;
const VALUES = { type: 'string', multiple: true, default: [] as string[] } as const;
const OPTIONS = {
  run: FLAG,
  mutants: FLAG,
  headed: FLAG,
  mutant: VALUES,
  flow: VALUES,
  path: VALUES,
  from: VALUE,
  url: VALUE,
  cover: VALUE,
  changed: VALUE,
  shard: VALUE,
  budget: VALUE,
  export: VALUE,
} as const;

/** Reads what follows `npm run paths --`; throws a `StartFailure` for what it does not know. */
export function readAsked(parameters: readonly string[]) {
  const unknown = parameters.find((one) => !Object.hasOwn(OPTIONS, nameOf(one) ?? 'run'));
  if (unknown !== undefined) throw new StartFailure(`"${unknown}" is not known. ${USAGE}`);
  const { run, mutants, mutant, headed, ...rest } = parsed(parameters);
  return {
    /** Walk the paths in a browser. */
    run,
    /** Show the browser. */
    headed,
    /** Break the product on purpose and check whether the paths notice. */
    mutants: mutants || mutant.length > 0,
    /** Parts of mutant names; all mutants if empty. */
    broken: mutant,
    /** Parts of process names; all processes if empty. */
    flows: rest.flow,
    /** Ids or parts of them; all paths if empty. */
    paths: rest.path,
    /** A report whose failed paths are walked again, or a recording. */
    from: rest.from ?? null,
    /** A running product; null to start one. */
    url: rest.url === undefined ? null : urlOf(rest.url),
    cover: oneOf('--cover', ['states', 'transitions', 'pairs'], rest.cover) ?? 'transitions',
    /** Only machines that changed since this commit; null for all. */
    changed: rest.changed ?? null,
    /** Every path whose turn in the list is `part` of `count`; null for all. */
    shard: rest.shard === undefined ? null : shardOf(rest.shard),
    /** Only as many paths as take this long, in s; null for all. */
    budget: rest.budget === undefined ? null : secondsOf(rest.budget),
    /** What to write for another tool; null for nothing. */
    exported: oneOf('--export', EXPORTS, rest.export),
  };
}

/** `flow` of `--flow` and of `--flow=NAME`; null of a value. */
function nameOf(parameter: string): string | null {
  return /^--([^=]*)/.exec(parameter)?.[1] ?? null;
}

function parsed(parameters: readonly string[]) {
  try {
    return parseArgs({ args: parameters.map(withCommit), options: OPTIONS }).values;
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    throw new StartFailure(`${words.replace(/\.$/, '')}. ${USAGE}`);
  }
}

/** `--changed` alone is since the last commit. */
const withCommit = (parameter: string): string =>
  parameter === '--changed' ? '--changed=HEAD' : parameter;

function oneOf<One extends string>(option: string, all: readonly One[], text?: string): One | null {
  const found = all.find((one) => one === text) ?? null;
  if (found !== null || text === undefined) return found;
  throw new StartFailure(`${option} takes ${all.join(', ')}, not "${text}".`);
}

function shardOf(text: string) {
  const [, part, count] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? [];
  if (part !== undefined && count !== undefined && part > 0 && part <= count)
    return { part, count };
  throw new StartFailure(`--shard takes a part such as 1/4, not "${text}".`);
}

function secondsOf(text: string): number {
  const [, count, unit] = /^(\d+)(s|m|h)$/.exec(text) ?? [];
  if (count === undefined || Number(count) === 0)
    throw new StartFailure(`--budget takes a time such as 90s, 5m or 1h, not "${text}".`);
  return Number(count) * (unit === 'h' ? 3600 : unit === 'm' ? 60 : 1);
}

function urlOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new StartFailure(`--url takes an address such as http://localhost:4000, not "${text}".`);
  return url.origin;
}

const USAGE =
  'npm run paths takes --run, --mutants, --mutant NAME, --headed, --flow NAME, --path ID, --from REPORT, --url ADDRESS, --cover states|transitions|pairs, --changed[=COMMIT], --shard 1/4, --budget 5m and --export playwright|junit|mermaid|scxml.';

const ROOT = join(import.meta.dirname, '..');

/**
 * Returns the paths of a run, the most valuable first in `order` if there is a budget, in a sentence how they were
 * chosen, and in `whole` those of all parts, which notice mutants. There is none if no machine changed, or in a part of
 * too few; throws if what was asked for does not exist.
 */
export async function chosen(asked: Asked) {
  const { flows, paths, from, cover, changed } = asked;
  const option = cover === 'transitions' ? '' : ` --cover ${cover}`;
  const again = `npm run paths -- --run${option} --path ID --headed`;
  const failed = from === null ? [] : await failedIn(from);
  const ids = [...paths, ...failed];
  const machines = changed === null ? null : await machinesChangedSince(changed);
  const named = PROCESSES.filter(
    ({ name, machine }) =>
      flows.length === 0 || flows.some((part) => name.includes(part) || machine.id.includes(part)),
  );
  const all = named
    .filter(({ machine }) => machines?.has(machine) ?? true)
    .map((process) => walk(process, cover));
  const isAsked = ({ id }: Path): boolean =>
    ids.length === 0 || ids.some((part) => id.includes(part));
  const found = only(all, isAsked);
  if (changed !== null && named.length > 0 && all.length === 0) {
    const words = `No machine changed since ${changed}.`;
    return { walks: found, whole: found, order: [] as readonly Path[], words, again };
  }
  if (found.length === 0)
    throw new StartFailure(
      `There is no such path with --cover ${cover}: ${[...flows, ...ids].join(', ')}. The processes are ${PROCESSES.map(({ name }) => name).join(', ')}.`,
    );
  const order = await ordered(found, asked);
  const chosenPaths = new Set(order);
  const kept = only(found, (path) => chosenPaths.has(path));
  const there = all.flatMap((walked) => walked.paths.map(({ id }) => id));
  const missing = ids.filter((part) => !there.some((id) => id.includes(part)));
  const words = wordsOf(asked, there.length, order, missing);
  return { walks: kept, whole: found, order, words, again };
}

function only(walks: readonly Walk[], isKept: (path: Path) => boolean): readonly Walk[] {
  return walks
    .map((walked) => ({ ...walked, paths: walked.paths.filter(isKept) }))
    .filter(({ paths }) => paths.length > 0);
}

/** Returns whether the turn of a path or a mutant is in this part; without one, each is. */
export function inPartOf(shard: Asked['shard']) {
  return (_: unknown, turn: number): boolean =>
    shard === null || turn % shard.count === shard.part - 1;
}

/** Takes one part of the paths, and of it what fits the budget. */
async function ordered(walks: readonly Walk[], { shard, budget }: Asked): Promise<readonly Path[]> {
  const part = walks.flatMap(({ paths }) => paths).filter(inPartOf(shard));
  if (budget === null || part.length === 0) return part;
  const report = await readReport(join(WALK_FOLDER, 'paths.json'));
  const known = new Map(
    report?.processes.flatMap(({ paths }) =>
      paths.map(({ id, milliseconds }) => [id, milliseconds] as const),
    ),
  );
  // A path that broke before its first step took no time.
  const secondsOf = ({ id, steps }: Path): number =>
    (known.get(id) || (steps.length + 1) * STEP_MS) / 1_000;
  const fitting = worthiest(part, { secondsOf, budget: budget * AT_ONCE });
  if (fitting.length === 0)
    throw new StartFailure(`No path fits into ${budget} s; give --budget more.`);
  return fitting;
}

/** ms, of a step that was never walked. */
const STEP_MS = 1_500;

interface Worth {
  readonly secondsOf: (path: Path) => number;
  /** s */
  readonly budget: number;
}

/**
 * Returns the paths that fit the budget: each time the one with most new transitions a second.
 * @internal for tests
 */
export function worthiest(paths: readonly Path[], { secondsOf, budget }: Worth): readonly Path[] {
  const seen = new Set<string>();
  const taken: Path[] = [];
  const worthOf = (path: Path): number =>
    goalsOf([path]).filter((goal) => !seen.has(goal)).length / secondsOf(path);
  let time = budget;
  for (let left = [...paths]; ;) {
    left = left.filter((path) => secondsOf(path) <= time);
    const worths = left.map(worthOf);
    const best = left[worths.indexOf(Math.max(...worths))];
    if (best === undefined) return taken;
    taken.push(best);
    time -= secondsOf(best);
    goalsOf([best]).forEach((goal) => seen.add(goal));
    left = left.filter((path) => path !== best);
  }
}

/** What paths cover: their states and transitions, and each two transitions in a row. */
function goalsOf(paths: readonly Path[]): readonly string[] {
  return paths.flatMap(({ id, steps }) => {
    const process = id.slice(0, id.lastIndexOf('-'));
    const rows = steps.map(({ arrows }) => arrows.map((arrow) => `${process} ${arrow.id}`));
    const pairs = rows.flatMap((row, index) =>
      (rows[index + 1] ?? []).flatMap((then) => row.map((one) => `${one} > ${then}`)),
    );
    return [...rows.flat(), ...pairs];
  });
}

function wordsOf(
  { cover, changed, shard, budget }: Asked,
  count: number,
  order: readonly Path[],
  missing: readonly string[],
): string {
  const goals = { states: 'states', transitions: 'transitions', pairs: 'pairs of transitions' };
  const words = [
    `${order.length} of ${count} paths that cover ${goals[cover]}`,
    ...(changed === null ? [] : [`of machines changed since ${changed}`]),
    ...(shard === null ? [] : [`part ${shard.part} of ${shard.count}`]),
    ...(budget === null ? [] : [`the most valuable for ${budget} s`]),
    ...(missing.length === 0 ? [] : [`not among them ${missing.join(', ')}`]),
  ];
  return `${words.join(', ')}.`;
}

/** Returns the machines whose sources, or what these import, differ from a commit. */
async function machinesChangedSince(commit: string): Promise<ReadonlySet<unknown>> {
  const changed = new Set(await changedFiles(commit));
  const { arrows } = await readImports(ROOT, ['src/machines']);
  for (let size = 0; size !== changed.size;) {
    size = changed.size;
    for (const { from, to, typeOnly } of arrows)
      if (!typeOnly && changed.has(to)) changed.add(from);
  }
  const files = [...changed].filter((file) => arrows.some(({ from }) => from === file));
  const modules = await Promise.all(
    files
      .filter((file) => file.startsWith('src/machines/'))
      .map((file) => import(pathToFileURL(join(ROOT, file)).href)),
  );
  return new Set(
    (modules as readonly object[]).flatMap((module) => Object.values(module) as unknown[]),
  );
}

async function failedIn(file: string): Promise<readonly string[]> {
  const report = await readReport(file);
  if (report === null) throw new StartFailure(`${file} is no report of paths.`);
  const failed = report.processes
    .flatMap(({ paths }) => paths)
    .filter(({ result }) => result === 'failed');
  if (failed.length === 0) throw new StartFailure(`No path of ${file} failed.`);
  return failed.map(({ id }) => id);
}
