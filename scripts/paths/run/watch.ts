/** Where the running machines stand, as the page reports it. */
import type { Page } from '@playwright/test';
import { pathsOf } from '../model/process.ts';

/** ms; a machine follows what was done to the page within it. */
const PATIENCE_MS = 10_000;

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

/** Listens to the machines of a page; called before the page opens. What they report outlasts the documents of the page. */
export async function watchMachines(page: Page): Promise<Watch> {
  const stands = new Map<string, Stand[]>();
  const looked = new Map<string, number>();
  const standsOf = (machine: string): Stand[] => {
    const known = stands.get(machine) ?? [];
    stands.set(machine, known);
    return known;
  };
  await page.exposeBinding('tearlineTell', (_, { machine, event, value }: Report) => {
    standsOf(machine).push({ event, places: named(pathsOf(value)) });
  });
  await page.addInitScript(listen);

  /** Looks again until something is found, from the stand that the last call found. */
  const found = async (
    machine: string,
    find: (stands: readonly Stand[], from: number) => number,
    expected: string,
  ): Promise<number> => {
    const limit = Date.now() + PATIENCE_MS;
    const from = looked.get(machine) ?? -1;
    const all = standsOf(machine);
    for (;;) {
      const at = find(all, from);
      if (at !== -1) {
        looked.set(machine, at);
        return at;
      }
      if (Date.now() > limit) throw new Error(`${expected}; ${historyOf(all, from)}.`);
      await page.waitForTimeout(20);
    }
  };
  return {
    expectTaken: async (machine, event, places) => {
      const wanted = named(places);
      const expected = `"${event}" should bring the machine "${machine}" to ${wanted}`;
      const all = standsOf(machine);
      const from = looked.get(machine) ?? -1;
      const isHere = (index: number): boolean =>
        all[index]?.places === wanted ||
        (all[from]?.places === wanted && hasStayed(all, from, index));
      // One that changed nothing may be followed by one that does.
      const isIt = ({ event: type, places: stood }: Stand, index: number): boolean =>
        index > from && type === event && (isHere(index) || stood !== all[index - 1]?.places);
      const at = await found(machine, (seen) => seen.findIndex(isIt), expected);
      if (!isHere(at)) throw new Error(`${expected}; ${historyOf(all, from)}.`);
    },
    expectAt: async (machine, places) => {
      const wanted = named(places);
      await found(
        machine,
        (seen, last) =>
          seen.findLastIndex((stand, index) => index >= last && stand.places === wanted),
        `The machine "${machine}" should stand at ${wanted}`,
      );
    },
  };
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
function historyOf(stands: readonly Stand[], from: number): string {
  const seen = stands.slice(from + 1).map(({ event, places }) => `"${event}" left it at ${places}`);
  const before = stands[from]?.places;
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
