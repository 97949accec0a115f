/** Opens a page in Chromium that runs the sources directly, since rendering designs needs a browser. */
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { createServer, type ViteDevServer } from 'vite';
import { provideChromium } from '../testing/chromium.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Opens the page for the work and closes everything afterwards. */
export async function onDesignsPage(work: (page: Page) => Promise<void>): Promise<void> {
  const server = await openServer();
  const browser = await chromium.launch({
    executablePath: await provideChromium(),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${server.resolvedUrls?.local[0] ?? ''}designs-page`);
    await work(page);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Returns the bytes of a data URL from the page. */
export function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}

/** Serves the sources and one empty page to run them in. */
async function openServer(): Promise<ViteDevServer> {
  const vite = await createServer({
    root: ROOT,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    cacheDir: join(ROOT, 'node_modules/.cache/designs'),
    server: { host: '127.0.0.1', port: 0, hmr: false },
    optimizeDeps: {
      entries: ['scripts/designs-page.ts'],
      include: ['pixelmatch', 'pixi.js', 'pixi.js/unsafe-eval', 'svgpath'],
    },
  });
  vite.middlewares.use('/designs-page', (_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end('<!doctype html><meta charset="utf-8"><title>Designs</title><body></body>');
  });
  return vite.listen();
}
