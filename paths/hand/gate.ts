/** One kind of request that a page makes of its browser, held in the hand until a step lets it through or breaks it. */
import type { Deed, Hand } from './hand.ts';
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

interface Options {
  /** Whether requests wait from the beginning. */
  readonly isArmed: boolean;
  /** How what waits ends if the gate is broken. */
  readonly fault: string;
  /** What a person has then: `a phone without memory`. */
  readonly faulty?: string;
}

/** A gate that `install` puts between a page and its browser. It runs in the page, and knows nothing beyond itself. */
export function gateOf(
  name: string,
  { isArmed, fault, faulty = 'a browser that refuses' }: Options,
  install: (gate: PageGate) => void,
) {
  const key = `tearline-${name}`;
  const change = ({ page }: Stage, changes: Partial<PageGate>): Promise<void> =>
    page.evaluate(
      ([gateKey, changed]) => {
        const gate = Object.assign(Reflect.get(window, gateKey) as PageGate, changed);
        if (!gate.isArmed) for (const settle of gate.waiting.splice(0)) settle(gate.fault);
      },
      [key, changes] as const,
    );
  /** What waits is done or ends with a fault, once something does; what comes later waits. Returns its words. */
  const settle = async ({ page }: Stage, ending: string | null): Promise<string> => {
    const isWaiting = (gateKey: string): boolean =>
      (Reflect.get(window, gateKey) as PageGate).waiting.length > 0;
    await page.waitForFunction(isWaiting, key);
    return page.evaluate(
      ([gateKey, end]) => {
        const gate = Reflect.get(window, gateKey) as PageGate;
        for (const one of gate.waiting.splice(0)) one(end);
        return gate.words;
      },
      [key, ending] as const,
    );
  };
  const broken = (hand: Hand): Deed => ({
    words: `has ${faulty} (only the runner can do this)`,
    hand,
  });
  return {
    settle,
    /** Before the page opens. */
    install: async ({ page }: Stage): Promise<void> => {
      const parts = JSON.stringify({ key, name, isArmed });
      const script = `(${String(install)})((${String(gateIn)})(${parts}))`;
      await page.addInitScript({ content: script });
    },
    /** What is asked from now on waits. */
    arm: (stage: Stage) => change(stage, { isArmed: true }),
    /** What waits is done, and so is what is asked from now on. */
    open: (stage: Stage) => change(stage, { isArmed: false, fault: null }),
    /** What waits ends with the fault, and so does what is asked from now on. */
    break: broken((stage) => change(stage, { isArmed: false, fault })),
    /** What waits is done, once something does. */
    pass: (stage: Stage) => settle(stage, null),
    /** What waits ends with the fault, once something does. */
    fail: broken((stage) => settle(stage, fault)),
  };
}

/** Runs in the page. */
function gateIn({ key, ...parts }: { key: string; name: string; isArmed: boolean }): PageGate {
  const gate: PageGate = {
    ...parts,
    waiting: [],
    fault: null,
    words: '',
    ask: (settle) => {
      if (gate.isArmed) gate.waiting.push(settle);
      else settle(gate.fault);
    },
  };
  Reflect.set(window, key, gate);
  return gate;
}
