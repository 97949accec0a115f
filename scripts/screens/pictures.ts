/** Pictures of one screen: kept, put on a sheet, compared with those of another commit. */
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** A screen at one width in one theme. */
export interface Picture {
  /** px */
  readonly width: number;
  readonly theme: 'light' | 'dark';
  readonly png: Buffer;
}

/** px */
const GAP = 24;
const TABLE = '#8A8A8A';
/** Letters of a time or a number that changes by itself. */
const FEW_PIXELS = 400;

/** The newest folder of pictures of another commit; null without one. */
export async function earlierPictures(folder: string, own: string): Promise<string | null> {
  const names = await readdir(folder).catch(() => []);
  const others = names.map((name) => join(folder, name)).filter((path) => path !== own);
  const dated = await Promise.all(
    others.map(async (path) => ({ path, at: (await stat(path)).mtimeMs })),
  );
  return dated.toSorted((one, other) => other.at - one.at)[0]?.path ?? null;
}

/** Writes each picture, and a sheet of them with a row for each theme. */
export async function keepPictures(
  pictures: readonly Picture[],
  at: { readonly folder: string; readonly name: string },
): Promise<string> {
  for (const picture of pictures) {
    const file = join(at.folder, at.name, fileOf(picture));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, picture.png);
  }
  const sheet = join(at.folder, `${at.name}.png`);
  const themes = [...Map.groupBy(pictures, ({ theme }) => theme).values()];
  await writeFile(sheet, await sheetOf(themes.map((row) => row.map(({ png }) => png))));
  return sheet;
}

/** Writes the pictures that differ from the earlier ones, each beside its earlier one; null if none does. */
export async function keepChanges(
  pictures: readonly Picture[],
  at: { readonly folder: string; readonly earlier: string; readonly name: string },
): Promise<string | null> {
  const changed: Buffer[][] = [];
  for (const picture of pictures) {
    const file = join(at.earlier, at.name, fileOf(picture));
    const before = await readFile(file).catch(() => null);
    if (before !== null && (await areAlike(before, picture.png))) continue;
    changed.push([...(before === null ? [] : [before]), picture.png]);
  }
  if (changed.length === 0) return null;
  const sheet = join(at.folder, `${at.name}.changed.png`);
  await writeFile(sheet, await sheetOf(changed));
  return sheet;
}

function fileOf({ width, theme }: Picture): string {
  return `${width}-${theme}.png`;
}

async function areAlike(one: Buffer, other: Buffer): Promise<boolean> {
  const [before, after] = await Promise.all([one, other].map(pixelsOf));
  if (before === undefined || after === undefined) return false;
  const { width, height } = before.info;
  if (after.info.width !== width || after.info.height !== height) return false;
  return pixelmatch(before.data, after.data, undefined, width, height) <= FEW_PIXELS;
}

function pixelsOf(png: Buffer) {
  return sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** Puts rows of pictures below each other. */
export async function sheetOf(rows: readonly (readonly Buffer[])[]): Promise<Buffer> {
  const tiles: { readonly input: Buffer; readonly left: number; readonly top: number }[] = [];
  let width = 0;
  let top = GAP;
  for (const row of rows) {
    let left = GAP;
    let height = 0;
    for (const input of row) {
      const { width: across, height: down } = await sharp(input).metadata();
      tiles.push({ input, left, top });
      left += across + GAP;
      height = Math.max(height, down);
    }
    width = Math.max(width, left);
    top += height + GAP;
  }
  return sharp({ create: { width, height: top, channels: 3, background: TABLE } })
    .composite(tiles)
    .png()
    .toBuffer();
}
