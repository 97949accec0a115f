import { expect, type Locator, type Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';

/** px; large enough that scaling leaves most pixels of a tile unchanged. */
const TILE = 60;

/** Of 255; the mean difference between two ways of scaling the same picture. */
const SAME = 6;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A file for an upload field. */
export interface PictureFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A PNG of colored tiles without equal neighbors, so each part of it is unique. */
export async function mosaic(name: string, { width, height }: Size): Promise<PictureFile> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const column = Math.floor(x / TILE);
      const row = Math.floor(y / TILE);
      pixels.set(
        [(column * 67) % 256, (row * 91 + column * 29) % 256, (column * row * 53) % 256],
        (y * width + x) * 3,
      );
    }
  }
  const buffer = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

/** The same picture with more bytes than an upload may have. */
export function tooLarge(file: PictureFile): PictureFile {
  return { ...file, buffer: Buffer.concat([file.buffer, Buffer.alloc(512_001)]) };
}

/** px of the uploaded picture. */
export interface Cropped {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The position that the crop dialog announces. */
export async function placeIn(dialog: Locator): Promise<Cropped> {
  const words = (await dialog.getByText(/^Zoom \d/).textContent()) ?? '';
  const [, left, top, width, height] =
    /left edge at (\d+) px, top edge at (\d+) px · (\d+) x (\d+) px scaled to/.exec(words) ?? [];
  return { left: Number(left), top: Number(top), width: Number(width), height: Number(height) };
}

/** Expects the picture at an address to be that part of the uploaded one, in the size of its slot. */
export async function expectPart(
  page: Page,
  address: string,
  { file, crop, size }: { readonly file: PictureFile; readonly crop: Cropped; readonly size: Size },
): Promise<void> {
  const answer = await page.request.get(address);
  const stored = sharp(await answer.body());
  expect(await stored.metadata(), address).toMatchObject({ ...size });
  const whole = sharp(file.buffer).resize({ ...size, fit: 'fill' });
  const part = sharp(file.buffer)
    .extract(crop)
    .resize({ ...size, fit: 'fill' });
  const seen = await pixelsOf(stored);
  expect(differenceOf(seen, await pixelsOf(part)), `${address} is the part`).toBeLessThan(SAME);
  expect(differenceOf(seen, await pixelsOf(whole)), `${address} is cut`).toBeGreaterThan(3 * SAME);
}

function pixelsOf(image: Sharp): Promise<Buffer> {
  return image.removeAlpha().raw().toBuffer();
}

/** The mean difference of two pictures of one size, 0 to 255. */
function differenceOf(one: Buffer, other: Buffer): number {
  expect(one.length).toBe(other.length);
  const sum = one.reduce((total, value, index) => total + Math.abs(value - (other[index] ?? 0)), 0);
  return sum / one.length;
}
