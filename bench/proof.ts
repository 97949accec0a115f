/** From "Preview design" to the proof, in a production build: what a marketer waits for with a drawn picture each time (PREV-05). */
import { join } from 'node:path';
import type { Page } from 'playwright';
import { onScreen } from './product/on-screen.ts';
import { pageScript } from './product/page-script.ts';
import { next, openWords } from './product/wizard.ts';
import { spreadOf } from './report/spread.ts';
import { surroundings, writeFigures, writeTable } from './report/table.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 40);
/** The worker and the dialog's part load for the first ones. */
const WARM_ROUNDS = 5;
/** The functions that run in the page. */
const OPENING = join(import.meta.dirname, 'proof', 'opening.ts');
/** Milliseconds at the 95th percentile. */
const PROMISED = 100;
/** A page that rests, and the worker still runs. */
const REST_MS = 400;

declare global {
  interface Window {
    timeOpening?: (button: HTMLElement) => Promise<number>;
  }
}

/** Opens the proof again and again, of another code each time; returns whether the target is met. */
export async function benchProof(): Promise<boolean> {
  const around = surroundings();
  return onScreen(async (product, browser) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await openLastStep(page, product.url);
    await page.evaluate(`${await pageScript(OPENING)}; globalThis.timeOpening = timeOpening`);
    const times: number[] = [];
    for (let round = -WARM_ROUNDS; round < ROUNDS; round += 1) {
      const time = await openProof(page, `ROLLS-${1_000 + round}`);
      if (round >= 0) times.push(time);
    }
    const spread = spreadOf(times);
    await writeFigures('bench-proof', { ...around, promised: PROMISED, ...spread, times });
    const about = `Chromium ${browser.version()}, ${ROUNDS} times; p50 ${spread.p50} ms, worst ${spread.worst} ms`;
    const what = 'from “Preview design” until the proof is presented, p95 in ms';
    return writeTable('proof', around, about, [
      { number: 'B20', what, ours: [spread.p95], limit: PROMISED },
    ]);
  });
}

/** Signs in and fills in the wizard of the first template until its last step. */
async function openLastStep(page: Page, url: string): Promise<void> {
  await openWords(page, url);
  // Words, colors of the artwork, colors of the card.
  for (const _ of ['text', 'colors', 'card']) {
    await page.getByRole('heading', { name: 'Step 2: Customize coupon' }).waitFor();
    await page.waitForTimeout(REST_MS);
    await next(page);
  }
  await page.getByRole('heading', { name: 'Step 3: Add details' }).waitFor();
  await page.getByLabel('Business/Organization Name').fill('Oak Bakery');
  await page.getByLabel('Description').fill('The 13th roll free');
  await page.getByLabel('Expiration Date').fill('12/31/2031');
  await next(page);
  await page.getByRole('heading', { name: 'Step 4: Select barcode format' }).waitFor();
  await page.getByRole('radio', { name: 'QR' }).check();
}

async function openProof(page: Page, code: string): Promise<number> {
  await page.getByRole('main').getByLabel('Barcode Field').fill(code);
  await page.waitForTimeout(REST_MS);
  const button = page.getByRole('main').getByRole('button', { name: 'Preview design' });
  const time = await button.evaluate((element) =>
    element instanceof HTMLElement ? window.timeOpening?.(element) : undefined,
  );
  if (time === undefined) throw new Error('The proof did not open.');
  await page.getByRole('dialog').getByRole('button', { name: 'Go back' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  return time;
}
