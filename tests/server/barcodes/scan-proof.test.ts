/** The scan-proof with the product's own pictures and an independent decoder (PRE-02). */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { barcodeSvg } from '../../../server/barcodes/barcode-picture.ts';
import type { PrintedBarcodeType } from '../../../src/domain/coupon/fields/barcode-types.ts';
import { colorsOf, type GrayPicture } from '../../../src/domain/scan/gray-picture.ts';
import { scanPictures } from '../../../src/domain/scan/scan-pictures.ts';
import {
  CODE_WIDTHS,
  isSquare,
  SCAN_RESOLUTION,
  SCAN_SURFACES,
  type ScanSurface,
  scanVerdictOf,
  WIDE_HEIGHT,
} from '../../../src/domain/scan/scan-verdict.ts';
import { readBarcode } from '../support/barcode-reader.ts';

async function drawn(type: PrintedBarcodeType, value: string, surface: ScanSurface) {
  const inches = isSquare(type) ? CODE_WIDTHS[surface].square : CODE_WIDTHS[surface].wide;
  const width = Math.round(inches * SCAN_RESOLUTION);
  const height = isSquare(type) ? width : Math.round(width * WIDE_HEIGHT);
  const svg = Buffer.from(await barcodeSvg({ type, value }));
  const { data, info } = await sharp(svg, { density: 300 })
    .resize({ width, height, fit: 'contain', background: '#FFFFFF' })
    .flatten({ background: '#FFFFFF' })
    .extend({ top: 60, bottom: 60, left: 60, right: 60, background: '#3B1710' })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

async function decode(picture: GrayPicture): Promise<string | null> {
  const { width, height } = picture;
  const raw = { width, height, channels: 4 } as const;
  const png = await sharp(Buffer.from(colorsOf(picture)), { raw })
    .png()
    .toBuffer();
  return (await readBarcode(png))?.value ?? null;
}

async function verdict(type: PrintedBarcodeType, value: string, printed = value) {
  const surfaces = await Promise.all(
    SCAN_SURFACES.map(async (surface) => [surface, await drawn(type, printed, surface)] as const),
  );
  return scanVerdictOf(value, await scanPictures(surfaces, decode));
}

test.each([
  ['QR', 'HALFMOON-13'],
  ['QR', 'https://coupons.example/r/9f4a1a0c-4df5-4f0e-9b0e-0f6d0e1d7f11'],
  ['AZTEC', 'HALFMOON-13'],
  ['PDF417', 'HALFMOON-13'],
  ['CODE128', 'HALFMOON-13'],
] as const)(
  '[PRE-02] %s %s scans at three real sizes, blurred, turned and faint',
  async (type, value) => {
    const { result, reason, tries } = await verdict(type, value);
    expect({ result, reason, tries: tries.filter(({ read }) => read !== value) }).toEqual({
      result: 'scans',
      reason: null,
      tries: [],
    });
  },
);

test.each([
  ['QR', 700],
  ['QR', 1_000],
  ['CODE128', 60],
  ['CODE128', 80],
  ['PDF417', 800],
] as const)('[PRE-02] %s with %d characters is too dense', async (type, length) => {
  const { result, reason } = await verdict(type, 'H7'.repeat(500).slice(0, length));
  console.log(type, length, result, reason);
  expect(reason).toBe('dense');
});

test('[PRE-02] a code with another value than the coupon’s is altered', async () => {
  expect(await verdict('QR', 'HALFMOON-13', 'HALFMOON-31')).toMatchObject({
    result: 'unread',
    reason: 'altered',
  });
});
