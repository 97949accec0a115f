/**
 * Contact sheets of the catalogue, or of the named designs, in `reports/catalogue`. Each scheme is shown in print size
 * and at 375x144, in the order of the browse page.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import catalogue from '../../designs/catalogue.json' with { type: 'json' };
import { sheetOf } from '../screens/pictures.ts';
import { bytesOf, onDesignsPage } from './page.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const SHEETS = join(ROOT, 'reports', 'catalogue');
/** px */
const TILE_WIDTH = 375;
/** Designs on one sheet at print size, few enough to compare. */
const ON_A_SHEET = 6;

/** The schemes of one drawing in order. */
type Row = readonly Buffer[];

/** Throws for a name that the catalogue does not list. */
export async function sheetsOfCatalogue(names: readonly string[]): Promise<void> {
  const designs = askedDesigns(names);
  const strips: Row[] = [];
  const rideAlongs: Row[] = [];
  await rm(SHEETS, { recursive: true, force: true });
  await mkdir(SHEETS, { recursive: true });
  await onDesignsPage(async (page) => {
    for (const { design, informedImages } of designs) {
      strips.push(await rowOf(page, `${design}/strip`));
      if (informedImages !== null) rideAlongs.push(await rowOf(page, `${design}/ride-along`));
    }
  });
  await writeSheets('strips', strips);
  await writeSheets('ride-along', rideAlongs);
  await writeTiles(strips);
  console.log(`${strips.length} designs and ${rideAlongs.length} Ride-Along images in ${SHEETS}`);
}

/** The designs with the highest weight come first. */
function askedDesigns(names: readonly string[]) {
  const { templates } = catalogue;
  const unknown = names.filter((name) => templates.every(({ design }) => design !== name));
  if (unknown.length > 0)
    throw new Error(`designs/catalogue.json does not list ${unknown.join(', ')}.`);
  return templates
    .filter(({ design }) => names.length === 0 || names.includes(design))
    .toSorted((one, other) => other.weight - one.weight);
}

async function rowOf(page: Page, path: string): Promise<Row> {
  const design = await readFile(join(ROOT, 'designs', `${path}.gen.json`), 'utf8');
  const drawn = await page.evaluate<readonly string[]>(
    `import('/scripts/designs-page.ts').then(({ drawSchemes }) => drawSchemes(${design}))`,
  );
  return drawn.map(bytesOf);
}

async function writeSheets(name: string, rows: readonly Row[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ON_A_SHEET) {
    const file = join(SHEETS, `${name}-${at / ON_A_SHEET + 1}.png`);
    await writeFile(file, await sheetOf(rows.slice(at, at + ON_A_SHEET)));
  }
}

/** Puts all designs on one sheet, two in a row, as small as on a phone. */
async function writeTiles(strips: readonly Row[]): Promise<void> {
  const small = await Promise.all(
    strips.map((row) =>
      Promise.all(row.map((picture) => sharp(picture).resize(TILE_WIDTH).toBuffer())),
    ),
  );
  const half = Math.ceil(small.length / 2);
  const rows = small.slice(0, half).map((row, index) => [...row, ...(small[half + index] ?? [])]);
  await writeFile(join(SHEETS, 'tiles.png'), await sheetOf(rows));
}
