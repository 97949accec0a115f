/** Runs in the wizard's page: times from each key to the artwork on screen, and between frames. */

import { putMark } from '../product/presented-mark.ts';

/** Milliseconds; far longer than any frame. */
const MARK_MS = 1_000;

/** Milliseconds. */
export interface TypingTimes {
  /** From a key's press (the browser's clock) until the frame with the redrawn artwork is presented. */
  readonly screen: readonly number[];
  /** From a key's press until the next frame of any kind, as Event Timing reports it in steps of 8 ms: the browser's minimum. */
  readonly echo: readonly number[];
  /** Between the starts of two frames. */
  readonly frames: readonly number[];
  /** Main-thread tasks over 50 ms. */
  readonly longTasks: readonly number[];
  readonly keys: number;
}

declare global {
  interface Window {
    finishTyping?: () => Promise<TypingTimes>;
  }
}

/** Starts the measurement; the page's `finishTyping` ends it. */
export function watchTyping(): void {
  const watched = { screen: watchArtwork(), frames: watchFrames() };
  const echo: number[] = [];
  const longTasks: number[] = [];
  let keys = 0;
  window.addEventListener('keydown', () => (keys += 1), { capture: true });
  const note = (into: number[]) =>
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (into === longTasks || name === 'keydown') into.push(duration);
    });
  const shortest: object = { type: 'event', durationThreshold: 16 };
  note(echo).observe(shortest);
  note(longTasks).observe({ type: 'longtask' });
  window.finishTyping = async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return { ...watched, echo, longTasks, keys };
  };
}

/** The artwork reaches a canvas of the page by `drawImage`; a mark in the same task is presented with it. */
function watchArtwork(): readonly number[] {
  const times: number[] = [];
  const pressed = new Map<string, readonly number[]>();
  let waiting: number[] = [];
  window.addEventListener('keydown', ({ timeStamp }) => waiting.push(timeStamp), { capture: true });
  const { drawImage } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.drawImage = function watched(
    this: CanvasRenderingContext2D,
    ...what: unknown[]
  ) {
    Reflect.apply(drawImage, this, what);
    if (!this.canvas.isConnected || waiting.length === 0) return;
    const name = `drawn at ${performance.now()}`;
    pressed.set(name, waiting);
    waiting = [];
    putMark(name, MARK_MS);
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('identifier' in entry) || !('renderTime' in entry)) continue;
      for (const time of pressed.get(String(entry.identifier)) ?? [])
        times.push(Number(entry.renderTime) - time);
    }
  }).observe({ type: 'element' });
  return times;
}

function watchFrames(): readonly number[] {
  const times: number[] = [];
  let last = 0;
  requestAnimationFrame(function frame(now) {
    if (last > 0) times.push(now - last);
    last = now;
    if (window.finishTyping !== undefined) requestAnimationFrame(frame);
  });
  return times;
}
