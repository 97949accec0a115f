/** Breaks a machine in the pages of a context, by the copy of XState that a development server gives them. */
import type { BrowserContext } from '@playwright/test';
import { applyEdit } from './edit.ts';
import type { MachineMutant } from './machine-mutants.ts';

const XSTATE = /\/deps\/xstate[^/]*\.js/;
/** Where XState makes a machine of its configuration. */
const MAKES = /class StateMachine \{\s*constructor\(config, implementations\) \{/;

/** Runs work while the pages of a context get the broken machine. */
export async function whileMachineBroken<Result>(
  context: BrowserContext,
  { machine, edit }: MachineMutant,
  work: () => Promise<Result>,
): Promise<Result> {
  const breaking = `config = (${String(breakOnce)})(config, not, ${String(applyEdit)}, ${JSON.stringify({ id: machine.id, edit })});`;
  let isServed = false;
  await context.route(XSTATE, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    isServed ||= MAKES.test(code);
    await route.fulfill({ response, body: code.replace(MAKES, (found) => found + breaking) });
  });
  try {
    const result = await work();
    if (!isServed) throw new Error('The pages did not get the broken machine.');
    return result;
  } finally {
    await context.unroute(XSTATE);
  }
}

/** Runs in the page. A machine that is provided with other actors keeps its broken configuration. */
function breakOnce(
  config: object,
  not: Parameters<typeof applyEdit>[2],
  apply: typeof applyEdit,
  { id, edit }: { readonly id: string; readonly edit: MachineMutant['edit'] },
): object {
  const broken = (Reflect.get(globalThis, 'tearlineBroken') ?? new WeakSet()) as WeakSet<object>;
  Reflect.set(globalThis, 'tearlineBroken', broken);
  if (Reflect.get(config, 'id') !== id || broken.has(config)) return config;
  const changed = apply(config, edit, not);
  broken.add(changed);
  return changed;
}
