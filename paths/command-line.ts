import { StartFailure } from '../server/configuration/start-failure.ts';

/** What `npm run paths` is asked for. */
export interface Asked {
  /** Walk the paths in a browser. */
  readonly run: boolean;
  /** Break the product on purpose, and see whether the paths notice. */
  readonly mutants: boolean;
  /** Parts of their names; with none, all. */
  readonly broken: readonly string[];
  /** Show the browser. */
  readonly headed: boolean;
  /** Simple paths of at most so many steps instead of the shortest ones; null for the shortest. */
  readonly depth: number | null;
  /** Parts of process names; with none, all. */
  readonly flows: readonly string[];
  /** Ids, or parts of them; with none, all. */
  readonly paths: readonly string[];
  /** A report whose failed paths are walked again. */
  readonly from: string | null;
  /** A product that runs already; null to start one. */
  readonly url: string | null;
}

const DEFAULT_DEPTH = 6;

/** Reads what follows `npm run paths --`; throws a `StartFailure` for what it does not know. */
export function readAsked(parameters: readonly string[]): Asked {
  const asked = {
    run: false,
    mutants: false,
    broken: [] as string[],
    headed: false,
    depth: null as number | null,
    flows: [] as string[],
    paths: [] as string[],
    from: null as string | null,
    url: null as string | null,
  };
  const rest = [...parameters];
  const value = (name: string): string => {
    const next = rest.shift();
    if (next === undefined || next.startsWith('--'))
      throw new StartFailure(`${name} wants a value behind it.`);
    return next;
  };
  for (let name = rest.shift(); name !== undefined; name = rest.shift()) {
    if (name === '--run') asked.run = true;
    else if (name === '--mutants') asked.mutants = true;
    else if (name === '--mutant') asked.broken.push(value(name));
    else if (name === '--headed') asked.headed = true;
    else if (name === '--all') asked.depth ??= DEFAULT_DEPTH;
    else if (name === '--depth') asked.depth = depthOf(value(name));
    else if (name === '--flow') asked.flows.push(value(name));
    else if (name === '--path') asked.paths.push(value(name));
    else if (name === '--from') asked.from = value(name);
    else if (name === '--url') asked.url = urlOf(value(name));
    else throw new StartFailure(unknown(name));
  }
  return { ...asked, mutants: asked.mutants || asked.broken.length > 0 };
}

function depthOf(text: string): number {
  const depth = Number(text);
  if (!Number.isInteger(depth) || depth < 1)
    throw new StartFailure(`--depth wants a whole number of steps, not "${text}".`);
  return depth;
}

function urlOf(text: string): string {
  if (!URL.canParse(text)) throw new StartFailure(`--url wants an address, not "${text}".`);
  return text.replace(/\/$/, '');
}

function unknown(name: string): string {
  return `"${name}" is not known. npm run paths takes --run, --mutants, --mutant NAME, --headed, --flow NAME, --path ID, --from REPORT, --url ADDRESS, --all and --depth N.`;
}
