/** The clipboard and the share sheet held in the hand: the browser answers when a step says so. */
import type { Hand } from './hand.ts';
import type { Stage } from './stage.ts';

type Gate = 'writeText' | 'share';

interface Waiting {
  readonly text: string;
  readonly resolve: () => void;
  readonly reject: (reason: Error) => void;
}

/** Before the page opens. */
export const holdPromise =
  (gate: Gate): Hand =>
  ({ page }) =>
    page.addInitScript((name) => {
      const waiting: Waiting[] = [];
      Object.assign(window, { tearlinePromises: waiting });
      Object.defineProperty(name === 'share' ? navigator : navigator.clipboard, name, {
        value: (given: string | ShareData) =>
          new Promise<void>((resolve, reject) => {
            const text = typeof given === 'string' ? given : (given.url ?? '');
            waiting.push({ text, resolve, reject });
          }),
      });
    }, gate);

/** Returns what was to be copied or shared; `failure` is the name of the error it ends with. */
export async function settlePromise({ page }: Stage, failure: string | null): Promise<string> {
  return page.evaluate((name) => {
    const call = (Reflect.get(window, 'tearlinePromises') as Waiting[]).shift();
    if (name === null) call?.resolve();
    else call?.reject(new DOMException('no', name));
    return call?.text ?? '';
  }, failure);
}
