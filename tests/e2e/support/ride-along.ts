import { readFile } from 'node:fs/promises';
import { expect, type Download } from '@playwright/test';
import { unzipSync } from 'fflate';
import sharp from 'sharp';

/** Bytes that the postal service accepts. */
const MAIL_MAX_BYTES = 200_000;

/** Downloads the archive, checks names, sizes and types of both files, and returns the master's pixels. */
export async function openArchive(download: Download): Promise<Buffer> {
  expect(download.suggestedFilename()).toMatch(/ – Ride-Along\.zip$/);
  const files = Object.entries(unzipSync(await readFile(await download.path())));
  expect(files.map(([name]) => name.replace(/^.+ – /, ''))).toEqual([
    'Ride-Along-600x400.png',
    'Ride-Along-300x200.jpg',
  ]);
  const [master, mail] = files.map(([, bytes]) => Buffer.from(bytes));
  expect(await sharp(master).metadata()).toMatchObject({ format: 'png', width: 600, height: 400 });
  expect(await sharp(mail).metadata()).toMatchObject({
    format: 'jpeg',
    width: 300,
    height: 200,
    space: 'srgb',
    channels: 3,
  });
  expect(mail?.byteLength ?? Infinity).toBeLessThanOrEqual(MAIL_MAX_BYTES);
  return pixelsOf(master);
}

function pixelsOf(image: Buffer | undefined): Promise<Buffer> {
  return sharp(image).removeAlpha().raw().toBuffer();
}
