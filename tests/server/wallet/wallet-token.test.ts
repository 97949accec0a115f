import { createPublicKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { createTokenSigner } from '../../../server/wallet/google/google-token.ts';
import {
  faceWith,
  GOOGLE_IMAGES as IMAGES,
  ID,
  temporaryFolder,
} from '../support/wallet-fixture.ts';

const GOOGLE = {
  issuerId: '3388000000000000000',
  serviceAccountEmail: 'tearline@example.iam.gserviceaccount.com',
};
const dataDir = await temporaryFolder();
/** A signer of a newly started process. */
const started = (publicUrl: string, privateKeyPath: string | null = null) =>
  createTokenSigner({ dataDir, publicUrl, google: { ...GOOGLE, privateKeyPath } });
const overHttps = await started('https://tearline.example');
const overHttp = await started('http://localhost:4000');

type Facts = Parameters<typeof faceWith>[0];

/** Null if the coupon does not fit into a token. */
function makeToken(facts: Facts, { isAtGoogle = false, images = IMAGES, signer = overHttps } = {}) {
  const request = { face: faceWith(facts), id: ID, images, isAtGoogle };
  return signer.makeSaveToken(randomUUID(), async () => request);
}

async function tokenFor(facts: Facts = {}, signer = overHttps): Promise<string> {
  const token = await makeToken(facts, { signer });
  if (token === null) throw new Error('The coupon did not fit into a token.');
  return token;
}

interface Payload {
  readonly offerClasses: readonly [Record<string, unknown>];
  readonly offerObjects: readonly [Record<string, unknown>];
}

const payloadOf = (token: string): Payload => decodeJwt<{ payload: Payload }>(token).payload;
const SHORT = { website: '', phone: '', promoCode: '', termsConditions: '', paintedWords: [] };
const BARE = { barcodeType: 'NONE', expirationDate: '' } as const;

test('[API-12] the token is RS256 for Google, signed by the service account, and dated now', async () => {
  const token = await tokenFor();
  const key = createPublicKey(await readFile(join(dataDir, 'keys/google/key.pem'), 'utf8'));

  const { payload, protectedHeader } = await jwtVerify(token, key, { maxTokenAge: '5s' });

  expect(protectedHeader).toEqual({ alg: 'RS256', typ: 'JWT' });
  expect(payload).toMatchObject({
    iss: 'tearline@example.iam.gserviceaccount.com',
    aud: 'google',
    typ: 'savetowallet',
    origins: ['https://tearline.example'],
  });
});

test('[API-12] class and object have the coupon, with image addresses', async () => {
  const token = await tokenFor(SHORT);

  expect(payloadOf(token)).toEqual({
    offerClasses: [
      {
        id: '3388000000000000000.Xg9Lio8PTI6dUwqaLTwbdw',
        issuerName: 'Fernhill Garden Cen…',
        provider: 'Fernhill',
        title: '3 for 2 on every bulb',
        redemptionChannel: 'BOTH',
        reviewStatus: 'UNDER_REVIEW',
        hexBackgroundColor: '#11523A',
        titleImage: { sourceUri: { uri: IMAGES.logo } },
        heroImage: { sourceUri: { uri: IMAGES.hero } },
      },
    ],
    offerObjects: [
      {
        id: '3388000000000000000.5e0f4b8a-8f0f-4c8e-9d53-0a9a2d3c1b77',
        classId: '3388000000000000000.Xg9Lio8PTI6dUwqaLTwbdw',
        state: 'ACTIVE',
        validTimeInterval: { end: { date: '2026-12-31T23:59:59-05:00' } },
        barcode: { type: 'QR_CODE', value: 'FERNHILL-13', alternateText: 'Show this' },
      },
    ],
  });
});

test('[SHELL-14] without https there are no images, which leaves more space', async () => {
  const token = await tokenFor({}, overHttp);

  const { offerClasses, offerObjects } = payloadOf(token);
  expect(offerClasses[0]).not.toHaveProperty('titleImage');
  expect(offerClasses[0]).not.toHaveProperty('heroImage');
  expect(offerClasses[0]['finePrint']).toBe('One coupon per visit.');
  expect(offerObjects[0]['textModulesData']).toEqual([
    { id: 'words', header: 'On the coupon', body: '3 for 2, on every bulb' },
    { id: 'promo', header: 'Promo Code', body: 'BULBS' },
  ]);
  expect(offerObjects[0]['linksModuleData']).toEqual({
    uris: [
      { uri: 'https://fernhill.example/?a=1&b=%222%22', description: 'Website' },
      { uri: 'tel:+15550100199', description: 'Phone' },
    ],
  });
});

test('[API-12] images have alternative text if there is space', async () => {
  const images = { logo: 'https://t.example/l', hero: 'https://t.example/h' };
  const facts = { ...SHORT, ...BARE, paintedWords: ['3 for 2'] };
  const token = await makeToken(facts, { images });

  expect(payloadOf(token ?? '').offerClasses[0]['titleImage']).toEqual({
    sourceUri: { uri: 'https://t.example/l' },
    contentDescription: { defaultValue: { language: 'en-US', value: 'Fernhill Garden Center' } },
  });
});

test.each([
  ['PDF417', { type: 'PDF_417', value: 'FERNHILL-13' }],
  ['AZTEC', { type: 'AZTEC', value: 'FERNHILL-13' }],
  ['CODE128', { type: 'CODE_128', value: 'FERNHILL-13' }],
  ['QR', { type: 'QR_CODE', value: 'Frühling', renderEncoding: 'UTF_8' }],
] as const)('[API-12] the barcode of %s is %j', async (barcodeType, barcode) => {
  const facts = { ...SHORT, barcodeType, barcodeValue: barcode.value };
  const [object] = payloadOf(await tokenFor(facts, overHttp)).offerObjects;

  expect(object['barcode']).toEqual({ ...barcode, alternateText: 'Show this' });
});

test('[API-12] leaves out a missing barcode and date', async () => {
  const token = await tokenFor({ ...SHORT, ...BARE, merchantName: 'Fernhill' });

  expect(Object.keys(payloadOf(token).offerObjects[0])).toEqual(['id', 'classId', 'state']);
});

test.each([
  ['short', {}],
  ['long terms', { termsConditions: 'Not with other offers. '.repeat(170) }],
  [
    'long everything',
    {
      merchantName: 'M'.repeat(128),
      description: 'Düngemittel '.repeat(21),
      termsConditions: '条款'.repeat(2_000),
      promoCode: 'P'.repeat(64),
      website: `https://fernhill.example/${'w'.repeat(2_000)}`,
      paintedWords: Array.from({ length: 6 }, () => 'Wörter '.repeat(15)),
    },
  ],
  ['a long barcode', { barcodeValue: 'B'.repeat(300), barcodeAltText: 'short' }],
])('[API-12] a coupon with %s stays within 1,800 characters', async (_what, facts) => {
  expect((await tokenFor(facts)).length).toBeLessThanOrEqual(1_800);
  expect((await tokenFor(facts, overHttp)).length).toBeLessThanOrEqual(1_800);
});

const LONG_TERMS = 'Not with other offers. '.repeat(170);

test('[API-12] cuts long terms before it leaves out links', async () => {
  const website = 'https://fernhill.example/';
  const token = await tokenFor({ ...SHORT, website, termsConditions: LONG_TERMS }, overHttp);

  const { offerClasses, offerObjects } = payloadOf(token);
  expect(offerClasses[0]['finePrint']).toBe(`${LONG_TERMS.slice(0, 199).trimEnd()}…`);
  expect(offerObjects[0]['linksModuleData']).toEqual({
    uris: [{ uri: website, description: 'Website' }],
  });
});

test('[API-12] leaves out texts before logo and artwork', async () => {
  const [offer] = payloadOf(await tokenFor({ termsConditions: LONG_TERMS })).offerClasses;

  expect(offer['titleImage']).toEqual({ sourceUri: { uri: IMAGES.logo } });
  expect(offer['heroImage']).toEqual({ sourceUri: { uri: IMAGES.hero } });
  expect(offer).not.toHaveProperty('finePrint');
});

test('[API-12] cuts a long description in the title, and has all of it in the details', async () => {
  const description =
    'Three bulbs for the price of two, on every bulb in the shop, all spring long';
  const [offer] = payloadOf(await tokenFor({ ...SHORT, description }, overHttp)).offerClasses;

  expect([offer['title'], offer['details']]).toEqual([
    'Three bulbs for the price of two, on every bulb in the shop…',
    description,
  ]);
});

test('[API-12] a short token names an object that Google already has if its words do not fit', async () => {
  const token = (await makeToken({ termsConditions: LONG_TERMS }, { isAtGoogle: true })) ?? '';

  expect(payloadOf(token)).toEqual({
    offerObjects: [
      {
        id: `3388000000000000000.${ID}`,
        classId: '3388000000000000000.Xg9Lio8PTI6dUwqaLTwbdw',
      },
    ],
  });
  expect(token.length).toBeLessThan(800);
});

test('[API-12] a barcode that leaves no space for a token prevents the token', async () => {
  expect(await makeToken({ barcodeValue: 'B'.repeat(1_000) })).toBeNull();
});

test('[API-12] signs with a configured key, as PEM or as Google’s file; a wrong file stops the start', async () => {
  const folder = await temporaryFolder();
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const write = async (name: string, text: string) => {
    await writeFile(join(folder, name), text);
    return join(folder, name);
  };
  const paths = [
    await write('key.pem', pem),
    await write('key.json', JSON.stringify({ type: 'service_account', private_key: pem })),
  ];
  for (const privateKeyPath of paths) {
    const signer = await started('https://tearline.example', privateKeyPath);
    await expect(jwtVerify(await tokenFor({}, signer), publicKey)).resolves.toMatchObject({
      payload: { aud: 'google' },
    });
  }
  const wrong = await write('wrong.pem', 'nonsense');
  await expect(started('https://t.example', wrong)).rejects.toThrow(
    `The file ${wrong} (GOOGLE_WALLET_KEY) cannot be read as a private key. Set it to the key file of the service account, JSON or PEM.`,
  );
});

test('[API-12] creates its own key once and reads it at the next start', async () => {
  const again = await started('https://tearline.example');
  const key = createPublicKey(await readFile(join(dataDir, 'keys/google/key.pem'), 'utf8'));

  expect(decodeProtectedHeader(await tokenFor({}, again)).alg).toBe('RS256');
  await expect(jwtVerify(await tokenFor({}, again), key)).resolves.toBeDefined();
});
