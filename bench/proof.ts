/** From "Preview design" to the proof, in a production build: what a marketer waits for with a drawn picture each time (PREV-05). */
import type { Page } from 'playwright';
import { onScreen } from './product/on-screen.ts';
import { presented } from './product/presented.ts';
import { next, openWords } from './product/wizard.ts';
import { share } from '../scripts/testing/attack/waits.ts';
import type { Measured } from './report/table.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 40);
/** The worker and the dialog's part load for the first ones. */
const WARM_ROUNDS = 5;
/** Milliseconds at the 95th percentile. */
const PROMISED = 100;
/** A page that rests, and the worker still runs. */
const REST_MS = 400;

declare global {
  interface Window {
    timeOpening?: typeof timeOpening;
  }
}

/** Opens the proof again and again, of another code each time. */
export function benchProof(): Promise<Measured> {
  return onScreen(async (product, browser) => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await openLastStep(page, product.url);
    const inPage = `presented: ${String(presented)}, timeOpening: ${String(timeOpening)}`;
    await page.evaluate(`Object.assign(globalThis, { ${inPage} })`);
    const times: number[] = [];
    for (let round = -WARM_ROUNDS; round < ROUNDS; round += 1) {
      const time = await openProof(page, `ROLLS-${1_000 + round}`);
      if (round >= 0) times.push(time);
    }
    const about = `Chromium ${browser.version()}, ${ROUNDS} times; p50 ${share(times, 0.5).toFixed(1)} ms, worst ${share(times, 1).toFixed(1)} ms`;
    const what = 'from “Preview design” until the proof is presented, p95 in ms';
    const rows = [{ number: 'B20', what, ours: [share(times, 0.95)], limit: PROMISED }];
    return { about, rows, figures: { times } };
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

/** Runs in the page. Presses the button; returns the milliseconds until the frame with the dialog and its pictures is presented. */
function timeOpening(button: HTMLElement): Promise<number> {
  return new Promise((resolve) => {
    const began = performance.now();
    const appearing = new MutationObserver(() => {
      const dialog = document.querySelector('[role="dialog"]');
      if (dialog === null) return;
      appearing.disconnect();
      const pictures = [...dialog.querySelectorAll('img')];
      void Promise.allSettled(pictures.map((picture) => picture.decode()))
        .then(() => presented())
        .then((seen) => resolve(seen - began));
    });
    appearing.observe(document.body, { childList: true, subtree: true });
    button.click();
  });
}
