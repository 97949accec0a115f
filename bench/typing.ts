/** Typing in the real wizard, in a production build: time from key to screen, and frame times (WIZ-17). */
import { join } from 'node:path';
import type { Page } from 'playwright';
import { pageScript } from './product/page-script.ts';
import { openWords } from './product/wizard.ts';
import { onScreen } from './product/on-screen.ts';
import { spreadOf } from './report/spread.ts';
import type { TypingTimes } from './typing/keystrokes.ts';
import { surroundings, writeFigures, writeTable } from './report/table.ts';

const DURATION_MS = 10_000;
/** Twelve keys a second, faster than most people type. */
const BETWEEN_KEYS_MS = 80;
/** The functions that run in the page. */
const WATCH = join(import.meta.dirname, 'typing', 'keystrokes.ts');
const WORDS = 'Two loaves for one every morning';

/** Types for ten seconds, prints and writes the table; returns whether both targets are met. */
export async function benchTyping(): Promise<boolean> {
  const around = surroundings();
  return onScreen(async (product, browser) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await openWords(page, product.url);
    const times = await typeFor(page, DURATION_MS);
    const screen = spreadOf(times.screen);
    const frames = spreadOf(times.frames);
    await writeFigures('bench-typing', { ...around, screen, frames, longTasks: times.longTasks });
    const tasks = times.longTasks.map(Math.round).join(', ') || 'none';
    const about = `Chromium ${browser.version()}, ${screen.count} keys seen; p50 ${screen.p50} ms, worst ${screen.worst} ms; tasks over 50 ms: ${tasks}`;
    return writeTable('typing', around, about, [
      { number: 'WIZ-17', what: 'key to its frame, p95 in ms', ours: [screen.p95], limit: 50 },
      { number: 'WIZ-17', what: 'between frames, p95 in ms', ours: [frames.p95], limit: 33.4 },
    ]);
  });
}

/** Types and deletes words, so every key changes the artwork and no field grows too long. */
async function typeFor(page: Page, milliseconds: number): Promise<TypingTimes> {
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.fill('');
  await field.focus();
  await page.evaluate(`${await pageScript(WATCH)}; watchTyping()`);
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
