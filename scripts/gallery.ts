/**
 * `npm run gallery`: shows every part of `src/ui/parts` and both cards in every state, in light and dark, on one page
 * with hot reload. With `--screenshots` it writes a picture of each to `reports/gallery` instead.
 */
import './command/current-node.ts';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { type Browser, chromium, type Page } from 'playwright';
import { createServer } from 'vite';
import { provideChromium } from './testing/chromium.ts';

const ROOT = join(import.meta.dirname, '..');
const PICTURES = join(ROOT, 'reports', 'gallery');
const THEMES = ['light', 'dark'] as const;
/** px: phone, tablet, desktop. */
const WIDTHS = [390, 768, 1440];

const server = await createServer({
  root: join(ROOT, 'scripts', 'gallery'),
  configFile: false,
  plugins: [vanillaExtractPlugin(), react()],
  cacheDir: join(ROOT, 'node_modules/.cache/gallery'),
  logLevel: 'warn',
  server: { host: '127.0.0.1', fs: { allow: [ROOT] } },
});
await server.listen();
const address = server.resolvedUrls?.local[0] ?? '';

if (process.argv.includes('--screenshots')) {
  await rm(PICTURES, { recursive: true, force: true });
  await mkdir(PICTURES, { recursive: true });
  const browser = await chromium.launch({
    executablePath: await provideChromium(),
    args: ['--no-sandbox'],
  });
  try {
    for (const width of WIDTHS) await takeAll(browser, width);
  } finally {
    await browser.close();
    await server.close();
  }
  console.log(`Pictures in ${PICTURES}`);
} else console.log(`The gallery is at ${address}`);

async function takeAll(browser: Browser, width: number): Promise<void> {
  for (const theme of THEMES) {
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    });
    await page.goto(`${address}?theme=${theme}`);
    await page.locator('[data-specimen]').first().waitFor();
    const suffix = `${width}-${theme}`;
    await page.screenshot({ path: join(PICTURES, `all-${suffix}.png`), fullPage: true });
    for (const specimen of await page.locator('[data-specimen]').all()) {
      const name = await specimen.getAttribute('data-specimen');
      await specimen.screenshot({ path: join(PICTURES, `${name}-${suffix}.png`) });
    }
    await takeOpen(page, suffix);
    await page.close();
  }
}

/** Overlays are visible only when opened. */
async function takeOpen(page: Page, suffix: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menu').waitFor();
  await page.screenshot({ path: join(PICTURES, `menu-open-${suffix}.png`) });
  await page.keyboard.press('Escape');
  for (const kind of ['it is done', 'it failed'])
    await page.getByRole('button', { name: `Say that ${kind}` }).click();
  await page.getByRole('status').getByText('could not be changed').waitFor();
  await page.screenshot({ path: join(PICTURES, `toast-open-${suffix}.png`) });
  for (const size of ['small', 'medium', 'wide']) {
    await page.getByRole('button', { name: `Open the ${size} dialog` }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await dialog.waitFor();
    await page.screenshot({ path: join(PICTURES, `dialog-${size}-${suffix}.png`) });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
}
