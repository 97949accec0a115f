/** Google's signed callbacks for saved offers, with a stand-in for its public keys. */
import { generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { openStandIn } from '../../support/stand-in.ts';
import { shared } from '../../support/shared.ts';
import { configuredAccount, GOOGLE_ISSUER as ISSUER } from '../support/google-service.ts';
import { listedCoupon, saveCoupon } from '../support/saved-coupon.ts';
import { openServices } from '../support/services-fixture.ts';

const PROTOCOL = 'ECv2SigningOnly';
const SENDER = 'GooglePayPasses';
const IN_A_DAY = String(Date.now() + 86_400_000);

const root = pair();
const intermediate = pair();
let areKeysThere = true;
const keys = shared(() =>
  openStandIn((_request, response) => {
    response.statusCode = areKeysThere ? 200 : 500;
    const key = { keyValue: root.shown, keyExpiration: IN_A_DAY, protocolVersion: PROTOCOL };
    response.end(JSON.stringify({ keys: [key] }));
  }),
);
const services = shared(async () =>
  openServices({
    PUBLIC_URL: 'https://tearline.test',
    ...(await configuredAccount()).environment,
    GOOGLE_WALLET_KEYS: `${keys.url}/keys`,
  }),
);
let id: string;
beforeAll(async () => {
  id = await saveCoupon(services);
});

test('[OBS-02] without Google’s keys it answers so that Google sends the callback again', async () => {
  areKeysThere = false;
  expect(await send(messageOf({}))).toBe(503);
  areKeysThere = true;
});

test('[OBS-02] an offer saved in Google Wallet counts as one pass, however many callbacks arrive', async () => {
  const message = messageOf({});
  expect(await send(message)).toBe(200);
  expect(await send(message)).toBe(200);
  expect(await send(messageOf({ eventType: 'del' }))).toBe(200);
  expect(await send(messageOf({}))).toBe(200);

  await expect.poll(passes, { timeout: 20_000 }).toBe(2);
});

test('[OBS-02] callbacks that Google did not sign for this issuer, or that expired, are not counted', async () => {
  const before = await passes();
  const other = pair();
  const good = messageOf({});
  for (const message of [
    { ...good, signedMessage: good.signedMessage.replace(id, randomUUID()) },
    messageOf({}, { rootKey: other.key }),
    messageOf({}, { messageKey: other.key }),
    messageOf({}, { issuer: '3388000000000000999' }),
    messageOf({}, { keyExpiration: '1000' }),
    messageOf({ expTimeMillis: '1000' }),
    messageOf({ objectId: `${ISSUER}.no-coupon` }),
    { ...good, protocolVersion: 'ECv1' },
  ])
    expect(await send(message)).toBe(200);

  expect(await services.query`select from wallet_messages`).toHaveLength(2);
  expect(await passes()).toBe(before);
});

async function send(body: object): Promise<number> {
  return (await services.post(null, '/api/wallet/google/v1/saves', body)).statusCode;
}

async function passes(): Promise<number> {
  return (await listedCoupon(services, id))?.passes ?? 0;
}

interface Signing {
  readonly rootKey?: KeyObject;
  readonly messageKey?: KeyObject;
  readonly issuer?: string;
  readonly keyExpiration?: string;
}

function messageOf(
  event: Readonly<Record<string, string>>,
  {
    rootKey = root.key,
    messageKey = intermediate.key,
    issuer = ISSUER,
    keyExpiration = IN_A_DAY,
  }: Signing = {},
) {
  const signedKey = JSON.stringify({ keyValue: intermediate.shown, keyExpiration });
  const signedMessage = JSON.stringify({
    classId: `${ISSUER}.class`,
    objectId: `${ISSUER}.${id}`,
    expTimeMillis: IN_A_DAY,
    eventType: 'save',
    nonce: randomUUID(),
    ...event,
  });
  return {
    protocolVersion: PROTOCOL,
    signature: signed(messageKey, [SENDER, issuer, PROTOCOL, signedMessage]),
    intermediateSigningKey: {
      signedKey,
      signatures: [signed(rootKey, [SENDER, PROTOCOL, signedKey])],
    },
    signedMessage,
  };
}

function signed(key: KeyObject, parts: readonly string[]): string {
  const bytes = parts.flatMap((part) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(Buffer.byteLength(part));
    return [length, Buffer.from(part)];
  });
  return sign('sha256', Buffer.concat(bytes), key).toString('base64');
}

function pair() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const shown = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  return { key: privateKey, shown };
}
