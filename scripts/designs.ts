/**
 * `npm run designs [-- NAME…]`: imports every SVG of `designs/`, or of the named folders, with the product's own
 * importer in Chromium. Writes the design documents, the pictures of the catalogue and the colors seen in them, and
 * hashes by which a test checks that they are current.
 */
import './command/current-node.ts';
import { readdir, readFile, writeFile, mkdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { bytesOf, onDesignsPage } from './designs/page.ts';
import type { DesignKind, DrawnDesign } from './designs-page.ts';
import { hashOfInputs } from './command/inputs-hash.ts';
import { seenColors } from '../server/media/seen-colors.ts';

const DESIGNS = join(import.meta.dirname, '..', 'designs');

/** The two drawings in a design's folder: its strip and its Ride-Along image. */
const KINDS: Readonly<Record<string, DesignKind>> = {
  'strip.svg': 'strip',
  'ride-along.svg': 'rideAlong',
};

interface Source {
  /** Path from `designs/` without extension: "bakery/strip". */
  readonly path: string;
  readonly kind: DesignKind;
}

const sources = await readSources();
const asked = sourcesIn(process.argv.slice(2));
await onDesignsPage(async (page) => {
  for (const source of asked) await writeDesign(page, source);
});
await writeColors();
await writeHashes();

async function readSources(): Promise<readonly Source[]> {
  const files = (await readdir(DESIGNS, { recursive: true })).toSorted();
  return files.flatMap((file) => {
    const kind = KINDS[basename(file)];
    return kind === undefined ? [] : [{ path: file.slice(0, -'.svg'.length), kind }];
  });
}

/** Returns the sources in the named folders, or all without names. */
function sourcesIn(folders: readonly string[]): readonly Source[] {
  const unknown = folders.filter((folder) => sources.every(({ path }) => dirname(path) !== folder));
  if (unknown.length > 0) {
    console.error(
      `No drawing lies in ${unknown.map((folder) => `designs/${folder}`).join(', ')}. Name folders of designs/ that have a strip.svg.`,
    );
    process.exit(1);
  }
  return folders.length === 0
    ? sources
    : sources.filter(({ path }) => folders.includes(dirname(path)));
}

async function writeDesign(page: Page, { path, kind }: Source): Promise<void> {
  const source = await readFile(join(DESIGNS, `${path}.svg`), 'utf8');
  const schemes = await readFile(join(DESIGNS, `${path}.schemes.json`), 'utf8');
  const drawn = await page.evaluate<DrawnDesign>(
    `import('/scripts/designs-page.ts').then(({ drawDesign }) => drawDesign(${JSON.stringify(source)}, ${schemes}, '${kind}'))`,
  );
  for (const warning of drawn.warnings) console.warn(`${path}: ${warning}`);
  await writeFile(join(DESIGNS, `${path}.gen.json`), `${JSON.stringify(drawn.design, null, 1)}\n`);
  await writeFile(join(DESIGNS, `${path}.png`), await smallPng(bytesOf(drawn.picture)));
  await writeThumbnails(join(DESIGNS, dirname(path), 'thumbnails'), drawn.thumbnails);
  console.log(
    `${path}: ${drawn.design.data.objects.length} objects, ${drawn.design.schemes.length} schemes, ${drawn.difference.toFixed(3)} % unlike its source`,
  );
}

/** Writes "1-750.webp": the first scheme, 750 px wide. */
async function writeThumbnails(folder: string, thumbnails: DrawnDesign['thumbnails']) {
  if (thumbnails.length === 0) return;
  await mkdir(folder, { recursive: true });
  for (const { scheme, width, webp } of thumbnails) {
    await writeFile(join(folder, `${scheme}-${width}.webp`), bytesOf(webp));
  }
}

/** With 256 colors the picture looks the same and takes a fifth of the bytes. */
function smallPng(picture: Buffer): Promise<Buffer> {
  return sharp(picture).removeAlpha().png({ palette: true, quality: 100, effort: 10 }).toBuffer();
}

/** The colors by which a search finds a design: those of its strip in the scheme that the catalogue shows. */
async function writeColors(): Promise<void> {
  const strips = sources.filter(({ kind }) => kind === 'strip').map(({ path }) => dirname(path));
  const colors = await Promise.all(
    strips.map(async (name) => {
      const picture = await readFile(join(DESIGNS, name, 'strip.png'));
      return [name, await seenColors(picture)] as const;
    }),
  );
  const text = JSON.stringify(Object.fromEntries(colors), null, 2);
  await writeFile(join(DESIGNS, 'colors.gen.json'), `${text}\n`);
}

async function writeHashes(): Promise<void> {
  const file = join(DESIGNS, 'sources.gen.json');
  const before = JSON.parse(await readFile(file, 'utf8')) as Readonly<Record<string, string>>;
  const hashes = await Promise.all(
    sources.map(async (source) => {
      const { path } = source;
      const now = () => hashOfInputs(DESIGNS, [`${path}.svg`, `${path}.schemes.json`]);
      return [path, asked.includes(source) ? await now() : before[path]] as const;
    }),
  );
  await writeFile(file, `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`);
}
