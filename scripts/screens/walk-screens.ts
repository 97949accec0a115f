/** Goes through the product's screens in Chromium, on the data that `npm start` seeds. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, ConsoleMessage, Page } from 'playwright';
import { type OwnProduct, withOwnProduct } from '../testing/running-product.ts';
import { type FontSet, launchWith } from './font-sets.ts';
import { signedInPages, PEOPLE } from './people.ts';
import { LANGUAGES, type Language, type Scene, type Screen } from './screen.ts';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { callsOf } from '../testing/attack/account-calls.ts';
import { createCaller } from '../testing/attack/caller.ts';
import { signIn } from '../testing/attack/sign-in.ts';
import { NO_TESTS, type TestCounts } from '../testing/test-counts.ts';
import { until } from '../testing/until.ts';
import { demonstrationCoupon } from '../../server/demonstration-coupon.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** px */
export const HEIGHT = 900;
/** px */
export const WIDEST = 1_440;
/** px */
const WIDE = 1_280;
/** ms until pictures are drawn and animations are at rest. */
export const REST_MS = 1_000;
const TWO_HOURS = '7200';

/** A screen that is open. */
export interface OpenScreen {
  readonly screen: Screen;
  readonly language: Language;
  readonly window: Window;
  readonly page: Page;
  /** Errors and warnings in the console. */
  readonly said: readonly string[];
}

interface Window {
  /** px */
  readonly width: number;
  /** The fonts of the machine; without, those that are installed. */
  readonly fonts?: FontSet;
  readonly timeZone?: string;
}

const WIDEST_WINDOW: Window = { width: WIDEST };

interface Walk {
  readonly screens: readonly Screen[];
  readonly visit: (open: OpenScreen) => Promise<unknown>;
  readonly windows?: readonly Window[];
}

/**
 * Visits each screen in each language and window, all of them at once: a visit mostly waits. Returns the number of those
 * that did not open; the others are visited.
 */
export function walkScreens(walk: Walk): Promise<number> {
  return withProduct(async (browser, url, scene) => {
    const walks = (walk.windows ?? [WIDEST_WINDOW]).map(async (window) => {
      const own = window.fonts === undefined ? browser : await launchWith(window.fonts);
      const all = { ...walk, window, browser: own, url, scene };
      const unopened = await Promise.all(LANGUAGES.map((language) => walkIn(language, all)));
      if (own !== browser) await own.close();
      return unopened;
    });
    return (await Promise.all(walks)).flat().reduce((sum, unopened) => sum + unopened, 0);
  });
}

interface Judged extends Omit<Walk, 'visit'> {
  /** A sentence for each fault of a screen. */
  readonly findingsOn: (open: OpenScreen) => Promise<readonly string[]>;
}

/** Walks screens and prints what is found on each; a visit with findings, or to a screen that did not open, is a failure. */
export async function judgeEach({ findingsOn, ...walk }: Judged): Promise<TestCounts> {
  let passed = 0;
  let failed = 0;
  const visit = async (open: OpenScreen) => {
    const findings = new Set(await findingsOn(open));
    for (const finding of findings)
      console.log(`✗ ${open.language}.${open.screen.name}: ${finding}`);
    if (findings.size === 0) passed += 1;
    else failed += 1;
  };
  const unopened = await walkScreens({ ...walk, visit });
  return { ...NO_TESTS, passed, failed: failed + unopened };
}

type WalkOfProduct = Walk &
  Pick<Opening, 'url' | 'scene'> & { readonly browser: Browser; readonly window: Window };

async function walkIn(
  language: Language,
  { screens, visit, window, browser, url, scene }: WalkOfProduct,
): Promise<number> {
  let failures = 0;
  const pageOf = signedInPages(browser, url, language, window.timeZone);
  for (const screen of screens) {
    if (screen.isWide === true && window.width < WIDE) continue;
    const page = await pageOf(screen.person);
    try {
      await listening(page, async (said) => {
        await openScreen(page, { screen, url, scene, width: window.width });
        await visit({ screen, language, window, page, said });
      });
    } catch (error) {
      failures += 1;
      console.log(`✗ ${language}/${screen.name}: ${String(error)}`);
    }
  }
  return failures;
}

/** Starts a Tearline with all that the screens show, and a browser. */
export function withProduct<Result>(
  work: (browser: Browser, url: string, scene: Scene) => Promise<Result>,
): Promise<Result> {
  const sources = { root: ROOT, script: 'start.ts', parameters: ['--demonstration'] } as const;
  const inBrowser = async (product: OwnProduct) => {
    const browser = await launchWith();
    try {
      return await work(browser, product.url, await prepareScene(product));
    } finally {
      await browser.close();
    }
  };
  return withOwnProduct({ ACCESS_TOKEN_SECONDS: TWO_HOURS }, inBrowser, sources);
}

interface Opening {
  readonly screen: Screen;
  readonly url: string;
  readonly scene: Scene;
  /** px */
  readonly width?: number;
}

/** Brings a screen into its state. Calls that it holds back stay so until it is left. */
export async function openScreen(page: Page, { screen, url, scene, width = WIDEST }: Opening) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.setViewportSize({ width, height: HEIGHT });
  await screen.before?.(page);
  await page.goto(url + screen.address(scene));
  await pause(REST_MS);
  if (screen.act === undefined) return;
  await screen.act(page, scene);
  await pause(REST_MS);
}

async function listening(page: Page, work: (said: readonly string[]) => Promise<unknown>) {
  const said: string[] = [];
  const onMessage = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  };
  const onError = ({ message }: Error) => said.push(message);
  page.on('console', onMessage).on('pageerror', onError);
  try {
    await work(said);
  } finally {
    page.off('console', onMessage).off('pageerror', onError);
  }
}

interface Made {
  readonly id: string;
}

/** Makes what `npm start` has not seeded. Throws if a call is refused. */
async function prepareScene({ url, port, dataDir }: OwnProduct): Promise<Scene> {
  const { secret, pin, code } = await demonstrationOf(dataDir);
  const call = createCaller(port, '127.0.0.1');
  const ask = callsOf(call, await signIn(call, port, PEOPLE.marketer));
  const [first] = await ask<readonly Made[]>('GET', '/api/v1/project?size=1');
  const [template] = await ask<readonly Made[]>('GET', '/api/v1/template?page=0&size=1');
  let plainCouponId = '';
  for (const [design, offer] of OTHER_COUPONS) {
    const coupon = await demonstrationCoupon(design, offer);
    ({ id: plainCouponId } = await ask<Made>('POST', '/api/v1/project', coupon));
  }
  const coupon = await demonstrationCoupon(...OTHER_COUPONS[0]);
  const path = `/api/v1/proofs/${randomUUID()}`;
  const { address } = await ask<{ readonly address: string }>('PUT', path, { coupon });
  if (first === undefined || template === undefined) throw new Error('The seeds are missing.');
  return {
    couponId: first.id,
    plainCouponId,
    templateId: template.id,
    code,
    counter: secret,
    pin,
    proof: new URL(address, url).pathname,
  };
}

/** It is seeded after the product is ready. */
async function demonstrationOf(dataDir: string) {
  const file = join(dataDir, 'demonstration.json');
  await until('The demonstration', () => readFile(file).then(Boolean, () => false));
  return JSON.parse(await readFile(file, 'utf8')) as Readonly<
    Record<'secret' | 'pin' | 'code', string>
  >;
}

/** Designs of other coupons of the marketer, with what they offer; the first is shown last. */
const OTHER_COUPONS = [
  ['florist', 'A dozen roses for the price of ten'],
  ['juicebar', 'Your fifth juice is free'],
  ['pizza', 'Two pizzas, one price, every Tuesday'],
  ['coffee', 'One more coffee, on the house'],
] as const;
