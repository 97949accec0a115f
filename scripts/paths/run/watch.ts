/** Where the running machines stand, as the page reports it. */
import type { Page } from '@playwright/test';
import { pathsOf } from '../model/process.ts';

/** ms; a machine follows what was done to the page within it. */
const PATIENCE_MS = 10_000;
const LOOK_MS = 20;

export interface Watch {
  /**
   * Waits until, since the last call, an event of this type has left the machine of this id in these places, and in no
   * others. Throws where it brought it elsewhere, or did not come.
   */
  expectTaken(machine: string, event: string, places: readonly string[]): Promise<void>;
  /**
   * Waits until the machine of this id stands, or since the last call has stood, in these places, whatever brought it
   * there. Throws where it does not, with the places it stood in.
   */
  expectAt(machine: string, places: readonly string[]): Promise<void>;
}

/** What a machine of the page made of one event. */
interface Report {
  readonly machine: string;
  readonly event: string;
  readonly value: Parameters<typeof pathsOf>[0];
}

interface Stand {
  readonly event: string;
  readonly places: string;
}

/** All that a machine has said, and which of it the last call found. */
interface Log {
  readonly stands: Stand[];
  looked: number;
}

/** Listens to the machines of a page; called before the page opens. What they report outlasts the documents of the page. */
export async function watchMachines(page: Page): Promise<Watch> {
  const logs = new Map<string, Log>();
  const logOf = (machine: string): Log => {
    const log = logs.get(machine) ?? { stands: [], looked: -1 };
    logs.set(machine, log);
    return log;
  };
  await page.exposeBinding('tearlineTell', (_, { machine, event, value }: Report) => {
    logOf(machine).stands.push({ event, places: named(pathsOf(value)) });
  });
  await page.addInitScript(listen);
  return {
    expectTaken: (machine, event, places) =>
      expectTaken(page, logOf(machine), { machine, event, wanted: named(places) }),
    expectAt: async (machine, places) => {
      const log = logOf(machine);
      const wanted = named(places);
      const isIt = (stand: Stand, index: number): boolean =>
        index >= log.looked && stand.places === wanted;
      const expected = `The machine "${machine}" should stand at ${wanted}`;
      log.looked = await found(page, log, { expected, find: (all) => all.findLastIndex(isIt) });
    },
  };
}

interface Taken {
  readonly machine: string;
  readonly event: string;
  readonly wanted: string;
}

async function expectTaken(page: Page, log: Log, { machine, event, wanted }: Taken): Promise<void> {
  const { stands, looked } = log;
  const expected = `"${event}" should bring the machine "${machine}" to ${wanted}`;
  const isHere = (index: number): boolean =>
    stands[index]?.places === wanted ||
    (stands[looked]?.places === wanted && hasStayed(stands, looked, index));
  // One that changed nothing may be followed by one that does.
  const isIt = (stand: Stand, index: number): boolean =>
    index > looked &&
    stand.event === event &&
    (isHere(index) || stand.places !== stands[index - 1]?.places);
  const at = await found(page, log, { expected, find: (all) => all.findIndex(isIt) });
  if (!isHere(at)) throw new Error(`${expected}; ${historyOf(log)}.`);
  // A hand that types in two fields brings the same about twice.
  const next = stands.findIndex(
    (stand, index) => index > at && !(stand.event === event && stand.places === stands[at]?.places),
  );
  log.looked = (next === -1 ? stands.length : next) - 1;
}

interface Search {
  readonly expected: string;
  readonly find: (stands: readonly Stand[]) => number;
}

/** Looks again until something is found; throws with what was expected where nothing is. */
async function found(page: Page, log: Log, { expected, find }: Search): Promise<number> {
  const limit = Date.now() + PATIENCE_MS;
  for (;;) {
    const at = find(log.stands);
    if (at !== -1) return at;
    if (Date.now() > limit) throw new Error(`${expected}; ${historyOf(log)}.`);
    await page.waitForTimeout(LOOK_MS);
  }
}

function named(places: readonly string[]): string {
  return places.toSorted().join(' + ');
}

/** Whether nothing but time has moved it since then: a step that stays where it is stays wherever time has brought it. */
function hasStayed(stands: readonly Stand[], from: number, to: number): boolean {
  return stands
    .slice(from + 1, to + 1)
    .every(
      ({ event, places }, index) =>
        event.startsWith('xstate.after.') || places === stands[from + index]?.places,
    );
}

/** Where it stood since the last call, and what brought it there. */
function historyOf({ stands, looked }: Log): string {
  const seen = stands
    .slice(looked + 1)
    .map(({ event, places }) => `"${event}" left it at ${places}`);
  const before = stands[looked]?.places;
  const stood = before === undefined ? [] : [`it stood at ${before}`];
  return [...stood, ...seen].join(', then ') || 'no such machine runs';
}

/** Runs in the page, before its scripts. */
function listen(): void {
  type Seen = (report: object) => void;
  const tell = Reflect.get(window, 'tearlineTell') as Seen;
  Object.assign(window, {
    tearlineWatch: (inspection: {
      readonly type: string;
      readonly event?: { readonly type: string };
      readonly snapshot?: {
        readonly machine?: { readonly id: string };
        readonly value?: unknown;
      };
    }) => {
      const { type, event, snapshot } = inspection;
      const machine = snapshot?.machine?.id;
      if (type !== '@xstate.snapshot' || machine === undefined) return;
      tell({ machine, event: event?.type ?? '', value: structuredClone(snapshot?.value) });
    },
  });
}
