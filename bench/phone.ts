/** First screens on a slow phone: a link beside pages of the same coupon, and the application beside a bare one (PUB-02, HOME-01, WIZ-17). */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { filesIn, servePeer } from './phone/peer-server.ts';
import { benchPlaces, type Places } from './phone/places.ts';
import { type FirstScreen, visit } from './phone/slow-phone.ts';
import { onScreen } from './product/on-screen.ts';
import type { Bound, Measured, Row } from './report/table.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const PEERS = join(import.meta.dirname, 'phone', 'peers');

type Times = ReadonlyMap<string, readonly FirstScreen[]>;

/** Visits all pages in turns. */
export function benchPhone(): Promise<Measured> {
  return onScreen(async (product, browser) => {
    const places = await benchPlaces(browser, product.url);
    const peer = await servePeer(await peerFiles(places));
    const times = await visitAll(browser, product.url, peer.url, places);
    peer.close();
    const about = `Chromium ${browser.version()}; 4 times slower, 1.6 Mbit/s, 150 ms`;
    return { about, rows: rowsOf(times), figures: Object.fromEntries(times) };
  });
}

async function visitAll(
  browser: Browser,
  ours: string,
  peer: string,
  { coupon, template, session }: Places,
): Promise<Times> {
  const visits = {
    'our link': { url: `${ours}/r/${coupon}`, useful: 'picture img[fetchpriority="high"]' },
    'static link': { url: `${peer}/coupon.html`, useful: '#strip' },
    'our landing page': { url: `${ours}/`, useful: 'h1', drawing: 'figure svg' },
    'static landing page': { url: `${peer}/landing.html`, useful: 'h1' },
    'bare start': { url: `${peer}/`, useful: 'h1' },
    'our browse': { url: `${ours}/`, useful: '[data-card] img', session },
    'our dashboard': { url: `${ours}/dashboard`, useful: '[data-card] img', session },
    'bare list': { url: `${peer}/list`, useful: '[data-card] img' },
    'our wizard': { url: `${ours}/create/${template}`, useful: 'main input', session },
    'our wizard in place': {
      url: `${ours}/create/${template}`,
      useful: '#root:not([data-first-paint]) main input',
      session,
    },
    'bare form': { url: `${peer}/form`, useful: 'input' },
  };
  const names = Object.entries(visits);
  const times = new Map<string, FirstScreen[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, wanted] of round % 2 === 0 ? names : names.toReversed()) {
      const measured = await visit(browser, wanted);
      times.set(name, [...(times.get(name) ?? []), measured]);
    }
    console.log(`Round ${round + 1} of ${ROUNDS} is over.`);
  }
  return times;
}

/** Builds or fills in the peers' pages, with the same pictures as ours. */
async function peerFiles(places: Places): Promise<ReadonlyMap<string, Buffer>> {
  const page = await readFile(join(PEERS, 'coupon.html'), 'utf8');
  const code = places.pictures.get('/code.svg')?.toString() ?? '';
  const coupon = page.replace('<!-- code -->', code).replace('{googleSave}', places.googleSave);
  return new Map([
    ...(await builtApplication()),
    ...places.pictures,
    ['/coupon.html', Buffer.from(coupon)],
    ['/landing.html', await readFile(join(PEERS, 'landing.html'))],
  ]);
}

async function builtApplication(): Promise<ReadonlyMap<string, Buffer>> {
  const outDir = await mkdtemp(join(tmpdir(), 'tearline-bench-'));
  await build({
    root: join(PEERS, 'app'),
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: { outDir, emptyOutDir: true },
  });
  const files = await filesIn(outDir);
  await rm(outDir, { recursive: true });
  return files;
}

function rowsOf(times: Times): readonly (Row | Bound)[] {
  const figures = (name: string, kind: keyof FirstScreen) =>
    (times.get(name) ?? []).map((one) => one[kind]);
  const row = (
    number: string,
    kind: keyof FirstScreen,
    [ours, peer]: readonly [string, string],
    reach: number | null,
  ): Row => ({
    number,
    what: `${ours.slice('our '.length)}: ${WORDS[kind]}`,
    ours: figures(ours, kind),
    peer,
    theirs: figures(peer, kind),
    reach,
  });
  return [
    row('B5', 'lcp', ['our link', 'static link'], 1.08),
    { number: 'B5', what: 'link: blocking, ms', ours: figures('our link', 'blocking'), limit: 50 },
    row('B6', 'bytes', ['our link', 'static link'], 1.15),
    row('B13', 'useful', ['our landing page', 'bare start'], 0.5),
    row('B13', 'lcp', ['our landing page', 'static landing page'], 1.05),
    row('B13', 'useful', ['our browse', 'bare list'], 1),
    row('B13', 'useful', ['our dashboard', 'bare list'], 1.1),
    row('B13', 'useful', ['our wizard', 'bare form'], 0.6),
    {
      ...row('B13', 'useful', ['our wizard in place', 'bare form'], null),
      what: 'wizard: its application in place, ms',
    },
  ];
}

const WORDS: Readonly<Record<keyof FirstScreen, string>> = {
  lcp: 'largest paint, ms',
  blocking: 'blocking, ms',
  useful: 'usable, ms',
  bytes: 'bytes until complete',
};
