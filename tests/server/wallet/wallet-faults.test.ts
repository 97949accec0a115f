import { generateKeyPairSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createApnsPush } from '../../../server/wallet/apple/apns-push.ts';
import { createGoogleOffers } from '../../../server/wallet/google/google-offers.ts';
import type { PushPort } from '../../../server/delivery/wallet-messages.ts';
import {
  configuredCertificates,
  openPushService,
  type PushService,
} from '../support/apple-push-service.ts';
import { openFaultProxy, type Fault, type FaultProxy } from '../support/fault-proxy.ts';
import { openGoogleService, type GoogleService } from '../support/google-service.ts';
import { faceWith, ID } from '../support/wallet-fixture.ts';

const PASS_TYPE = 'pass.example.faults';
const ISSUER = '3388000000000000000';
const TOKEN = '7f9a'.repeat(16);
const ATTEMPT_MS = 1_000;
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

let apple: PushService;
let toApple: FaultProxy;
let phones: PushPort;
let google: GoogleService;
let toGoogle: FaultProxy;
beforeAll(async () => {
  const { folder } = await configuredCertificates(PASS_TYPE);
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  apple = await openPushService(await read('root.pem'));
  toApple = await openFaultProxy(apple.url);
  phones = createApnsPush({
    url: toApple.through(apple.url),
    passTypeIdentifier: PASS_TYPE,
    authority: apple.authority,
    certificates: {
      signerCert: await read('certificate.pem'),
      signerKey: await read('key.pem'),
      wwdr: await read('intermediate.pem'),
    },
  });
  google = await openGoogleService(publicKey);
  toGoogle = await openFaultProxy(google.apiUrl);
});
afterEach(() => Promise.all([toApple.befall(null), toGoogle.befall(null)]));
afterAll(async () => {
  await phones.close();
  await Promise.all([toApple.close(), toGoogle.close()]);
  await Promise.all([apple.close(), google.close()]);
});

const FAULTS: readonly Fault[] = ['cut', 'stall', 'refusal', 'half an answer'];
const attempt = (): AbortSignal => AbortSignal.timeout(ATTEMPT_MS);

test.each(FAULTS)(
  '[SAFE-09] [API-11] a push during a %s ends in time, and the first one after it arrives',
  async (fault) => {
    expect(await phones.push(TOKEN, attempt())).toBe('taken');
    await toApple.befall(fault);
    const begun = performance.now();
    await expect(phones.push(TOKEN, attempt())).rejects.toMatchObject({ isWorthRetrying: true });
    expect(performance.now() - begun).toBeLessThan(5 * ATTEMPT_MS);

    await toApple.befall(null);
    expect(await phones.push(TOKEN, attempt())).toBe('taken');
  },
);

test.each(FAULTS)(
  '[SAFE-09] [API-12] an offer during a %s ends in time, and the next attempt stores it',
  async (fault) => {
    google.resources.clear();
    const offers = createGoogleOffers({
      account: { email: 'wallet@example.com', key: privateKey, tokenUrl: google.tokenUrl },
      issuerId: ISSUER,
      apiUrl: toGoogle.through(google.apiUrl),
      publicUrl: 'https://tearline.example',
    });
    const offer = { face: faceWith(), id: ID, images: null };
    await toGoogle.befall(fault);
    const begun = performance.now();
    await expect(offers.publish(offer, attempt())).rejects.toThrow();
    expect(performance.now() - begun).toBeLessThan(5 * ATTEMPT_MS);

    await toGoogle.befall(null);
    await offers.publish(offer, attempt());
    expect([...google.resources.keys()]).toContain(`offerObject/${ISSUER}.${ID}`);
  },
);
