/** Where the running machines stand, as the page reports it. */
import type { Page } from '@playwright/test';
import { pathsOf } from '../model/process.ts';

/** ms; a machine follows what was done to the page within it. */
const PATIENCE_MS = 10_000;

export interface Watch {
  /**
   * Waits until the machine of this id stands, or since the last call has stood, in these places, and in no others.
   * Throws where it does not, with the places it stood in.
   */
  expectAt(machine: string, places: readonly string[]): Promise<void>;
}

/** Listens to the machines of a page; called before the page opens. */
export async function watchMachines(page: Page): Promise<Watch> {
  await page.addInitScript(listen);
  const cursors = new Map<string, number>();
  return {
    expectAt: async (machine, places) => {
      const wanted = places.toSorted().join(' + ');
      const limit = Date.now() + PATIENCE_MS;
      const from = cursors.get(machine) ?? 0;
      let values: readonly unknown[] = [];
      for (;;) {
        values = await page
          .evaluate(
            (id) => (Reflect.get(window, 'tearlineSeen') as Record<string, unknown[]>)[id] ?? [],
            machine,
          )
          .catch(() => values);
        const stood = values.map((value) =>
          pathsOf(value as string)
            .toSorted()
            .join(' + '),
        );
        const at = stood.findIndex((place, index) => index >= from && place === wanted);
        const last = stood.length - 1;
        if (at !== -1 || stood[last] === wanted) {
          cursors.set(machine, Math.max(at === -1 ? last : at, 0));
          return;
        }
        if (Date.now() > limit)
          throw new Error(
            `The machine "${machine}" should stand at ${wanted}; it stood at ${stood.slice(from).join(', then ') || 'no place at all'}.`,
          );
        await page.waitForTimeout(40);
      }
    },
  };
}

/** Runs in the page, before its scripts. */
function listen(): void {
  const seen: Record<string, unknown[]> = {};
  Object.assign(window, { tearlineSeen: seen });
  Object.assign(window, {
    tearlineWatch: (inspection: {
      readonly type: string;
      readonly snapshot?: {
        readonly machine?: { readonly id: string };
        readonly value?: unknown;
      };
    }) => {
      const { snapshot } = inspection;
      const machine = snapshot?.machine?.id;
      if (inspection.type !== '@xstate.snapshot' || machine === undefined) return;
      (seen[machine] ??= []).push(structuredClone(snapshot?.value));
    },
  });
}
