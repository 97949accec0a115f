import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createPassSigner } from '../../../server/wallet/apple/apple-pass.ts';
import type { PassStore } from '../../../server/wallet/apple/pass-store.ts';
import {
  APPLE,
  BLUE,
  type faceWith,
  GREEN,
  ID,
  openPass,
  passRequest,
  passSources,
  PUBLIC_URL,
  RED,
  temporaryFolder,
  verifySignature,
} from '../support/wallet-fixture.ts';

const dataDir = await temporaryFolder();
const signer = await createPassSigner({ dataDir, publicUrl: PUBLIC_URL, apple: APPLE });

const images = await passSources();
const makePass = (facts: Parameters<typeof faceWith>[0] = {}, voided = false) =>
  signer.makePass(randomUUID(), async () => passRequest(images, facts, voided));

test('[API-11] the pass is a coupon with the fields of the Apple card and the details on its back', async () => {
  const { document } = openPass(await makePass());

  expect(document).toEqual({
    formatVersion: 1,
    passTypeIdentifier: 'pass.example.tearline',
    teamIdentifier: 'TEARLINE00',
    serialNumber: '5e0f4b8a-8f0f-4c8e-9d53-0a9a2d3c1b77',
    organizationName: 'Fernhill Garden Center',
    description: 'Fernhill Garden Center: 3 for 2 on every bulb',
    backgroundColor: 'rgb(17, 82, 58)',
    foregroundColor: 'rgb(250, 243, 225)',
    labelColor: 'rgb(246, 182, 46)',
    expirationDate: '2027-01-01T04:59:59.000Z',
    barcodes: [
      {
        format: 'PKBarcodeFormatQR',
        message: 'FERNHILL-13',
        messageEncoding: 'utf-8',
        altText: 'Show this',
      },
    ],
    coupon: {
      headerFields: [],
      primaryFields: [],
      secondaryFields: [
        { key: 'offer', label: 'Offer', value: '3 for 2 on every bulb' },
        {
          key: 'expires',
          label: 'Expires',
          value: '12/31/2026',
          textAlignment: 'PKTextAlignmentRight',
        },
      ],
      auxiliaryFields: [],
      backFields: [
        { key: 'stripWords', label: 'On the coupon', value: '3 for 2, on every bulb' },
        {
          key: 'merchantName',
          label: 'Business/Organization Name',
          value: 'Fernhill Garden Center',
        },
        { key: 'description', label: 'Description', value: '3 for 2 on every bulb' },
        { key: 'termsConditions', label: 'Terms & Conditions', value: 'One coupon per visit.' },
        { key: 'promoCode', label: 'Promo Code', value: 'BULBS' },
        { key: 'expirationDate', label: 'Expiration Date', value: '12/31/2026' },
        {
          key: 'website',
          label: 'Website',
          value: 'https://fernhill.example/?a=1&b="2"',
          attributedValue:
            '<a href="https://fernhill.example/?a=1&#38;b=%222%22">https://fernhill.example/?a=1&#38;b=&#34;2&#34;</a>',
        },
        {
          key: 'phone',
          label: 'Business Phone Number',
          value: '555-010-0199',
          attributedValue: '<a href="tel:+15550100199">555-010-0199</a>',
        },
      ],
    },
  });
});

test('[STEP-08] [API-11] without a date the pass never expires and shows no expiry; that of an inactive coupon is voided', async () => {
  const { document } = openPass(await makePass({ expirationDate: '' }, true));

  expect(document.voided).toBe(true);
  expect(document).not.toHaveProperty('expirationDate');
  expect(document.coupon.secondaryFields).toEqual([
    { key: 'offer', label: 'Offer', value: '3 for 2 on every bulb' },
  ]);
});

test('[STEP-18] a pass with a start date says so on its front and is relevant from that day on', async () => {
  const startDate = '2026-12-14T00:00:00.000Z';
  const { document } = openPass(await makePass({ startDate }));
  expect(document).toMatchObject({
    relevantDates: [{ startDate: '2026-12-14T05:00:00.000Z', endDate: '2027-01-01T04:59:59.000Z' }],
  });
  expect(document.coupon.secondaryFields[1]).toMatchObject({
    label: 'Valid from',
    value: '12/14/2026',
  });
  const endless = openPass(await makePass({ startDate, expirationDate: '' }));
  expect(endless.document).toMatchObject({
    relevantDates: [{ startDate: '2026-12-14T05:00:00.000Z', endDate: '2026-12-15T05:00:00.000Z' }],
  });
});

test('[SHELL-14] a pass has its update address and token over https only', async () => {
  const publicUrl = 'https://tearline.example';
  const overHttps = await createPassSigner({ dataDir, publicUrl, apple: APPLE });
  const pass = await overHttps.makePass('first', async () => passRequest(images));

  expect(openPass(pass).document).toMatchObject({
    webServiceURL: 'https://tearline.example/api/wallet/apple',
    authenticationToken: 'a-token-of-thirty-two-characters',
  });
  const { document } = openPass(await makePass());
  expect(document).not.toHaveProperty('webServiceURL');
  expect(document).not.toHaveProperty('authenticationToken');
});

test.each([
  // Watches cannot show Code 128, and get a QR code.
  ['CODE128', ['PKBarcodeFormatCode128', 'PKBarcodeFormatQR']],
  ['PDF417', ['PKBarcodeFormatPDF417']],
  ['AZTEC', ['PKBarcodeFormatAztec']],
] as const)('[API-11] %s becomes %j', async (barcodeType, formats) => {
  const { barcodes } = openPass(await makePass({ barcodeType })).document;
  const expected = formats.map((format) => ({ format, message: 'FERNHILL-13' }));
  expect(barcodes).toMatchObject(expected);
});

test('[API-11] a barcode beyond Latin-1 declares UTF-8; without a barcode there is no list', async () => {
  const beyond = await makePass({ barcodeValue: 'Frühling ☂', barcodeAltText: '' });
  const none = openPass(await makePass({ barcodeType: 'NONE' })).document;

  expect(openPass(beyond).document.barcodes).toMatchObject([
    { message: 'Frühling ☂', messageEncoding: 'utf-8', altText: 'Frühling ☂' },
  ]);
  expect(none).not.toHaveProperty('barcodes');
});

test('[API-11] has icon, logo and strip at one, two and three px per point', async () => {
  const { files } = openPass(await makePass());

  const pictures = Object.keys(files).filter((name) => name.endsWith('.png'));
  const seen = await Promise.all(
    pictures.toSorted().map(async (name) => {
      const raw = sharp(files[name]).removeAlpha().raw();
      const { data, info } = await raw.toBuffer({ resolveWithObject: true });
      return [name, info.width, info.height, { r: data[0], g: data[1], b: data[2] }];
    }),
  );
  expect(seen).toEqual([
    ['icon.png', 29, 29, BLUE],
    ['icon@2x.png', 58, 58, BLUE],
    ['icon@3x.png', 87, 87, BLUE],
    ['logo.png', 160, 50, GREEN],
    ['logo@2x.png', 320, 100, GREEN],
    ['logo@3x.png', 480, 150, GREEN],
    ['strip.png', 375, 144, RED],
    ['strip@2x.png', 750, 288, RED],
    ['strip@3x.png', 1125, 432, RED],
  ]);
});

test('[API-11] the manifest has the SHA-1 of every file and nothing else; openssl verifies its signature with the root, and refuses a changed one', async () => {
  const { files, manifest } = openPass(await makePass());

  const hashes = Object.entries(files)
    .filter(([name]) => name !== 'manifest.json' && name !== 'signature')
    .map(([name, bytes]) => [name, createHash('sha1').update(bytes).digest('hex')]);
  expect(manifest).toEqual(Object.fromEntries(hashes));
  expect(Object.keys(manifest)).toHaveLength(10);

  const { signature, 'manifest.json': signed } = files;
  const root = join(dataDir, 'keys/apple/root.pem');
  const content = new TextDecoder().decode(signed);

  const subject = await verifySignature({ signature, content }, root);
  expect(subject).toContain('UID = pass.example.tearline');
  expect(subject).toContain('OU = TEARLINE00');
  await expect(verifySignature({ signature, content: `${content} ` }, root)).rejects.toThrow(
    /verification failure/i,
  );
});

interface Change {
  readonly publicUrl?: string;
  readonly voided?: boolean;
  readonly pictures?: string;
  readonly store?: PassStore;
}

let drawn = 0;

/** A pass made by a newly started process. */
async function passOf({
  publicUrl = PUBLIC_URL,
  voided = false,
  pictures = 'plain',
  ...parts
}: Change = {}) {
  const started = await createPassSigner({ dataDir, publicUrl, apple: APPLE, ...parts });
  const read = async () => {
    drawn += 1;
    return images.read();
  };
  const request = passRequest({ version: pictures, read }, {}, voided);
  return started.makePass(randomUUID(), async () => request);
}

test('[SAFE-13] another process reads a stored pass, and any change of its input makes a new one', async () => {
  const stored = new Map<string, Buffer>();
  const store: PassStore = {
    find: async (name) => stored.get(name) ?? null,
    put: async ({ name, couponId }, bytes) => {
      expect(couponId).toBe(ID);
      stored.set(name, bytes);
    },
  };
  const first = await passOf({ store });
  expect(await passOf({ store })).toEqual(first);
  expect(drawn).toBe(1);
  const others = [{ voided: true }, { pictures: 'other' }, { publicUrl: 'https://other.test' }];
  for (const change of others) await passOf({ ...change, store });
  expect([drawn, stored.size]).toEqual([4, 4]);
});
