/** Typing in the real wizard, in a production build: time from key to screen, and frame times (WIZ-17). */
import type { Page } from 'playwright';
import { share } from '../scripts/testing/attack/waits.ts';
import { presented } from './product/presented.ts';
import { openWords } from './product/wizard.ts';
import { onScreen } from './product/on-screen.ts';
import { bound, type Measured } from './report/table.ts';

const DURATION_MS = 10_000;
/** Twelve keys a second, faster than most people type. */
const BETWEEN_KEYS_MS = 80;
const WORDS = 'Two loaves for one every morning';

/** Milliseconds. */
type TypingTimes = Readonly<Record<'screen' | 'frames' | 'longTasks', readonly number[]>>;

declare global {
  interface Window {
    finishTyping?: () => Promise<TypingTimes>;
  }
}

/** Types for ten seconds. */
export function benchTyping(): Promise<Measured> {
  return onScreen(async (product, browser) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await openWords(page, product.url);
    const times = await typeFor(page, DURATION_MS);
    const { screen, frames } = times;
    const tasks = times.longTasks.map(Math.round).join(', ') || 'none';
    const about = `Chromium ${browser.version()}, ${screen.length} keys seen; p50 ${share(screen, 0.5).toFixed(1)} ms, worst ${share(screen, 1).toFixed(1)} ms; tasks over 50 ms: ${tasks}`;
    const rows = [
      bound('WIZ-17', 'key to its frame, p95 in ms', [share(screen, 0.95)], 50),
      bound('WIZ-17', 'between frames, p95 in ms', [share(frames, 0.95)], 33.4),
    ];
    return { about, rows, figures: times };
  });
}

/** Types and deletes words, so every key changes the artwork and no field grows too long. */
async function typeFor(page: Page, milliseconds: number): Promise<TypingTimes> {
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.fill('');
  await field.focus();
  const inPage = [presented, watchArtwork, watchFrames, watchTyping]
    .map((work) => `${work.name}: ${String(work)}`)
    .join();
  await page.evaluate(`Object.assign(globalThis, { ${inPage} }); watchTyping()`);
  const end = performance.now() + milliseconds;
  for (let key = 0; performance.now() < end; key += 1) {
    const place = key % (2 * WORDS.length);
    const letter = WORDS[place];
    const pressed = performance.now();
    await page.keyboard.press(letter === undefined ? 'Backspace' : letter === ' ' ? 'n' : letter);
    await page.waitForTimeout(Math.max(0, BETWEEN_KEYS_MS - (performance.now() - pressed)));
  }
  const times = await page.evaluate(() => window.finishTyping?.());
  if (times === undefined) throw new Error('The page was left while it was typed into.');
  return times;
}

/** Runs in the page. Starts the measurement; the page's `finishTyping` ends it. */
function watchTyping(): void {
  const watched = {
    /** From a key's press (the browser's clock) until the frame with the redrawn artwork is presented. */
    screen: watchArtwork(),
    /** Between the starts of two frames. */
    frames: watchFrames(),
  };
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
