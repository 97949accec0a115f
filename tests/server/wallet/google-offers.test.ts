import { generateKeyPairSync } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import {
  createGoogleOffers,
  type GoogleOfferSettings,
} from '../../../server/wallet/google/google-offers.ts';
import type { OfferPort } from '../../../server/delivery/wallet-messages.ts';
import { shared } from '../../support/shared.ts';
import { FAILING_FAULTS, openFaultProxy } from '../support/fault-proxy.ts';
import { openGoogleService } from '../support/google-service.ts';
import { faceWith, GOOGLE_IMAGES as IMAGES, ID } from '../support/wallet-fixture.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const EMAIL = 'wallet@example.iam.gserviceaccount.com';
const ISSUER = '3388000000000000000';
const OBJECT = `offerObject/${ISSUER}.${ID}`;
const CLASS = `offerClass/${ISSUER}.Xg9Lio8PTI6dUwqaLTwbdw`;
const LONG_TERMS = 'No cash value. One coupon per household. '.repeat(40).trim();
const NEVER = new AbortController().signal;

const google = shared(() => openGoogleService(publicKey));
let settings: GoogleOfferSettings;
let offers: OfferPort;
beforeEach(() => {
  google.resources.clear();
  google.calls.length = 0;
  google.assertions.length = 0;
  google.statuses.length = 0;
  settings = {
    account: { email: EMAIL, key: privateKey, tokenUrl: google.tokenUrl },
    issuerId: ISSUER,
    apiUrl: google.apiUrl,
    publicUrl: 'https://tearline.example',
  };
  offers = createGoogleOffers(settings);
});

const offer = (facts: Parameters<typeof faceWith>[0] = {}) => ({
  face: faceWith(facts),
  id: ID,
  images: IMAGES,
});

test('[API-12] creates class and object completely, however long their texts', async () => {
  await offers.publish(offer({ termsConditions: LONG_TERMS }), NEVER);

  expect([...google.resources.keys()]).toEqual([CLASS, OBJECT]);
  expect(google.resources.get(CLASS)).toMatchObject({
    issuerName: 'Fernhill Garden Cen…',
    provider: 'Fernhill',
    title: '3 for 2 on every bulb',
    redemptionChannel: 'BOTH',
    reviewStatus: 'UNDER_REVIEW',
    finePrint: LONG_TERMS,
    titleImage: { sourceUri: { uri: IMAGES.logo } },
    heroImage: { sourceUri: { uri: IMAGES.hero } },
    callbackOptions: { url: 'https://tearline.example/api/wallet/google/v1/saves' },
  });
  expect(google.resources.get(OBJECT)).toMatchObject({
    classId: `${ISSUER}.Xg9Lio8PTI6dUwqaLTwbdw`,
    state: 'ACTIVE',
    validTimeInterval: { end: { date: '2026-12-31T23:59:59-05:00' } },
    barcode: { type: 'QR_CODE', value: 'FERNHILL-13', alternateText: 'Show this' },
    textModulesData: [
      { id: 'name', header: 'Business/Organization Name', body: 'Fernhill Garden Center' },
      { id: 'words', header: 'On the coupon', body: '3 for 2, on every bulb' },
      { id: 'promo', header: 'Promo Code', body: 'BULBS' },
    ],
  });
});

test('[API-12] fields that a coupon no longer has are removed from both', async () => {
  await offers.publish(offer(), NEVER);
  await offers.publish(offer({ website: '', phone: '', termsConditions: '' }), NEVER);

  expect(google.resources.get(CLASS)).not.toHaveProperty('finePrint');
  expect(google.resources.get(OBJECT)).not.toHaveProperty('linksModuleData');
  expect(google.calls.map(({ method }) => method)).toEqual([
    ...['PUT', 'POST', 'PUT', 'POST'],
    ...['PUT', 'PUT'],
  ]);
});

test('[API-12] withdrawing makes the object inactive and changes nothing else; creates no object for it', async () => {
  await offers.withdraw(ID, NEVER);
  expect(google.resources.size).toBe(0);

  await offers.publish(offer(), NEVER);
  const before = google.resources.get(OBJECT);
  await offers.withdraw(ID, NEVER);
  expect(google.resources.get(OBJECT)).toEqual({ ...before, state: 'INACTIVE' });

  await offers.publish(offer(), NEVER);
  expect(google.resources.get(OBJECT)).toEqual(before);
});

test('[API-12] the service account signs in once, and again after its token is refused', async () => {
  await offers.publish(offer(), NEVER);
  await offers.withdraw(ID, NEVER);
  expect(google.assertions).toMatchObject([
    {
      iss: EMAIL,
      aud: google.tokenUrl,
      scope: 'https://www.googleapis.com/auth/wallet_object.issuer',
      grant: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    },
  ]);

  google.revoke();
  await offers.publish(offer(), NEVER);

  expect(google.assertions).toHaveLength(2);
  expect(google.resources.get(OBJECT)).toMatchObject({ state: 'ACTIVE' });
});

test('[SHELL-14] without https Google gets no picture addresses', async () => {
  await createGoogleOffers({ ...settings, publicUrl: 'http://localhost:4000' }).publish(
    offer(),
    NEVER,
  );

  expect(google.resources.get(CLASS)).not.toHaveProperty('titleImage');
  expect(google.resources.get(CLASS)).not.toHaveProperty('heroImage');
});

test.each([
  [400, false],
  [403, true],
  [409, true],
  [429, true],
  [500, true],
])('[API-12] %i is retried: %s', async (status, isWorthRetrying) => {
  google.statuses.push(status);

  await expect(offers.publish(offer(), NEVER)).rejects.toMatchObject({
    message: `Google Wallet ${status}`,
    isWorthRetrying,
  });
});

test('[API-12] a refused sign-in is retried', async () => {
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const account = { ...settings.account, key: stranger };

  await expect(
    createGoogleOffers({ ...settings, account }).publish(offer(), NEVER),
  ).rejects.toMatchObject({ message: 'Google sign-in 500', isWorthRetrying: true });
});

test.each(FAILING_FAULTS)(
  '[SAFE-09] [API-12] an offer during a %s ends with its attempt, and the next one stores it',
  // A call that only another limit ends would end later.
  { timeout: 10_000 },
  async (fault) => {
    const proxy = await openFaultProxy(google.apiUrl);
    const distant = createGoogleOffers({ ...settings, apiUrl: proxy.through(google.apiUrl) });
    await proxy.befall(fault);
    await expect(distant.publish(offer(), AbortSignal.timeout(1_000))).rejects.toThrow();

    await proxy.befall(null);
    await distant.publish(offer(), NEVER);
    expect([...google.resources.keys()]).toContain(OBJECT);
    await proxy.close();
  },
);
