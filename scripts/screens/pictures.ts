/** Pictures of one screen: kept, and put on a sheet. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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

function fileOf({ width, theme }: Picture): string {
  return `${width}-${theme}.png`;
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
