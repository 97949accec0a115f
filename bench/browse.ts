/** The catalogue with 10,000 designs: frame times while scrolling, and tiles in the document (BROWSE-08). */
import type { Page, Route } from 'playwright';
import { withClient } from '../server/db/postgres-connection.ts';
import { signIn } from './product/wizard.ts';
import { onScreen } from './product/on-screen.ts';
import { databaseUrlOf } from '../scripts/testing/attack/many-coupons.ts';
import { bound, type Bound, type Measured } from './report/table.ts';

const TEMPLATES = Number(process.env['BENCH_TEMPLATES'] ?? 10_000);
/** The largest page of the services. */
const PAGE = 100;
const AT_ONCE = 5;
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const SCROLL_MS = 6_000;
/** About the speed of a thumb's flick, px per second. */
const SPEED = Number(process.env['BENCH_SPEED'] ?? 6_000);
const VIEWPORT = { width: 1440, height: 900 };
const MOST_TILES = 60;
/** The share of frames that may take longer than two refreshes at 60 Hz. */
const LATE_FRAMES_PERCENT = 1;

interface Scrolled {
  readonly frames: readonly number[];
  readonly mostTiles: number;
}

/** Loads the catalogue and scrolls up and down through it. */
export function benchBrowse(): Promise<Measured> {
  return onScreen(async (product, browser) => {
    await fill(product.dataDir);
    const page = await browser.newPage({ viewport: VIEWPORT });
    await page.route(/\/api\/v1\/template\?/u, answerWhole);
    await signIn(page, product.url);
    await page.waitForSelector(`[data-card][aria-setsize="${TEMPLATES + 1}"]`, {
      timeout: 120_000,
    });
    await page.unrouteAll();
    const rounds: Scrolled[] = [];
    while (rounds.length < ROUNDS) rounds.push(await scroll(page, rounds.length / ROUNDS));
    const about = `Chromium ${browser.version()}, ${TEMPLATES.toLocaleString('en-US')} designs, ${SPEED.toLocaleString('en-US')} px/s`;
    return { about, rows: rowsOf(rounds), figures: { templates: TEMPLATES, rounds } };
  });
}

/** Copies the seeded designs, each with its own picture but without the drawing, which lists never read. */
async function fill(dataDir: string): Promise<void> {
  const start = performance.now();
  const copies = `
    with designs as materialized (
      select title, description, keywords, colors, palette, swatches, image, thumbnail,
        jsonb_set(editor_source, '{data,objects}', '[]') as frame
      from templates)
    insert into templates (id, title, description, keywords, colors, palette, active, weight, swatches,
      editor_source, image, thumbnail)
    select gen_random_uuid(), title, description, keywords, colors, palette, true, 0, swatches, frame, image,
      thumbnail
    from designs cross join generate_series(1, $1::integer)
    limit $1::integer - (select count(*) from templates)
  `;
  await withClient(await databaseUrlOf(dataDir), (client) => client.query(copies, [TEMPLATES]));
  console.log(`Filled the catalogue in ${Math.round((performance.now() - start) / 1_000)} s.`);
}

/** Scrolling to the end of the list by hand takes minutes, so the first request is answered with all pages of the services at once. */
async function answerWhole(route: Route): Promise<void> {
  const load = async (page: number): Promise<readonly unknown[]> => {
    const url = new URL(route.request().url());
    url.searchParams.set('page', String(page));
    url.searchParams.set('size', String(PAGE));
    const answer = await route.fetch({ url: url.href, timeout: 60_000 });
    if (!answer.ok()) throw new Error(`${url.pathname}${url.search}: ${await answer.text()}`);
    return (await answer.json()) as readonly unknown[];
  };
  const lists: unknown[] = [];
  for (let page = 0; page * PAGE < TEMPLATES; page += AT_ONCE) {
    const pages = Array.from({ length: AT_ONCE }, (_, offset) => load(page + offset));
    lists.push(...(await Promise.all(pages)).flat());
  }
  console.log(`Read ${lists.length} designs.`);
  const count = String(lists.length);
  await route.fulfill({
    json: lists,
    headers: { 'X-Total-Count': count, 'X-Page': '0', 'X-Page-Size': count },
  });
}

/** Scrolls down through a part of the list that was not visited yet. Each frame scrolls by elapsed time, so a late frame does not slow the scrolling. */
function scroll(page: Page, from: number): Promise<Scrolled> {
  return page.evaluate(
    async ({ from, milliseconds, speed }) => {
      const { scrollHeight } = document.documentElement;
      window.scrollTo({ top: from * scrollHeight, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 1_000));
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
    { from, milliseconds: SCROLL_MS, speed: SPEED },
  );
}

function rowsOf(rounds: readonly Scrolled[]): readonly Bound[] {
  const row = (what: string, of: (round: Scrolled) => number, limit: number) =>
    bound('browse', what, rounds.map(of), limit);
  return [
    row('frames over 33 ms, %', lateIn, LATE_FRAMES_PERCENT),
    row('tiles in the document, most', ({ mostTiles }) => mostTiles, MOST_TILES),
  ];
}

function lateIn({ frames }: Scrolled): number {
  return (100 * frames.filter((time) => time > 33).length) / frames.length;
}
