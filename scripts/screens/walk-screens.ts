/** Goes through the product's screens in Chromium, on the data that `npm start` seeds. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, ConsoleMessage, Page } from 'playwright';
import { startOwnProduct } from '../testing/running-product.ts';
import { type FontSet, launchWith } from './font-sets.ts';
import { signedInPages } from './people.ts';
import { prepareScene } from './scene.ts';
import { LANGUAGES, type Language, type Scene, type Screen } from './screen.ts';

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
interface OpenScreen {
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
  readonly say: (line: string) => void;
  readonly windows?: readonly Window[];
}

/**
 * Visits each screen in each language and window, all of them at once: a visit mostly waits. Returns the number of those
 * that did not open; the others are visited.
 */
export async function walkScreens(walk: Walk): Promise<number> {
  let failures = 0;
  await withProduct(async (browser, url, scene) => {
    const walks = (walk.windows ?? [WIDEST_WINDOW]).map(async (window) => {
      const own = window.fonts === undefined ? browser : await launchWith(window.fonts);
      const all = { ...walk, window, browser: own, url, scene };
      const unopened = await Promise.all(LANGUAGES.map((language) => walkIn(language, all)));
      if (own !== browser) await own.close();
      return unopened;
    });
    for (const unopened of (await Promise.all(walks)).flat()) failures += unopened;
  });
  return failures;
}

type WalkOfProduct = Walk &
  Pick<Opening, 'url' | 'scene'> & { readonly browser: Browser; readonly window: Window };

async function walkIn(
  language: Language,
  { screens, visit, say, window, browser, url, scene }: WalkOfProduct,
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
      say(`✗ ${language}/${screen.name}: ${String(error)}`);
    }
  }
  return failures;
}

/** Starts a Tearline with all that the screens show, and a browser. */
export async function withProduct(
  work: (browser: Browser, url: string, scene: Scene) => Promise<unknown>,
): Promise<void> {
  const product = await startOwnProduct(
    { ACCESS_TOKEN_SECONDS: TWO_HOURS },
    { root: ROOT, script: 'start.ts', parameters: ['--demonstration'] },
  );
  const browser = await launchWith();
  try {
    await work(browser, product.url, await prepareScene(product));
  } finally {
    await browser.close();
    await product.remove();
  }
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
