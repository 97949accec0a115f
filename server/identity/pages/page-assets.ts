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

/** Reads the fonts and drawings of the sign-in pages. */
export async function loadPageAssets() {
  const read = Object.entries(SOURCES).map(
    async ([name, path]) => [name, await load(name, path)] as const,
  );
  return Object.fromEntries(await Promise.all(read)) as Record<PageAssetName, PageAsset>;
}

async function load(name: string, path: string): Promise<PageAsset> {
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
