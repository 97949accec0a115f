import { parseArgs } from 'node:util';
import { StartFailure } from '../server/configuration/start-failure.ts';
import { EXPORTS } from './report/write-report.ts';

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
  if (!URL.canParse(text)) throw new StartFailure(`--url wants an address, not "${text}".`);
  return text.replace(/\/$/, '');
}

const USAGE =
  'npm run paths takes --run, --mutants, --mutant NAME, --headed, --flow NAME, --path ID, --from REPORT, --url ADDRESS, --cover states|transitions|pairs, --changed[=COMMIT], --shard 1/4, --budget 5m and --export playwright|junit|mermaid|scxml.';
