/** Runs in the wizard's page: times from each key to the artwork on screen, and between frames. */

import { presented } from '../product/presented.ts';

/** Milliseconds. */
export interface TypingTimes {
  /** From a key's press (the browser's clock) until the frame with the redrawn artwork is presented. */
  readonly screen: readonly number[];
  /** Between the starts of two frames. */
  readonly frames: readonly number[];
  /** Main-thread tasks over 50 ms. */
  readonly longTasks: readonly number[];
}

declare global {
  interface Window {
    finishTyping?: () => Promise<TypingTimes>;
  }
}

/** Starts the measurement; the page's `finishTyping` ends it. */
export function watchTyping(): void {
  const watched = { screen: watchArtwork(), frames: watchFrames() };
  const longTasks: number[] = [];
  new PerformanceObserver((list) => {
    longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
  window.finishTyping = async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return { ...watched, longTasks };
  };
}

/** The artwork reaches a canvas of the page by `drawImage`; a mark in the same task is presented with it. */
function watchArtwork(): readonly number[] {
  const times: number[] = [];
  let waiting: number[] = [];
  window.addEventListener('keydown', ({ timeStamp }) => waiting.push(timeStamp), { capture: true });
  const { drawImage } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.drawImage = function watched(
    this: CanvasRenderingContext2D,
    ...what: unknown[]
  ) {
    Reflect.apply(drawImage, this, what);
    if (!this.canvas.isConnected || waiting.length === 0) return;
    const pressed = waiting;
    waiting = [];
    void presented().then((seen) => times.push(...pressed.map((time) => seen - time)));
  };
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
