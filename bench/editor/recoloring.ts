/** Runs in the template editor's page: from a picked color to the frame in which every preview shows it. */

import { putMark } from '../product/presented-mark.ts';

/** Milliseconds; the mark is removed before the next one is added. */
const MARK_MS = 300;

/** Milliseconds, for each color that was picked. */
export interface RecoloringTimes {
  /** Until the frame with the last redrawn preview is presented. */
  readonly screen: readonly number[];
  /** Until the frame with the first redrawn preview, the large one. */
  readonly first: readonly number[];
  /** The event handler alone, with its drawing. */
  readonly task: readonly number[];
  /** Until a frame with nothing but a mark is presented: the browser's minimum. */
  readonly empty: readonly number[];
  /** Number of redrawn previews. */
  readonly previews: readonly number[];
}

/** Picks `count` colors one after the other. */
export async function recolor(input: HTMLInputElement, count: number): Promise<RecoloringTimes> {
  const times = { screen: [], first: [], task: [], empty: [], previews: [] } as Record<
    keyof RecoloringTimes,
    number[]
  >;
  const presented = watchMarks();
  const setColor = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  let drawn = new Map<HTMLCanvasElement, string>();
  // The engine paints the exact picture later, at rest; the color is already visible.
  watchPreviews((canvas, name) => drawn.has(canvas) || drawn.set(canvas, name));
  const rest = () => new Promise((resolve) => setTimeout(resolve, 350 + Math.random() * 16));
  for (let index = 0; index < count; index += 1) {
    await rest();
    const alone = performance.now();
    const mark = `alone ${index}`;
    putMark(mark, MARK_MS);
    await rest();
    drawn = new Map();
    const began = performance.now();
    setColor?.call(input, `#${(index * 4_099 + 0x204060).toString(16).padStart(6, '0')}`);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    times.task.push(performance.now() - began);
    await rest();
    await rest();
    const frames = [...drawn.values()].flatMap((name) => presented.get(name) ?? []);
    const empty = presented.get(mark);
    if (frames.length < drawn.size || drawn.size === 0 || empty === undefined) continue;
    times.empty.push(empty - alone);
    times.first.push(Math.min(...frames) - began);
    times.screen.push(Math.max(...frames) - began);
    times.previews.push(drawn.size);
  }
  return times;
}

/** Name of a mark → when it was presented. */
function watchMarks(): ReadonlyMap<string, number> {
  const presented = new Map<string, number>();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('identifier' in entry && 'renderTime' in entry)
        presented.set(String(entry.identifier), Number(entry.renderTime));
  }).observe({ type: 'element' });
  return presented;
}

/** Previews reach a canvas of the page by `drawImage`; one mark in the same task is presented with all of them. */
function watchPreviews(see: (canvas: HTMLCanvasElement, mark: string) => void): void {
  const { drawImage } = CanvasRenderingContext2D.prototype;
  let count = 0;
  let ofTask: string | null = null;
  const markOfTask = (): string => {
    if (ofTask !== null) return ofTask;
    const name = `preview ${(count += 1)}`;
    putMark(name, MARK_MS);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      ofTask = null;
      port1.close();
    };
    port2.postMessage(null);
    return (ofTask = name);
  };
  CanvasRenderingContext2D.prototype.drawImage = function watched(
    this: CanvasRenderingContext2D,
    ...what: unknown[]
  ) {
    Reflect.apply(drawImage, this, what);
    if (!this.canvas.isConnected) return;
    see(this.canvas, markOfTask());
  };
}
