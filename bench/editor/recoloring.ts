/** Runs in the template editor's page: from a picked color to the frame in which every preview shows it. */

import { presented } from '../product/presented.ts';

/** Milliseconds, for each color that was picked. */
export interface RecoloringTimes {
  /** Until the frame with the last redrawn preview is presented. */
  readonly screen: number[];
  /** Until a frame with nothing but a mark is presented: the browser's minimum. */
  readonly empty: number[];
}

/** Picks `count` colors one after the other. */
export async function recolor(input: HTMLInputElement, count: number): Promise<RecoloringTimes> {
  const times: RecoloringTimes = { screen: [], empty: [] };
  const setColor = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  let drawn = new Map<HTMLCanvasElement, Promise<number>>();
  // The engine paints the exact picture later, at rest; the color is already visible.
  watchPreviews((canvas, seen) => drawn.has(canvas) || drawn.set(canvas, seen));
  const rest = () => new Promise((resolve) => setTimeout(resolve, 350 + Math.random() * 16));
  for (let index = 0; index < count; index += 1) {
    await rest();
    const alone = performance.now();
    times.empty.push((await presented()) - alone);
    await rest();
    drawn = new Map();
    const began = performance.now();
    setColor?.call(input, `#${(index * 4_099 + 0x204060).toString(16).padStart(6, '0')}`);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await rest();
    await rest();
    if (drawn.size > 0) times.screen.push(Math.max(...(await Promise.all(drawn.values()))) - began);
  }
  return times;
}

/** Previews reach a canvas of the page by `drawImage`; one mark in the same task is presented with all of them. */
function watchPreviews(see: (canvas: HTMLCanvasElement, seen: Promise<number>) => void): void {
  const { drawImage } = CanvasRenderingContext2D.prototype;
  let ofTask: Promise<number> | null = null;
  const seenInTask = (): Promise<number> => {
    if (ofTask !== null) return ofTask;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      ofTask = null;
      port1.close();
    };
    port2.postMessage(null);
    return (ofTask = presented());
  };
  CanvasRenderingContext2D.prototype.drawImage = function watched(
    this: CanvasRenderingContext2D,
    ...what: unknown[]
  ) {
    Reflect.apply(drawImage, this, what);
    if (this.canvas.isConnected) see(this.canvas, seenInTask());
  };
}
