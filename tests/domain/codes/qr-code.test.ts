/** QR codes of links (SER-04). */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { qrCodeSvg } from '../../../src/domain/codes/qr-code.ts';
import { readBarcode } from '../../server/support/barcode-reader.ts';

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
