import fc from 'fast-check';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { listRowCounter, zipFileCounter } from '../../../src/domain/codes/arrived-rows.ts';
import { formatCode, parseCode } from '../../../src/domain/codes/code.ts';
import { qrCodeSvg } from '../../../src/domain/codes/qr-code.ts';
import { readBarcode } from '../../server/support/barcode-reader.ts';

test('[SER-02] every code of 80 bits is written as 16 characters and read back, whatever the case and the groups', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 10, maxLength: 10 }), (bytes) => {
      const written = formatCode(bytes);
      expect(written).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/u);
      expect(parseCode(written)).toEqual(bytes);
      expect(parseCode(` ${written.slice(0, 4)}-${written.slice(4).toLowerCase()} `)).toEqual(
        bytes,
      );
    }),
  );
});

test('[SER-02] O is read as 0, I and L as 1', () => {
  expect(parseCode('oOiIlL00oOiIlL00')).toEqual(parseCode('0011110000111100'));
});

test.each([
  '',
  '0',
  '0'.repeat(15),
  '0'.repeat(17),
  `${'0'.repeat(15)}U`,
  '0'.repeat(10_000),
  'ß'.repeat(8),
])('[SER-02] %j is no code', (text) => {
  expect(parseCode(text)).toBeNull();
});

test.each([
  'https://tearline.test/c/7K3MQ9TD2VXH8RWN',
  'http://127.0.0.1:4000/c/0000000000000000',
  `https://${'coupons-of-a-long-name.'.repeat(8)}example/c/ZZZZZZZZZZZZZZZZ`,
])('[SER-04] an independent decoder reads the QR code of %s', async (link) => {
  const picture = await sharp(Buffer.from(qrCodeSvg(link)), { density: 300 })
    .png()
    .toBuffer();
  expect(await readBarcode(picture)).toEqual({ type: 'QR', value: link });
});

const bytesOf = (text: string) => new TextEncoder().encode(text);

test('[SER-04] rows of a list are counted without its header', () => {
  const count = listRowCounter();
  expect(['Code,Li', 'nk\r\n', '1,a\r\n2,b\r\n', '3'].map((text) => count(bytesOf(text)))).toEqual([
    0, 0, 2, 2,
  ]);
});

test('[SER-04] files of a zip are counted wherever its parts are cut', () => {
  const files = { '1.svg': bytesOf('<svg/>'), 'PPK.svg': bytesOf('PKPPK'), '3.svg': bytesOf('P') };
  const zip = zipSync(files, { level: 0 });
  for (let cut = 0; cut <= zip.length; cut += 1) {
    const count = zipFileCounter();
    count(zip.subarray(0, cut));
    expect(count(zip.subarray(cut))).toBe(3);
  }
});
