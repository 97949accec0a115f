/** Follows the states of running machines, as reported by the page. */
import type { Page } from '@playwright/test';
import { pathsOf } from '../model/process.ts';

/** ms; a machine must react to an action on the page within this time. */
const PATIENCE_MS = 10_000;
const LOOK_MS = 20;
/** ms; a page on a busy machine is late by less than this. */
const LATE_MS = 2_500;
/** ms; longer delays pass by the page's clock, which a step advances. */
const LONGEST_WAITED_MS = 3_000;
/** ms; the clocks of pages are coarse. */
const EARLY_MS = 20;

/** The expected result of one step. */
interface Taken {
  readonly machine: string;
  readonly event: string;
  readonly places: readonly string[];
  /** ms until the event comes by itself; null if a person causes it. */
  readonly delay: number | null;
}

export type Watch = Awaited<ReturnType<typeof watchMachines>>;

/** Where an event has left a machine. */
interface Stand {
  readonly event: string;
  readonly places: string;
  /** ms since the start of the page's document. */
  readonly at: number;
}

/** A machine's reaction to one event. */
interface Report extends Omit<Stand, 'places'> {
  readonly machine: string;
  readonly value: Parameters<typeof pathsOf>[0];
}

/** All reports of a machine, and which one the last call found. */
interface Log {
  readonly stands: Stand[];
  looked: number;
}

/** Follows the machines of a page. Call it before the page opens. The reports survive navigation to other documents. */
export async function watchMachines(page: Page) {
  const logs = new Map<string, Log>();
  const logOf = (machine: string): Log => {
    const log = logs.get(machine) ?? { stands: [], looked: -1 };
    logs.set(machine, log);
    return log;
  };
  await page.exposeBinding('tearlineTell', (_, { machine, event, value, at }: Report) => {
    logOf(machine).stands.push({ event, places: named(pathsOf(value)), at });
  });
  await page.addInitScript(listen);
  return {
    /**
     * Waits until an event of this type since the last call has moved the machine with this id to exactly these places.
     * Throws if the event led elsewhere, did not come, or came at the wrong time.
     */
    expectTaken: (taken: Taken) => expectTaken(page, logOf(taken.machine), taken),
    /**
     * Waits until the machine with this id is in these places, or has been since the last call, whatever the event was.
     * Throws with the places it was in if it was not.
     */
    expectAt: async (machine: string, places: readonly string[]): Promise<void> => {
      const log = logOf(machine);
      const wanted = named(places);
      const isIt = (stand: Stand, index: number): boolean =>
        index >= log.looked && stand.places === wanted;
      const expected = `The machine "${machine}" should stand at ${wanted}`;
      log.looked = await found(page, log, expected, (all) => all.findLastIndex(isIt));
    },
  };
}

async function expectTaken(page: Page, log: Log, { machine, event, places, delay }: Taken) {
  const { stands, looked } = log;
  const wanted = named(places);
  const expected = `"${event}" should bring the machine "${machine}" to ${wanted}`;
  const isHere = (index: number): boolean =>
    stands[index]?.places === wanted ||
    (stands[looked]?.places === wanted && hasStayed(stands, looked, index));
  // An event without a change may be followed by one that changes something.
  const isIt = (stand: Stand, index: number): boolean =>
    index > looked &&
    stand.event === event &&
    (isHere(index) || stand.places !== stands[index - 1]?.places);
  const at = await found(page, log, expected, (all) => all.findIndex(isIt));
  if (!isHere(at)) throw new Error(`${expected}; ${historyOf(log)}.`);
  if (delay !== null && delay <= LONGEST_WAITED_MS) requireTime(stands, at, delay);
  // An action that types in two fields causes the same event twice.
  const next = stands.findIndex(
    (stand, index) => index > at && !(stand.event === event && stand.places === stands[at]?.places),
  );
  log.looked = (next === -1 ? stands.length : next) - 1;
}

/** Throws if an automatic event came too early or too late. It was in its state while no other event moved it. */
function requireTime(stands: readonly Stand[], index: number, delay: number): void {
  const now = stands[index];
  const last = stands[index - 1];
  if (now === undefined || last === undefined) return;
  const left = stands.slice(0, index).findLastIndex(({ places }) => places !== last.places);
  const longest = now.at - (stands[left + 1]?.at ?? last.at);
  const shortest = now.at - last.at;
  // Another document has another clock.
  if (shortest < 0) return;
  if (longest < delay - EARLY_MS || shortest > delay + LATE_MS)
    throw new Error(
      `"${now.event}" should come after ${delay} ms; it came after ${Math.round(shortest)} ms.`,
    );
}

/** Searches repeatedly until something is found. Throws with the expectation if nothing is. */
async function found(
  page: Page,
  log: Log,
  expected: string,
  find: (stands: readonly Stand[]) => number,
): Promise<number> {
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

/**
 * Returns whether only delays have moved it since then. A step that stays in its state stays wherever delays have led.
 */
function hasStayed(stands: readonly Stand[], from: number, to: number): boolean {
  return stands
    .slice(from + 1, to + 1)
    .every(
      ({ event, places }, index) =>
        event.startsWith('xstate.after.') || places === stands[from + index]?.places,
    );
}

/** Returns the places since the last call and the events that led there. */
function historyOf({ stands, looked }: Log): string {
  const seen = stands
    .slice(looked + 1)
    .map(({ event, places }) => `"${event}" left it at ${places}`);
  const before = stands[looked]?.places;
  const stood = before === undefined ? [] : [`it stood at ${before}`];
  return [...stood, ...seen].join(', then ') || 'no such machine runs';
}

/** Runs in the page before its scripts. */
function listen(): void {
  type Seen = (report: object) => void;
  const tell = Reflect.get(window, 'tearlineTell') as Seen;
  Object.assign(window, {
    tearlineWatch: (inspection: {
      readonly type: string;
      readonly event?: { readonly type: string };
      readonly snapshot?: { readonly machine?: { readonly id: string }; readonly value?: unknown };
    }) => {
      const { type, event, snapshot } = inspection;
      const machine = snapshot?.machine?.id;
      if (type !== '@xstate.snapshot' || machine === undefined) return;
      const value: unknown = structuredClone(snapshot?.value);
      tell({ machine, event: event?.type ?? '', value, at: performance.now() });
    },
  });
}
