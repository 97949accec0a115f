import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pngChunk } from '../../support/odd-pictures.ts';
import { refusalIn } from '../support/answers.ts';
import { bakeryCoupon, png } from '../support/coupon-payload.ts';
import { sendCoupon } from '../support/saved-coupon.ts';
import { sharedServices } from '../support/services-fixture.ts';

const services = sharedServices();
const coupon = await bakeryCoupon();
const REFUSED = '422 image-refused';

const sendStrip = (bytes: Buffer) => {
  const stripImage = `data:image/png;base64,${bytes.toString('base64')}`;
  return sendCoupon(services, { apple: { ...coupon.apple, stripImage } });
};

test('[API-06] refuses one pixel too many with a message, for each picture at its pointer', async () => {
  const refused = await sendCoupon(services, {
    apple: { ...coupon.apple, stripImage: await png(1126, 432) },
    google: { ...coupon.google, logoImage: await png(150, 150) },
  });
  expect(refusalIn(refused)).toEqual([
    REFUSED,
    '/apple/stripImage: The image must be 1125 x 432 pixels; this one is 1126 x 432.',
    '/google/logoImage: The image must be 660 x 660 pixels; this one is 150 x 150.',
  ]);
});

test('[API-06, SAFE-04] refuses a file of another type under a PNG name without decoding it', async () => {
  // It has no size: a decoder would have to draw a hundred thousand shapes to find out.
  const groups = [1, 2, 3, 4, 5].map(
    (index) => `<g id="g${index}">${`<use href="#g${index - 1}"/>`.repeat(10)}</g>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><path id="g0" d="M0 0 9 9"/>${groups.join('')}</svg>`;
  for (const file of ['<!doctype html><script>alert(1)</script>', svg]) {
    const started = process.cpuUsage();
    expect(refusalIn(await sendStrip(Buffer.from(file)))).toEqual([
      REFUSED,
      '/apple/stripImage: The image must be a PNG.',
    ]);
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1_000).toBeLessThan(1_000);
  }
});

test('[SAFE-04] does not decompress the metadata of a picture', async () => {
  const whole = Buffer.from((await png(1125, 432)).slice(22), 'base64');
  const head = whole.subarray(0, 33);
  const rest = whole.subarray(33);
  const words = pngChunk(
    'zTXt',
    Buffer.concat([Buffer.from('Note\0\0'), deflateSync(Buffer.alloc(30_000_000))]),
  );
  const heavy = Buffer.concat([head, ...Array.from({ length: 40 }, () => words), rest]);
  const started = process.cpuUsage();
  expect((await sendStrip(heavy)).statusCode).toBe(201);
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1_000).toBeLessThan(1_500);
});

async function inManyChunks(): Promise<Buffer> {
  const whole = Buffer.from((await png(1125, 432)).slice(22), 'base64');
  const pixels = whole.indexOf('IDAT') - 4;
  const empty = Buffer.alloc(60_000 * 12, pngChunk('IDAT', Buffer.alloc(0)));
  return Buffer.concat([whole.subarray(0, pixels), empty, whole.subarray(pixels)]);
}

const truncated = async () =>
  Buffer.from((await png(1125, 432)).slice(22), 'base64').subarray(0, 300);

test.each([
  ['in more chunks than any encoder makes', inManyChunks, REFUSED, 'The image cannot be read.'],
  ['that is truncated', truncated, REFUSED, 'The image cannot be read.'],
  [
    'of more than 3 MiB',
    () => Buffer.alloc(3 * 1_024 * 1_024 + 1),
    '400 invalid-request',
    'The image must have at most 3 MB.',
  ],
  [
    'that is a bomb of 900 megapixels @long',
    () => blackSquare(30_000),
    REFUSED,
    'The image must be 1125 x 432 pixels; this one is 30000 x 30000.',
  ],
])('[API-06, SAFE-04] refuses a picture %s', async (_what, make, problem, detail) => {
  const refused = await sendStrip(await make());
  expect(refusalIn(refused)).toEqual([problem, `/apple/stripImage: ${detail}`]);
});

/** A 1-bit PNG of this many pixels squared, all black. */
function blackSquare(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side));
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}
