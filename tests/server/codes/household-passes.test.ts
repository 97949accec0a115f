/** Passes and Google's offers of single codes: asked for, updated, void once used (SER-02, SER-06, TILL-05). */
import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetRemovedCodes } from '../../../server/codes/removed-codes.repository.ts';
import { forgetRemovedCoupons } from '../../../server/delivery/removed-coupons.repository.ts';
import { offerSource } from '../../../server/wallet/google/offer-source.ts';
import { builtPage } from '../../support/public-page.ts';
import { changeCoupon, Phone, readPass, type HeldPass } from '../support/apple-phone.ts';
import { makeCodes, openPhone, type Phone as Till } from '../support/counter-fixture.ts';
import {
  configuredAccount,
  openGoogleService,
  type GoogleService,
} from '../support/google-service.ts';
import { saveCoupon } from '../support/saved-coupon.ts';
import { MARA, openServices, type Services } from '../support/services-fixture.ts';
import { startDelivery } from '../support/started-delivery.ts';
import { openPass } from '../support/wallet-fixture.ts';

const PUBLIC_URL = 'https://tearline.test';
const HOST = { host: 'tearline.test' };
const ISSUER = '3388000000000000001';
const AT_ONCE = { timeout: 20_000, interval: 20 };

let services: Services;
let google: GoogleService;
let delivery: { stop(): Promise<void> };
let till: Till;
let coupon: string;
let code: string;
let value: string;
beforeAll(async () => {
  const { publicKey, environment } = await configuredAccount();
  google = await openGoogleService(publicKey);
  const settings = {
    PUBLIC_URL,
    ...environment,
    GOOGLE_WALLET_API: google.apiUrl,
    GOOGLE_TOKEN_URL: google.tokenUrl,
  };
  services = await openServices(settings, { publicPage: await builtPage() });
  const { database } = services;
  const findOffer = offerSource({ database, publicUrl: PUBLIC_URL });
  delivery = await startDelivery(services, settings, findOffer);
  till = await openPhone(services, MARA);
}, 60_000);
beforeEach(async () => {
  coupon = await saveCoupon(services, MARA);
  value = `HM-${randomUUID()}`;
  code = (await makeCodes(services, MARA, coupon, [value]))[0] ?? '';
});
afterAll(async () => {
  await delivery.stop();
  await google.close();
  await services.close();
});

test('[SER-02] the page of a code offers its own pass, and each code has a serial and a barcode of its own', async () => {
  const { body } = await open(code);
  expect(body).toContain(`href="/c/${code}/pass"`);
  expect(body).toContain(`href="/c/${code}/google"`);
  const pass = await download(code);
  expect(barcodeOf(pass)).toBe(value);
  expect([pass.serialNumber === coupon, pass.voided]).toEqual([false, false]);
  expect((await download(code)).serialNumber).toBe(pass.serialNumber);
  const [other = ''] = await makeCodes(services, MARA, coupon, 1);
  const second = await download(other);
  expect(barcodeOf(second)).toBe(other);
  expect(second.serialNumber).not.toBe(pass.serialNumber);
  expect(second.authenticationToken).not.toBe(pass.authenticationToken);
});

test('[TILL-05] the pass of a used code turns void on phones that have it, and works again after “Undo”', async () => {
  const phone = new Phone(services);
  const pass = await download(code);
  await phone.register(pass);
  const since = await listed(phone, pass);
  const press = randomUUID();
  await till.redeem(code, press);
  expect((await phone.list(pass, since)).statusCode).toBe(200);
  expect(readPass((await phone.fetch(pass)).rawPayload).voided).toBe(true);
  expect((await open(code)).body).not.toContain(`/c/${code}/pass`);
  expect((await open(`${code}/pass`)).statusCode).toBe(404);
  await till.undo(press);
  expect(readPass((await phone.fetch(pass)).rawPayload).voided).toBe(false);
});

test('[SER-06] the pass of a code is void while it is switched off, and for good when its codes or its coupon are removed', async () => {
  const phone = new Phone(services);
  const pass = await download(code);
  await phone.register(pass);
  const isVoid = async () => readPass((await phone.fetch(pass)).rawPayload).voided;
  const url = `/api/v1/project/${coupon}`;
  const switched = { method: 'PATCH', url: `${url}/household-codes/${code}` } as const;
  await services.call(MARA, { ...switched, body: { state: 'off' } });
  expect(await isVoid()).toBe(true);
  await services.call(MARA, { ...switched, body: { state: 'active' } });
  expect(await isVoid()).toBe(false);
  await services.remove(MARA, url);
  await forgetRemovedCodes(services.database, 1_000);
  await forgetAll();
  expect(await isVoid()).toBe(true);
  await phone.unregister(pass);
  // The job passes over a coupon whose phones are being told, and comes again.
  const afterAnother = async () => {
    await forgetAll();
    return (await phone.fetch(pass)).statusCode;
  };
  await expect.poll(afterAnother, AT_ONCE).toBe(401);
});

test('[SER-02] [TILL-05] Google gets the offer of a code when somebody asks for it, and completes it once the code is used', async () => {
  const serial = (await download(code)).serialNumber;
  const object = `offerObject/${ISSUER}.${serial}`;
  const state = () => google.resources.get(object)?.['state'];
  const { statusCode, headers } = await open(`${code}/google`);
  expect([statusCode, headers['cache-control']]).toEqual([302, 'no-store']);
  const [host, token = ''] = String(headers.location).split('/save/');
  expect(host).toBe('https://pay.google.com/gp/v');
  expect(decodeJwt(token)['payload']).toMatchObject({
    offerObjects: [{ id: `${ISSUER}.${serial}`, barcode: { value } }],
  });
  await expect.poll(state, AT_ONCE).toBe('ACTIVE');
  const press = randomUUID();
  await till.redeem(code, press);
  await expect.poll(state, AT_ONCE).toBe('COMPLETED');
  await till.undo(press);
  await expect.poll(state, AT_ONCE).toBe('ACTIVE');
  await changeCoupon(services, coupon, { active: false });
  await expect.poll(state, AT_ONCE).toBe('INACTIVE');
});

function open(path: string) {
  return services.app.inject({ url: `/c/${path}`, headers: HOST });
}

async function download(written: string): Promise<HeldPass> {
  const { statusCode, rawPayload } = await open(`${written}/pass`);
  expect(statusCode).toBe(200);
  return readPass(rawPayload);
}

function barcodeOf({ bytes }: HeldPass): unknown {
  return openPass(bytes).document.barcodes[0].message;
}

/** The stamp with which a phone asks for later changes. */
async function listed(phone: Phone, pass: HeldPass | undefined): Promise<string> {
  if (pass === undefined) throw new Error('There is no pass.');
  return (await phone.list(pass)).json<{ lastUpdated: string }>().lastUpdated;
}

/** Forgets removed coupons and codes that no phone has. */
function forgetAll(): Promise<number> {
  return forgetRemovedCoupons(services.database, new Date(Date.now() + 60_000), 1_000);
}
