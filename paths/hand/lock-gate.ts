/** Locks held in the hand: what a page wants to have for itself waits until a step lets it ask. */
import type { Stage } from './stage.ts';

interface Gate {
  isArmed: boolean;
  readonly waiting: (() => void)[];
}

/** Before the page opens; its own patience has no end from then on. */
export async function watchLocks({ page }: Stage): Promise<void> {
  await page.addInitScript(() => {
    const gate: Gate = { isArmed: false, waiting: [] };
    Object.assign(window, { tearlineLocks: gate });
    AbortSignal.timeout = () => new AbortController().signal;
    const request: unknown = Reflect.get(LockManager.prototype, 'request');
    LockManager.prototype.request = function (this: LockManager, ...parameters: unknown[]) {
      const ask = (): Promise<never> => {
        if (typeof request !== 'function') throw new Error('This browser has no locks.');
        return Reflect.apply(request, this, parameters) as Promise<never>;
      };
      if (!gate.isArmed) return ask();
      return new Promise((resolve) => gate.waiting.push(() => resolve(ask())));
    };
  });
}

/** What is asked for from now on waits. */
export async function holdLocks({ page }: Stage): Promise<void> {
  await page.evaluate(() => {
    (Reflect.get(window, 'tearlineLocks') as Gate).isArmed = true;
  });
}

/** What waits is asked for, and nothing waits any more. */
export async function letLock({ page }: Stage): Promise<void> {
  await page.evaluate(() => {
    const gate = Reflect.get(window, 'tearlineLocks') as Gate;
    gate.isArmed = false;
    for (const ask of gate.waiting.splice(0)) ask();
  });
}
