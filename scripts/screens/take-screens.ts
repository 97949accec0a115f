/** Takes pictures of the product's screens. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { revision } from '../command/git.ts';
import { signedInPages } from './people.ts';
import { keepPictures, type Picture } from './pictures.ts';
import type { Screen } from './screen.ts';
import { SCREENS } from './screens.ts';
import { HEIGHT, openScreen, REST_MS, walkScreens, WIDEST, withProduct } from './walk-screens.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'reports', 'screens');
/** px. A screen is open at its widest, and a menu closes when the width changes. */
const WIDTHS = [WIDEST, 768, 390] as const;
const THEMES = ['light', 'dark'] as const;
/** ms */
const THEME_REST_MS = 250;
/** ms */
const WIDTH_REST_MS = 500;

/** `asked` are beginnings of names of screens. Returns false if a screen did not open; the others are taken. */
export async function takeScreens(asked: readonly string[]) {
  // Changes that are not committed belong to the commit.
  const folder = join(FOLDER, await revision());
  const failures = await walkScreens({
    screens: screensOf(asked),
    visit: async ({ screen, language, page }) => {
      const name = `${language}/${screen.name}`;
      console.log(await keepPictures(await picturesOf(page), { folder, name }));
    },
  });
  return failures === 0;
}

/** The screens whose names begin with one of these words; without a word, all. Throws for a word that begins none. */
export function screensOf(names: readonly string[]): readonly Screen[] {
  if (names.length === 0) return SCREENS;
  const unknown = names.find((word) => !SCREENS.some(({ name }) => name.startsWith(word)));
  if (unknown !== undefined) {
    const known = SCREENS.map(({ name }) => name).join(', ');
    throw new Error(`No screen's name begins with “${unknown}”. There are: ${known}.`);
  }
  return SCREENS.filter(({ name }) => names.some((word) => name.startsWith(word)));
}

async function picturesOf(page: Page): Promise<readonly Picture[]> {
  const pictures: Picture[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await pause(WIDTH_REST_MS);
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      await pause(THEME_REST_MS);
      pictures.push({ width, theme, png: await page.screenshot() });
    }
  }
  return pictures.toSorted((one, other) => one.width - other.width);
}

const README_FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'pictures');
/** px */
const WIDE = { width: 1_280, height: 800 } as const;
const PHONE = { width: 390, height: 720 } as const;
const SHOWN = [
  { file: 'wizard', screen: 'wizard-colors', size: WIDE },
  { file: 'dashboard', screen: 'dashboard', size: WIDE },
  { file: 'editor', screen: 'template-edit', size: WIDE },
  { file: 'counter', screen: 'till-valid', size: PHONE },
] as const;
const QUALITY = 82;

/** Writes the pictures of the README to `docs/pictures`, in light and dark. */
export async function takeReadmePictures(): Promise<void> {
  await mkdir(README_FOLDER, { recursive: true });
  await withProduct(async (browser, url, scene) => {
    const pageOf = signedInPages(browser, url, 'en');
    for (const { file, screen: name, size } of SHOWN) {
      const screen = SCREENS.find((one) => one.name === name);
      if (screen === undefined) throw new Error(`There is no screen "${name}".`);
      const page = await pageOf(screen.person);
      await openScreen(page, { screen, url, scene });
      await page.setViewportSize(size);
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme });
        await pause(REST_MS);
        const picture = join(README_FOLDER, `${file}-${colorScheme}.webp`);
        await writeFile(picture, await smaller(await page.screenshot()));
        console.log(picture);
      }
    }
  });
}

function smaller(png: Buffer): Promise<Buffer> {
  return sharp(png).webp({ quality: QUALITY, effort: 6 }).toBuffer();
}
