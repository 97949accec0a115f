/** Breaks a machine in the pages of a context, by the XState in the built scripts that they get. */
import type { BrowserContext } from '@playwright/test';
import { applyEdit } from './edit.ts';
import type { MachineMutant } from './machine-mutants.ts';

/** The scripts that have XState: of the application, and of the page of counters. */
const XSTATE = /\/assets\/(es\/)?(index|till)-[^/]*\.js$/;
/** Where XState makes a machine of its configuration and its implementations. */
const MAKES = /constructor\((\w+),(\w+)\)\{(?=this\.config=\1,this\.version=)/;

/** Runs work while the pages of a context get the broken machine. */
export async function whileMachineBroken<Result>(
  context: BrowserContext,
  { machine, edit }: MachineMutant,
  work: () => Promise<Result>,
): Promise<Result> {
  const broken = JSON.stringify({ id: machine.id, edit });
  const breaking = `$&$1=(${String(breakOnce)})($1,$2,${String(applyEdit)},${broken});`;
  let isServed = false;
  await context.route(XSTATE, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    isServed ||= MAKES.test(code);
    await route.fulfill({ response, body: code.replace(MAKES, breaking) });
  });
  try {
    const result = await work();
    if (!isServed) throw new Error('The pages did not get the broken machine.');
    return result;
  } finally {
    await context.unroute(XSTATE);
  }
}

interface Situation {
  readonly context: unknown;
  readonly event: unknown;
}
type Guard = (situation: Situation, params: unknown) => boolean;
type Params = (of: Situation) => unknown;
type GuardConfig = string | Guard | { readonly type: string; readonly params?: unknown };

/** Runs in the page. A machine that is provided with other actors keeps its broken configuration. */
function breakOnce(
  config: object,
  implementations: { readonly guards?: Readonly<Record<string, Guard>> } | undefined,
  apply: typeof applyEdit,
  { id, edit }: { readonly id: string; readonly edit: MachineMutant['edit'] },
): object {
  const broken = (Reflect.get(globalThis, 'tearlineBroken') ?? new WeakSet()) as WeakSet<object>;
  Reflect.set(globalThis, 'tearlineBroken', broken);
  if (Reflect.get(config, 'id') !== id || broken.has(config)) return config;
  // XState's own `not` has another name here.
  const changed = apply(config, edit, (given) => (situation: Situation) => {
    const guard = given as GuardConfig;
    const { type, params } = typeof guard === 'object' ? guard : { type: guard, params: undefined };
    const asks = typeof type === 'function' ? type : implementations?.guards?.[type];
    if (asks === undefined) throw new Error(`The guard "${String(type)}" is not there.`);
    const taken = typeof params === 'function' ? (params as Params)(situation) : params;
    return !asks(situation, taken);
  });
  broken.add(changed);
  return changed;
}
