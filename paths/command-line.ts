import { parseArgs } from 'node:util';
import { StartFailure } from '../server/configuration/start-failure.ts';
import type { Draw } from './model/chance.ts';

/** The options of `npm run paths`. */
export interface Asked {
  /** Walk the paths in a browser. */
  readonly run: boolean;
  /** Break the product on purpose and check whether the paths notice. */
  readonly mutants: boolean;
  /** Parts of mutant names; all mutants if empty. */
  readonly broken: readonly string[];
  /** How many mutants of the machines to draw by chance; null for none. */
  readonly generated: Draw | null;
  /** How many of the paths to draw by chance; null for all. */
  readonly sample: Draw | null;
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
  run: FLAG,
  mutants: FLAG,
  headed: FLAG,
  all: FLAG,
  mutant: VALUES,
  flow: VALUES,
  path: VALUES,
  depth: VALUE,
  from: VALUE,
  url: VALUE,
  generated: VALUE,
  sample: VALUE,
  seed: VALUE,
} as const;

/** Reads what follows `npm run paths --`; throws a `StartFailure` for what it does not know. */
export function readAsked(parameters: readonly string[]): Asked {
  const unknown = parameters.find((one) => !Object.hasOwn(OPTIONS, nameOf(one) ?? 'run'));
  if (unknown !== undefined) throw new StartFailure(`"${unknown}" is not known. ${USAGE}`);
  const { run, mutants, mutant, headed, all, depth, generated, sample, ...rest } =
    parsed(parameters);
  return {
    run,
    headed,
    mutants: mutants || (mutant.length > 0 && generated === undefined),
    broken: mutant,
    generated: generated === undefined ? null : drawOf('--generated', generated, rest.seed),
    sample: sample === undefined ? null : drawOf('--sample', sample, rest.seed),
    flows: rest.flow,
    paths: rest.path,
    from: rest.from ?? null,
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
  return wholeOf(text, '--depth takes a whole number of steps');
}

/** `all` of them, or a number. Another seed draws others. */
function drawOf(option: string, text: string, seed = new Date().toISOString()): Draw {
  if (text === 'all') return { count: Number.POSITIVE_INFINITY, seed };
  return { count: wholeOf(text, `${option} takes “all” or a whole number`), seed };
}

function wholeOf(text: string, rule: string): number {
  const whole = Number(text);
  if (Number.isInteger(whole) && whole > 0) return whole;
  throw new StartFailure(`${rule}, not "${text}".`);
}

function urlOf(text: string): string {
  if (!URL.canParse(text)) throw new StartFailure(`--url wants an address, not "${text}".`);
  return text.replace(/\/$/, '');
}

const USAGE =
  'npm run paths takes --run, --mutants, --mutant NAME, --generated NUMBER, --sample NUMBER, --seed WORD, --headed, --flow NAME, --path ID, --from REPORT, --url ADDRESS, --all and --depth N.';
