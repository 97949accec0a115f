/** Takes pictures of the product's screens in Chromium, on the data that `npm start` seeds. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright';
import { SEEDED_PASSWORD } from '../../server/identity/accounts.ts';
import { provideHeadlessChromium } from '../testing/chromium.ts';
import { until } from '../testing/cluster/programs.ts';
import { startOwnProduct } from '../testing/running-product.ts';
import { commitOf, earlierPictures, keepChanges, keepPictures, type Picture } from './pictures.ts';
import { SCREENS, type Scene, type Screen } from './screens.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const FOLDER = join(ROOT, 'reports', 'screens');
const LOCALES = { en: 'en-US', es: 'es-MX' } as const;
const WIDTHS = [390, 768, 1_440] as const;
/** px */
const HEIGHT = 900;
const THEMES = ['light', 'dark'] as const;
/** ms until pictures are drawn and animations are at rest. */
const REST_MS = 1_000;
const THEME_REST_MS = 250;
const PEOPLE = { marketer: 'marketer@example.com', administrator: 'admin@example.com' } as const;
const TWO_HOURS = '7200';

type Language = keyof typeof LOCALES;
type Person = Screen['person'];

/**
 * `asked` are beginnings of names of screens, and `--changed`. Returns false if a screen did not open; the others are
 * taken.
 */
export async function takeScreens(
  asked: readonly string[],
  say: (line: string) => void,
): Promise<boolean> {
  const folder = join(FOLDER, await commitOf());
  const earlier = asked.includes('--changed') ? await earlierPictures(FOLDER, folder) : null;
  const product = await startOwnProduct(
    { ACCESS_TOKEN_SECONDS: TWO_HOURS },
    { root: ROOT, script: 'start.ts', parameters: ['--demonstration'] },
  );
  const browser = await chromium.launch({ executablePath: await provideHeadlessChromium() });
  let isFine = true;
  try {
    const scene = await sceneOf(browser, product);
    for (const language of ['en', 'es'] as const) {
      const pageOf = signedInPages(browser, product.url, language);
      for (const screen of screensOf(asked)) {
        const name = `${language}/${screen.name}`;
        try {
          const page = await pageOf(screen.person);
          const pictures = await picturesOf(page, product.url + screen.address(scene), screen);
          const sheet = await keepPictures(pictures, { folder, name });
          const shown =
            earlier === null ? sheet : await keepChanges(pictures, { folder, earlier, name });
          if (shown !== null) say(shown);
        } catch (error) {
          isFine = false;
          say(`✗ ${name}: ${String(error)}`);
        }
      }
    }
  } finally {
    await browser.close();
    await product.remove();
  }
  return isFine;
}

function screensOf(asked: readonly string[]): readonly Screen[] {
  const names = asked.filter((word) => !word.startsWith('--'));
  if (names.length === 0) return SCREENS;
  return SCREENS.filter(({ name }) => names.some((word) => name.startsWith(word)));
}

/** What the demonstration has made, and the first design of the catalogue. */
async function sceneOf(
  browser: Browser,
  { url, dataDir }: { readonly url: string; readonly dataDir: string },
): Promise<Scene> {
  const { secret, code } = await demonstrationOf(dataDir);
  const page = await signedInPages(browser, url, 'en')('marketer');
  const answer = (path: string) =>
    page.waitForResponse((response) => response.url().startsWith(`${url}/api/v1/${path}`));
  const firstOf = async (path: string, address: string): Promise<string> => {
    const [response] = await Promise.all([answer(path), page.goto(url + address)]);
    const [first] = (await response.json()) as readonly { readonly id: string }[];
    if (first === undefined) throw new Error(`There is nothing at ${address}.`);
    return first.id;
  };
  const couponId = await firstOf('project?', '/dashboard');
  const templateId = await firstOf('template?', '/search');
  await page.context().close();
  return { couponId, templateId, code, counter: secret };
}

/** It is seeded after the product is ready. */
async function demonstrationOf(dataDir: string): Promise<Demonstration> {
  const file = join(dataDir, 'demonstration.json');
  await until('The demonstration', () => readFile(file).then(Boolean, () => false));
  return JSON.parse(await readFile(file, 'utf8')) as Demonstration;
}

interface Demonstration {
  readonly secret: string;
  readonly code: string;
}

/** Pages of people who sign in when they are first asked for. */
function signedInPages(browser: Browser, url: string, language: Language) {
  const pages = new Map<Person, Promise<Page>>();
  return (person: Person): Promise<Page> => {
    const known = pages.get(person) ?? openPage(browser, url, { person, language });
    pages.set(person, known);
    return known;
  };
}

async function openPage(
  browser: Browser,
  url: string,
  { person, language }: { readonly person: Person; readonly language: Language },
): Promise<Page> {
  const context = await browser.newContext({ locale: LOCALES[language], reducedMotion: 'reduce' });
  const page = await context.newPage();
  if (person === 'visitor') return page;
  await page.goto(`${url}/login`);
  await page.locator('input[type="email"]').fill(PEOPLE[person]);
  await page.locator('input[type="password"]').fill(SEEDED_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(({ pathname }) => pathname === '/');
  return page;
}

async function picturesOf(
  page: Page,
  address: string,
  { before, act }: Screen,
): Promise<readonly Picture[]> {
  await page.setViewportSize({ width: 1_440, height: HEIGHT });
  await before?.(page);
  const pictures: Picture[] = [];
  try {
    await page.goto(address);
    await pause(REST_MS);
    await act?.(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await pause(REST_MS);
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme });
        await pause(THEME_REST_MS);
        pictures.push({ width, theme, png: await page.screenshot() });
      }
    }
    return pictures;
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
}
