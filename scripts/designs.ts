/**
 * `npm run designs`: every SVG of `designs/` through the product's own importer, in Chromium. Writes the design
 * documents, the pictures of the catalogue and the hashes by which a test sees that they are current.
 */
import './command/current-node.ts';
import { readdir, readFile, writeFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { createServer, type ViteDevServer } from 'vite';
import { provideChromium } from './testing/chromium.ts';
import type { DesignKind, DrawnDesign } from './designs-page.ts';
import { hashOfInputs } from './command/inputs-hash.ts';

const ROOT = join(import.meta.dirname, '..');
const DESIGNS = join(ROOT, 'designs');
const THUMBNAILS = join(DESIGNS, 'thumbnails');
const SOURCE = '.svg';

/** Strips lie in `designs/`, the mail's Ride-Along images of the same names in a folder below. */
const KINDS = [
  { folder: 'designs', kind: 'strip' },
  { folder: 'designs/ride-along', kind: 'rideAlong' },
] as const;

interface Source {
  /** Its files without their endings, from the project's root. */
  readonly path: string;
  readonly name: string;
  readonly kind: DesignKind;
}

const sources = (await Promise.all(KINDS.map(sourcesIn))).flat();
await mkdir(THUMBNAILS, { recursive: true });
const server = await openServer();
const browser = await chromium.launch({
  executablePath: await provideChromium(),
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage();
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}designs-page`);
  for (const source of sources) await writeDesign(page, source);
  await writeHashes();
} finally {
  await browser.close();
  await server.close();
}

async function sourcesIn({ folder, kind }: (typeof KINDS)[number]): Promise<readonly Source[]> {
  const files = (await readdir(join(ROOT, folder))).filter((file) => file.endsWith(SOURCE));
  return files.toSorted().map((file) => {
    const name = file.slice(0, -SOURCE.length);
    return { path: `${folder}/${name}`, name, kind };
  });
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

async function writeDesign(page: Page, { path, name, kind }: Source): Promise<void> {
  const source = await readFile(join(ROOT, `${path}.svg`), 'utf8');
  const schemes = await readFile(join(ROOT, `${path}.schemes.json`), 'utf8');
  const drawn = await page.evaluate<DrawnDesign>(
    `import('/scripts/designs-page.ts').then(({ drawDesign }) => drawDesign(${JSON.stringify(source)}, ${schemes}, '${kind}'))`,
  );
  for (const warning of drawn.warnings) console.warn(`${path}: ${warning}`);
  await writeFile(join(ROOT, `${path}.gen.json`), `${JSON.stringify(drawn.design, null, 1)}\n`);
  await writeFile(join(ROOT, `${path}.png`), await smallPng(bytesOf(drawn.picture)));
  for (const { scheme, width, webp } of drawn.thumbnails) {
    await writeFile(join(THUMBNAILS, `${name}-${scheme}-${width}.webp`), bytesOf(webp));
  }
  console.log(
    `${path}: ${drawn.design.data.objects.length} objects, ${drawn.design.schemes.length} schemes, ${drawn.difference.toFixed(3)} % unlike its source`,
  );
}

/** With 256 colors, which no eye tells from the drawing and which take a fifth of the bytes. */
function smallPng(picture: Buffer): Promise<Buffer> {
  return sharp(picture).removeAlpha().png({ palette: true, quality: 100, effort: 10 }).toBuffer();
}

function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}

async function writeHashes(): Promise<void> {
  const hashes = await Promise.all(
    sources.map(async ({ path }) => {
      const files = [`${path}.svg`, `${path}.schemes.json`];
      return [path.slice('designs/'.length), await hashOfInputs(ROOT, files)] as const;
    }),
  );
  await writeFile(
    join(DESIGNS, 'sources.gen.json'),
    `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`,
  );
}
