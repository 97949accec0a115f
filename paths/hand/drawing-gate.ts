/** Drawing held in the hand: what the page asks of its export worker waits until a step lets it through or breaks it. */
import type { Stage } from './stage.ts';

interface Gate {
  isArmed: boolean;
  isBroken: boolean;
  readonly waiting: { readonly worker: Worker; readonly send: () => void }[];
}

/** Before the page opens. */
export async function holdDrawing({ page }: Stage): Promise<void> {
  await page.addInitScript(() => {
    const gate: Gate = { isArmed: false, isBroken: false, waiting: [] };
    Object.assign(window, { tearlineDrawing: gate });
    const post = Reflect.get(Worker.prototype, 'postMessage') as () => void;
    Worker.prototype.postMessage = function (this: Worker, ...message: unknown[]): void {
      const send = (): void => {
        Reflect.apply(post, this, message);
      };
      if (gate.isBroken) this.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }));
      else if (gate.isArmed) gate.waiting.push({ worker: this, send });
      else send();
    };
  });
}

/** What is asked of the worker from now on waits. */
export async function armDrawing({ page }: Stage): Promise<void> {
  await page.evaluate(() => {
    Object.assign(Reflect.get(window, 'tearlineDrawing') as Gate, {
      isArmed: true,
      isBroken: false,
    });
  });
}

/** What waits is drawn. */
export async function letDraw({ page }: Stage): Promise<void> {
  await page.evaluate(() => {
    const gate = Reflect.get(window, 'tearlineDrawing') as Gate;
    gate.isArmed = false;
    for (const { send } of gate.waiting.splice(0)) send();
  });
}

/** Workers end from now on, that of what waits first, as on a phone without memory. */
export async function breakDrawing({ page }: Stage): Promise<void> {
  await page.evaluate(() => {
    const gate = Reflect.get(window, 'tearlineDrawing') as Gate;
    Object.assign(gate, { isArmed: false, isBroken: true });
    for (const { worker } of gate.waiting.splice(0))
      worker.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }));
  });
}
