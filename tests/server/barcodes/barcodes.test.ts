import sharp from 'sharp';
import { expect, test } from 'vitest';
import { barcodePng, barcodeSvg } from '../../../server/barcodes/barcode-picture.ts';
import type { PrintedBarcodeType } from '../../../src/domain/coupon/fields/barcode-types.ts';
import { refusalIn } from '../support/answers.ts';
import { readBarcode } from '../support/barcode-reader.ts';
import { copyCoupon, saveCoupon } from '../support/saved-coupon.ts';
import { MARA, sharedServices } from '../support/services-fixture.ts';

const ASCII = charactersFrom(0x20, 0x7e);
const LATIN = `${ASCII}${charactersFrom(0xa0, 0xff)}`;

const CORPUS: readonly (readonly [PrintedBarcodeType, string, string])[] = [
  ['QR', 'one letter', 'T'],
  ['QR', 'an address', 'https://coupons.example/r/9f4a1a0c-4df5-4f0e-9b0e-0f6d0e1d7f11?a=1&b=2'],
  ['QR', 'letters of many scripts', 'Zoë, €5 · 半額 · Скидка · خصم · 🥐'],
  ['QR', 'a thousand letters @long', ASCII.repeat(11).slice(0, 1_000)],
  ['PDF417', 'one letter', 'T'],
  ['PDF417', 'accents that look like Shift-JIS', 'ÄÖ'],
  ['PDF417', 'every sign of ISO 8859-1', LATIN],
  ['PDF417', 'a thousand signs', LATIN.repeat(6).slice(0, 1_000)],
  ['AZTEC', 'one letter', 'T'],
  ['AZTEC', 'accents that look like Shift-JIS', 'ÄÖ'],
  ['AZTEC', 'every sign of ISO 8859-1', LATIN],
  ['AZTEC', 'a thousand signs @long', LATIN.repeat(6).slice(0, 1_000)],
  ['CODE128', 'one letter', 'T'],
  ['CODE128', 'digits, which it packs in pairs', '1234567890123'],
  ['CODE128', 'the first eighty signs of ASCII', ASCII.slice(0, 80)],
  ['CODE128', 'the last eighty signs of ASCII', ASCII.slice(-80)],
];

test.each(CORPUS)('[API-07] %s as PNG: %s', async (type, _what, value) => {
  expect(await readBarcode(await barcodePng({ type, value }))).toEqual({ type, value });
});

test.each(CORPUS)('[API-07] %s as SVG: %s', async (type, _what, value) => {
  const drawn = await sharp(Buffer.from(await barcodeSvg({ type, value })), { density: 216 })
    .png()
    .toBuffer();
  expect(await readBarcode(drawn)).toEqual({ type, value });
});

test('[SAFE-04] draws a barcode once for each type and value', async () => {
  const first = await barcodePng({ type: 'AZTEC', value: 'ROLLS-13' });
  expect(await barcodePng({ type: 'AZTEC', value: 'ROLLS-13' })).toBe(first);
  expect(await barcodePng({ type: 'QR', value: 'ROLLS-13' })).not.toBe(first);
});

const services = sharedServices();

const stored = (...ids: readonly string[]) =>
  services.query`select barcode_svg as drawn from projects where id = any(${ids})`;
const shown = async (id: string) =>
  (await services.get(null, `/api/v1/media/coupons/${id}/barcode`)).body;

test('[SAFE-04] a coupon’s own barcode is stored and copied with it, and served as stored', async () => {
  const value = { barcodeType: 'AZTEC', barcodeValue: 'SAVED-13' } as const;
  const id = await saveCoupon(services, MARA, value);
  const copy = await copyCoupon(services, MARA, id);
  const drawn = await barcodeSvg({ type: 'AZTEC', value: 'SAVED-13' });
  expect(await stored(id, copy)).toEqual([{ drawn }, { drawn }]);
  expect(await shown(id)).toBe(drawn);

  await services.query`update projects set barcode_svg = '<svg id="stored"/>' where id = ${id}`;
  expect(await shown(id)).toBe('<svg id="stored"/>');
  const without = await saveCoupon(services, MARA, { barcodeType: 'NONE', barcodeValue: '' });
  expect(await stored(without)).toEqual([{ drawn: null }]);
});

test('[API-07] the preview returns SVG unless PNG is requested, the same each time', async () => {
  const url = '/api/v1/media/barcode?type=AZTEC&value=ROLLS-13';
  const first = await services.get(MARA, url);
  const second = await services.get(MARA, url);
  expect(first.headers['content-type']).toBe('image/svg+xml');
  expect(second.body).toBe(first.body);
  const png = await services.get(MARA, `${url}&format=png`);
  expect(await readBarcode(png.rawPayload)).toEqual({ type: 'AZTEC', value: 'ROLLS-13' });
});

test.each([
  [
    'CODE128',
    'Zo%C3%AB',
    'Code 128 takes unaccented letters, digits and common signs only. Please use a QR code for this text.',
  ],
  ['CODE128', 'x'.repeat(81), 'Must be at most 80 characters long'],
  [
    'PDF417',
    '%E5%8D%8A',
    'PDF417 takes Western European letters, digits and signs only. Please use a QR code for this text.',
  ],
  [
    'AZTEC',
    '%E2%82%AC5',
    'Aztec takes Western European letters, digits and signs only. Please use a QR code for this text.',
  ],
  ['QR', '%E5%8D%8A'.repeat(767), 'This text is too long for a QR code. Please shorten it.'],
  ['QR', 'x'.repeat(1_001), 'Must be at most 1000 characters long'],
  ['PDF417', 'x'.repeat(4_096), 'Must be at most 1000 characters long'],
  ['QR', 'a%0Ab', 'A barcode cannot hold line breaks or control characters.'],
])('[API-07] %s refuses %s with a message for the form', async (type, value, detail) => {
  const refused = await services.get(MARA, `/api/v1/media/barcode?type=${type}&value=${value}`);
  expect(refusalIn(refused)).toEqual(['422 barcode-refused', `/value: ${detail}`]);
});

test.each([
  '?type=NONE&value=x',
  '?type=QR',
  '?type=QR&value=',
  '?value=x',
  `?type=QR&value=${'x'.repeat(4_097)}`,
])('[API-03] the preview refuses %s', async (query) => {
  expect((await services.get(MARA, `/api/v1/media/barcode${query}`)).statusCode).toBe(400);
});

function charactersFrom(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  ).join('');
}
