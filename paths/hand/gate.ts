/** One kind of request that a page makes of its browser, held in the hand until a step lets it through or breaks it. */
import type { Stage } from './stage.ts';

/** Does what the page asked, or ends it with a fault. */
type Settle = (fault: string | null) => void;

/** The gate as it lies in the page. */
export interface PageGate {
  readonly name: string;
  readonly waiting: Settle[];
  /** Whether requests wait. */
  isArmed: boolean;
  /** How requests end that do not wait; null where they are done. */
  fault: string | null;
  /** What was last asked, in words. */
  words: string;
  /** Called where the page asks. */
  ask(settle: Settle): void;
}

/** A gate that `install` puts between a page and its browser. It runs in the page, and knows nothing beyond itself. */
export function gateOf(name: string, isArmed: boolean, install: (gate: PageGate) => void) {
  const key = `tearline-${name}`;
  const change = ({ page }: Stage, isLater: boolean, parts: Partial<PageGate>): Promise<string> =>
    page.evaluate(
      ([gateKey, isFuture, changed]) => {
        const gate = Reflect.get(window, gateKey) as PageGate;
        if (isFuture) Object.assign(gate, changed);
        if (changed.isArmed !== true)
          for (const settle of gate.waiting.splice(0)) settle(changed.fault ?? null);
        return gate.words;
      },
      [key, isLater, parts] as const,
    );
  return {
    /** Before the page opens. */
    install: async ({ page }: Stage): Promise<void> => {
      const parts = JSON.stringify({ key, name, isArmed });
      await page.addInitScript({ content: `(${String(install)})((${String(gateIn)})(${parts}))` });
    },
    /** What is asked from now on waits. */
    arm: async (stage: Stage) => change(stage, true, { isArmed: true }),
    /** What waits is done or ends with the fault, and so does what is asked from now on. */
    open: async (stage: Stage, fault: string | null = null) =>
      change(stage, true, { isArmed: false, fault }),
    /** The same for what waits alone, once something does; returns its words. */
    settle: async (stage: Stage, fault: string | null = null): Promise<string> => {
      await stage.page.waitForFunction(
        (gateKey) => (Reflect.get(window, gateKey) as PageGate).waiting.length > 0,
        key,
      );
      return change(stage, false, { fault });
    },
  };
}

/** Runs in the page. */
function gateIn({ key, ...parts }: { key: string; name: string; isArmed: boolean }): PageGate {
  const gate: PageGate = {
    ...{ ...parts, waiting: [], fault: null, words: '' },
    ask: (settle) => {
      if (gate.isArmed) gate.waiting.push(settle);
      else settle(gate.fault);
    },
  };
  Reflect.set(window, key, gate);
  return gate;
}
