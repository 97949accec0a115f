/** Imports held in the hand: before it reads a drawing, an import lets the page answer, and waits there until a step lets it go on. */
import type { Stage } from './stage.ts';

interface Gate {
  isArmed: boolean;
  readonly waiting: MessagePort[];
}

/** Before the page opens; imports wait from then on. */
export async function holdImports({ page }: Stage): Promise<void> {
  await page.addInitScript(() => {
    const gate: Gate = { isArmed: true, waiting: [] };
    Object.assign(window, { tearlineImports: gate });
    const start: unknown = Reflect.get(MessagePort.prototype, 'start');
    // A port that nobody has started keeps its messages.
    MessagePort.prototype.start = function (this: MessagePort): void {
      if (gate.isArmed) gate.waiting.push(this);
      else if (typeof start === 'function') Reflect.apply(start, this, []);
    };
  });
}

/** What waits is imported, and what is imported later does not wait. */
export async function letImport({ page }: Stage): Promise<void> {
  await page.waitForFunction(
    () => (Reflect.get(window, 'tearlineImports') as Gate).waiting.length > 0,
  );
  await page.evaluate(() => {
    const gate = Reflect.get(window, 'tearlineImports') as Gate;
    gate.isArmed = false;
    for (const port of gate.waiting.splice(0)) port.start();
  });
}

/** What is imported from now on waits again. */
export async function armImports({ page }: Stage): Promise<void> {
  await page.evaluate(() => {
    (Reflect.get(window, 'tearlineImports') as Gate).isArmed = true;
  });
}
