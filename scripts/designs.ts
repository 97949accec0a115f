/**
 * `npm run designs`: every SVG of `designs/` through the product's own importer, in Chromium. Writes the design
 * documents, the pictures of the catalogue and the hashes by which a test sees that they are current.
 */
import './current-node.ts';
import { readdir, readFile, writeFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { createServer, type ViteDevServer } from 'vite';
import { provideChromium } from './chromium.ts';
import type { DrawnDesign } from './designs-page.ts';
import { hashOfInputs } from './inputs-hash.ts';

const ROOT = join(import.meta.dirname, '..');
const DESIGNS = join(ROOT, 'designs');
const THUMBNAILS = join(DESIGNS, 'thumbnails');

const names = (await readdir(DESIGNS))
  .filter((file) => file.endsWith('.svg'))
  .map((file) => file.slice(0, -'.svg'.length));
await mkdir(THUMBNAILS, { recursive: true });
const server = await openServer();
const browser = await chromium.launch({
  executablePath: await provideChromium(),
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage();
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}designs-page`);
  for (const name of names.toSorted()) await writeDesign(page, name);
  await writeHashes(names);
} finally {
  await browser.close();
  await server.close();
}

/** Serves the sources as they are, and one empty page to run them in. */
async function openServer(): Promise<ViteDevServer> {
  const vite = await createServer({
    root: ROOT,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    cacheDir: join(ROOT, 'node_modules/.cache/designs'),
    server: { host: '127.0.0.1', port: 0, hmr: false },
    optimizeDeps: { include: ['pixi.js', 'pixi.js/unsafe-eval', 'svgpath'] },
  });
  vite.middlewares.use('/designs-page', (_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end('<!doctype html><meta charset="utf-8"><title>Designs</title><body></body>');
  });
  return vite.listen();
}

async function writeDesign(page: Page, name: string): Promise<void> {
  const source = await readFile(join(DESIGNS, `${name}.svg`), 'utf8');
  const schemes = await readFile(join(DESIGNS, `${name}.schemes.json`), 'utf8');
  const drawn = await drawIn(page, source, schemes);
  for (const warning of drawn.warnings) console.warn(`${name}: ${warning}`);
  await writeFile(join(DESIGNS, `${name}.gen.json`), `${JSON.stringify(drawn.design, null, 1)}\n`);
  await writeFile(join(DESIGNS, `${name}.png`), bytesOf(drawn.strip));
  for (const { scheme, width, webp } of drawn.thumbnails) {
    await writeFile(join(THUMBNAILS, `${name}-${scheme}-${width}.webp`), bytesOf(webp));
  }
  console.log(
    `${name}: ${drawn.design.data.objects.length} objects, ${drawn.design.schemes.length} schemes`,
  );
}

function drawIn(page: Page, source: string, schemes: string): Promise<DrawnDesign> {
  return page.evaluate<DrawnDesign>(
    `import('/scripts/designs-page.ts').then(({ drawDesign }) => drawDesign(${JSON.stringify(source)}, ${schemes}))`,
  );
}

function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}

async function writeHashes(designs: readonly string[]): Promise<void> {
  const hashes = await Promise.all(
    designs.toSorted().map(async (name) => {
      const sources = [`designs/${name}.svg`, `designs/${name}.schemes.json`];
      return [name, await hashOfInputs(ROOT, sources)] as const;
    }),
  );
  await writeFile(
    join(DESIGNS, 'sources.gen.json'),
    `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`,
  );
}
