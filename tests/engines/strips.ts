import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { scanPicture } from '../e2e/support/scan.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'reports', 'chromium-strips');
/** Steps of 255 by which a channel may differ: engines draw glyph edges differently. */
const TOLERANCE = 8;
const CHANNELS = 3;

/** The values that an independent decoder reads in a picture. */
export async function codesIn(picture: Uint8Array): Promise<readonly string[]> {
  return (await scanPicture(picture)).map(({ text }) => text);
}

type Strip = 'apple' | 'google';
const STRIPS: readonly Strip[] = ['apple', 'google'];

/** Stores the strips of a coupon that Chromium made; returns their sizes, such as `1125x432`. */
export async function keepAsReference(url: string, link: string): Promise<readonly string[]> {
  await mkdir(FOLDER, { recursive: true });
  return Promise.all(
    STRIPS.map(async (strip) => {
      const png = await exported(url, link, strip);
      await writeFile(fileOf(strip), png);
      const { width, height } = await sharp(png).metadata();
      return `${width}x${height}`;
    }),
  );
}

/** For each strip of a coupon, the percentage of pixels that differ from another coupon's, or from Chromium's. */
export async function differences(
  url: string,
  link: string,
  other?: string,
): Promise<Readonly<Record<Strip, number>>> {
  const expected = (strip: Strip) =>
    other === undefined ? readFile(fileOf(strip)) : exported(url, other, strip);
  const percent = async (strip: Strip) =>
    difference(await exported(url, link, strip), await expected(strip));
  return { apple: await percent('apple'), google: await percent('google') };
}

function fileOf(strip: Strip): string {
  return join(FOLDER, `${strip}.png`);
}

/** The strip as the engine exported it, from the product's own store. */
async function exported(url: string, link: string, strip: Strip): Promise<Buffer> {
  const id = link.split('/').at(-1) ?? '';
  const answer = await fetch(`${url}/api/v1/media/coupons/${id}/strip?platform=${strip}`);
  if (!answer.ok) throw new Error(`The ${strip} strip was answered ${answer.status}.`);
  return Buffer.from(await answer.arrayBuffer());
}

async function difference(one: Buffer, other: Buffer): Promise<number> {
  const mine = await pixelsOf(one);
  const theirs = await pixelsOf(other);
  if (mine.length !== theirs.length) return 100;
  const pixels = mine.length / CHANNELS;
  let differing = 0;
  for (let at = 0; at < mine.length; at += CHANNELS)
    if (
      [at, at + 1, at + 2].some(
        (step) => Math.abs((mine[step] ?? 0) - (theirs[step] ?? 0)) > TOLERANCE,
      )
    )
      differing += 1;
  return (100 * differing) / pixels;
}

function pixelsOf(png: Buffer): Promise<Buffer> {
  return sharp(png).flatten({ background: '#FFFFFF' }).removeAlpha().raw().toBuffer();
}
