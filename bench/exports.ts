/** Memory after two hundred exports. */
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import type { Browser } from 'playwright';
import { openBenchPage } from './render/bench-page.ts';
import { openChromium } from './render/chromium.ts';
import { writeFigures } from './report/table.ts';

const BATCH = 20;
const BATCHES = 10;
/** Caches are full after this many batches; memory must stay flat from then on. */
const WARM_BATCHES = 3;
const MOST_GROWTH = 1.15;

/** Exports, prints and reports; returns whether memory stayed flat. */
export async function benchExports(): Promise<boolean> {
  const page = await openBenchPage('exports-page');
  const browser = await openChromium('software');
  try {
    const tab = await browser.newPage();
    await tab.goto(page.url);
    await tab.waitForFunction(() => window.exportCoupons !== undefined);
    const megabytes: number[] = [];
    for (let batch = 0; batch < BATCHES; batch += 1) {
      await tab.evaluate((count) => window.exportCoupons?.(count), BATCH);
      await tab.requestGC();
      megabytes.push(await rendererMegabytes(browser));
      console.log(`${(batch + 1) * BATCH} exports: ${megabytes.at(-1)} MB in the page's process`);
    }
    const growth = (megabytes.at(-1) ?? 0) / (megabytes[WARM_BATCHES - 1] ?? 1);
    const kept = growth <= MOST_GROWTH;
    const surroundings = { cores: availableParallelism(), chromium: browser.version() };
    await writeFigures('bench-exports', { ...surroundings, batch: BATCH, megabytes, growth, kept });
    console.log(
      `${growth.toFixed(2)} times what it was after ${WARM_BATCHES * BATCH} (at most ${MOST_GROWTH}, ${kept ? 'kept' : 'MISSED'})`,
    );
    return kept;
  } finally {
    await browser.close();
    await page.close();
  }
}

/** Resident memory of the largest page process, including its workers. */
async function rendererMegabytes(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const sizes = await Promise.all(
    processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => residentMegabytes(id)),
  );
  return Math.max(...sizes);
}

async function residentMegabytes(process: number): Promise<number> {
  const status = await readFile(`/proc/${process}/status`, 'utf8');
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB$/mu.exec(status) ?? [];
  return Math.round(Number(kilobytes) / 1_024);
}
