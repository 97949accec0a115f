import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** A file of the sign-in pages, read once. Its name contains a hash of the content. */
interface PageAsset {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

const SOURCES = {
  'public-sans': fontFile(
    '@fontsource-variable/public-sans',
    'public-sans-latin-wght-normal.woff2',
  ),
  'bricolage-grotesque': fontFile(
    '@fontsource-variable/bricolage-grotesque',
    'bricolage-grotesque-latin-opsz-normal.woff2',
  ),
  bookshop: artFile('bookshop.svg'),
  carwash: artFile('carwash.svg'),
  garden: artFile('garden.svg'),
} as const;

export type PageAssetName = keyof typeof SOURCES;
type PageAssets = Readonly<Record<PageAssetName, PageAsset>>;

/** Reads the fonts and drawings of the sign-in pages. */
export async function loadPageAssets(): Promise<PageAssets> {
  return {
    'public-sans': await load('public-sans'),
    'bricolage-grotesque': await load('bricolage-grotesque'),
    bookshop: await load('bookshop'),
    carwash: await load('carwash'),
    garden: await load('garden'),
  };
}

async function load(name: PageAssetName): Promise<PageAsset> {
  const path = SOURCES[name];
  const bytes = await readFile(path);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  const isFont = path.endsWith('.woff2');
  return {
    fileName: `${name}.${hash}.${isFont ? 'woff2' : 'svg'}`,
    contentType: isFont ? 'font/woff2' : 'image/svg+xml',
    bytes,
  };
}

function fontFile(packageName: string, file: string): string {
  return createRequire(import.meta.url).resolve(`${packageName}/files/${file}`);
}

function artFile(file: string): string {
  return new URL(`./art/${file}`, import.meta.url).pathname;
}
