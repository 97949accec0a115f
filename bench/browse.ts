/** The catalogue with 10,000 designs: the pace of the frames while one scrolls, and what stands in the document (BROWSE-08). */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Route } from 'playwright';
import { openDatabase } from '../server/db/database.ts';
import type { PostgresAccess } from '../server/db/postgres-cluster.ts';
import { connectionUrl } from '../server/db/postgres-connection.ts';
import { signIn } from './product/sign-in.ts';
import { startProduct } from './product/started-product.ts';
import { openChromium } from './render/chromium.ts';
import { loadTemplates } from './search/load.ts';
import { type Bound, surroundings, writeFigures, writeTable } from './report/table.ts';

const TEMPLATES = Number(process.env['BENCH_TEMPLATES'] ?? 10_000);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const SCROLL_MS = 6_000;
/** About what a thumb's flick does, px each second. */
const SPEED = 6_000;
const MOST_TILES = 60;
/** Of all frames, those that came later than every second one of 60 Hz. */
const LATE_FRAMES_PERCENT = 1;

interface Scrolled {
  readonly frames: readonly number[];
  readonly mostTiles: number;
}

/** Loads the catalogue, scrolls up and down through all of it, prints and writes the table; returns whether both bounds hold. */
export async function benchBrowse(): Promise<boolean> {
  const around = surroundings();
  const product = await startProduct();
  const browser = await openChromium('software');
  try {
    await fill(product.dataDir);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.route(/\/api\/v1\/template\?/u, askForLargePages);
    await signIn(page, product.url);
    await loadAll(page);
    const rounds: Scrolled[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push(await scroll(page, round % 2 === 0 ? -1 : 1));
    await writeFigures('bench-browse', { ...around, templates: TEMPLATES, rounds });
    const about = `Chromium ${browser.version()}, ${TEMPLATES.toLocaleString('en-US')} designs, ${SPEED.toLocaleString('en-US')} px/s`;
    return await writeTable('browse', around, about, rowsOf(rounds));
  } finally {
    await browser.close();
    await product.close();
  }
}

async function fill(dataDir: string): Promise<void> {
  const text = await readFile(join(dataDir, 'pg', 'access.json'), 'utf8');
  const url = connectionUrl(JSON.parse(text) as PostgresAccess, 'tearline');
  const database = openDatabase({ url, connections: 1, onIdleError: () => undefined });
  await loadTemplates(database, TEMPLATES);
  await database.destroy();
}

/** A fifth of the calls; the list itself takes pages of any size. */
function askForLargePages(route: Route): Promise<void> {
  const url = new URL(route.request().url());
  url.searchParams.set('size', '100');
  return route.continue({ url: url.href });
}

/** The list is as long as what is loaded: one stands at its end until there is no more. */
async function loadAll(page: Page): Promise<void> {
  await page.waitForSelector('[data-card]');
  const start = performance.now();
  await page.evaluate(async () => {
    const isWhole = () => {
      const last = [...document.querySelectorAll('[data-card]')].at(-1);
      return last?.getAttribute('aria-posinset') === last?.getAttribute('aria-setsize');
    };
    while (!isWhole()) {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
  console.log(`Loaded the whole list in ${Math.round((performance.now() - start) / 1_000)} s.`);
}

/** As a hand does it, a piece in each frame; in steps of time, so that a late frame is not a slower hand. */
function scroll(page: Page, direction: 1 | -1): Promise<Scrolled> {
  return page.evaluate(
    async ({ milliseconds, speed }) => {
      const frames: number[] = [];
      let mostTiles = 0;
      const start = performance.now();
      let last = start;
      while (last - start < milliseconds) {
        const now = await new Promise<number>(requestAnimationFrame);
        frames.push(now - last);
        window.scrollBy({ top: (speed * (now - last)) / 1_000, behavior: 'instant' });
        mostTiles = Math.max(mostTiles, document.querySelectorAll('[data-card]').length);
        last = now;
      }
      return { frames: frames.slice(1), mostTiles };
    },
    { milliseconds: SCROLL_MS, speed: direction * SPEED },
  );
}

function rowsOf(rounds: readonly Scrolled[]): readonly Bound[] {
  const late = rounds.map(
    ({ frames }) => (100 * frames.filter((time) => time > 33).length) / frames.length,
  );
  return [
    { number: 'browse', what: 'frames over 33 ms, %', ours: late, limit: LATE_FRAMES_PERCENT },
    {
      number: 'browse',
      what: 'tiles in the document, most',
      ours: rounds.map(({ mostTiles }) => mostTiles),
      limit: MOST_TILES,
    },
  ];
}
