import { parseArgs } from 'node:util';
import { StartFailure } from '../server/configuration/start-failure.ts';

/** The options of `npm run paths`. */
export interface Asked {
  /** Walk the paths in a browser. */
  readonly run: boolean;
  /** Break the product on purpose and check whether the paths notice. */
  readonly mutants: boolean;
  /** Parts of mutant names; all mutants if empty. */
  readonly broken: readonly string[];
  /** Show the browser. */
  readonly headed: boolean;
  /** Simple paths of at most this many steps; null for the shortest paths. */
  readonly depth: number | null;
  /** Parts of process names; all processes if empty. */
  readonly flows: readonly string[];
  /** Ids or parts of them; all paths if empty. */
  readonly paths: readonly string[];
  /** A report whose failed paths are walked again. */
  readonly from: string | null;
  /** A running product; null to start one. */
  readonly url: string | null;
}

const DEFAULT_DEPTH = 6;

const FLAG = { type: 'boolean', default: false } as const;
const VALUE = { type: 'string' } as const;
const VALUES = { type: 'string', multiple: true, default: [] as string[] } as const;
const OPTIONS = {
  ...{ run: FLAG, mutants: FLAG, headed: FLAG, all: FLAG, mutant: VALUES, flow: VALUES },
  ...{ path: VALUES, depth: VALUE, from: VALUE, url: VALUE },
} as const;

/** Reads what follows `npm run paths --`; throws a `StartFailure` for what it does not know. */
export function readAsked(parameters: readonly string[]): Asked {
  const unknown = parameters.find((one) => !Object.hasOwn(OPTIONS, nameOf(one) ?? 'run'));
  if (unknown !== undefined) throw new StartFailure(`"${unknown}" is not known. ${USAGE}`);
  const { run, mutants, mutant, headed, all, depth, ...rest } = parsed(parameters);
  return {
    ...{ run, headed, mutants: mutants || mutant.length > 0, broken: mutant },
    ...{ flows: rest.flow, paths: rest.path, from: rest.from ?? null },
    depth: depth === undefined ? (all ? DEFAULT_DEPTH : null) : depthOf(depth),
    url: rest.url === undefined ? null : urlOf(rest.url),
  };
}

/** `flow` of `--flow` and of `--flow=NAME`; null of a value. */
function nameOf(parameter: string): string | null {
  return /^--([^=]*)/.exec(parameter)?.[1] ?? null;
}

function parsed(parameters: readonly string[]) {
  try {
    return parseArgs({ args: [...parameters], options: OPTIONS }).values;
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    throw new StartFailure(`${words.replace(/\.$/, '')}. ${USAGE}`);
  }
}

function depthOf(text: string): number {
  const depth = Number(text);
  if (Number.isInteger(depth) && depth > 0) return depth;
  throw new StartFailure(`--depth takes a whole number of steps, not "${text}".`);
}

function urlOf(text: string): string {
  if (!URL.canParse(text)) throw new StartFailure(`--url wants an address, not "${text}".`);
  return text.replace(/\/$/, '');
}

const USAGE =
  'npm run paths takes --run, --mutants, --mutant NAME, --headed, --flow NAME, --path ID, --from REPORT, --url ADDRESS, --all and --depth N.';
