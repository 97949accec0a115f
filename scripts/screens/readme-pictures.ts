/** The pictures of the README, in light and dark. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { signedInPages } from './people.ts';
import { SCREENS } from './screens.ts';
import { openScreen, REST_MS, withProduct } from './walk-screens.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'pictures');
/** px */
const WIDE = { width: 1_280, height: 800 } as const;
const PHONE = { width: 390, height: 720 } as const;
const SHOWN = [
  { file: 'wizard', screen: 'wizard-colors', size: WIDE },
  { file: 'dashboard', screen: 'dashboard', size: WIDE },
  { file: 'editor', screen: 'template-edit', size: WIDE },
  { file: 'counter', screen: 'till-valid', size: PHONE },
] as const;
const THEMES = ['light', 'dark'] as const;
const QUALITY = 82;

/** Writes them to `docs/pictures`. */
export async function takeReadmePictures(say: (line: string) => void): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
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
        const picture = join(FOLDER, `${file}-${colorScheme}.webp`);
        await writeFile(picture, await smaller(await page.screenshot()));
        say(picture);
      }
    }
  });
}

function smaller(png: Buffer): Promise<Buffer> {
  return sharp(png).webp({ quality: QUALITY, effort: 6 }).toBuffer();
}
