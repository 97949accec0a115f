/** A page's idle moment held in the hand: what it puts off until then waits until a step lets it come. */
import type { Stage } from './stage.ts';

type Waiting = Map<number, IdleRequestCallback>;

/** Before the page opens. */
export async function holdIdle({ page }: Stage): Promise<void> {
  await page.addInitScript(() => {
    const waiting: Waiting = new Map();
    let asked = 0;
    Object.assign(window, { tearlineIdle: waiting });
    window.requestIdleCallback = (work) => {
      asked += 1;
      waiting.set(asked, work);
      return asked;
    };
    window.cancelIdleCallback = (id) => {
      waiting.delete(id);
    };
  });
}

/** The page has nothing more urgent to do. */
export async function letIdle({ page }: Stage): Promise<void> {
  await page.waitForFunction(() => (Reflect.get(window, 'tearlineIdle') as Waiting).size > 0);
  await page.evaluate(() => {
    const waiting = Reflect.get(window, 'tearlineIdle') as Waiting;
    const works = [...waiting.values()];
    waiting.clear();
    for (const work of works) work({ didTimeout: false, timeRemaining: () => 50 });
  });
}
