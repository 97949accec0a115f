/** Passes and Google's offers of single codes: asked for, updated, void once used (SER-02, SER-06, TILL-05). */
import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { beforeEach, expect, test } from 'vitest';
import { forgetRemovedCodes } from '../../../server/codes/removed-codes.repository.ts';
import { forgetRemovedCoupons } from '../../../server/delivery/removed-coupons.repository.ts';
import { builtPage } from '../../support/public-page.ts';
import { shared } from '../../support/shared.ts';
import { changeCoupon, Phone, readPass, type HeldPass } from '../support/apple-phone.ts';
import { makeCodes, openPhone } from '../support/counter-fixture.ts';
import { GOOGLE_ISSUER as ISSUER, openConfiguredGoogle } from '../support/google-service.ts';
import { saveCoupon } from '../support/saved-coupon.ts';
import { MARA, openServices } from '../support/services-fixture.ts';
import { startDelivery } from '../support/started-delivery.ts';
import { openPass } from '../support/wallet-fixture.ts';

const AT_ONCE = { timeout: 20_000, interval: 20 };

const google = shared(openConfiguredGoogle);
const services = shared(async () =>
  openServices(google.settings, { publicPage: await builtPage() }),
);
shared(() => startDelivery(services, google.settings));
const till = shared(() => openPhone(services, MARA));
let coupon: string;
let code: string;
let value: string;
beforeEach(async () => {
  coupon = await saveCoupon(services, MARA);
  value = `HM-${randomUUID()}`;
  code = (await makeCodes(services, MARA, coupon, [value]))[0] ?? '';
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

test('[SER-02] the pass of a code is a QR code where the coupon’s symbology was changed to one that cannot hold it', async () => {
  const held = `Łódź-${randomUUID()}`;
  const [written = ''] = await makeCodes(services, MARA, coupon, [held]);
  await services.query`update projects set barcode_type = 'CODE128' where id = ${coupon}`;
  const { barcodes } = openPass((await download(written)).bytes).document;
  const qr = { format: 'PKBarcodeFormatQR', message: held, messageEncoding: 'utf-8' };
  expect(barcodes).toEqual([{ ...qr, altText: held }]);
});

test('[TILL-05] the pass of a used code turns void on phones that have it, and works again after “Undo”', async () => {
  const phone = new Phone(services);
  const pass = await download(code);
  await phone.register(pass);
  const since = (await phone.list(pass)).json<{ lastUpdated: string }>().lastUpdated;
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
  const switchTo = (state: string) =>
    services.patch(MARA, `${url}/household-codes/${code}`, { state });
  await switchTo('off');
  expect(await isVoid()).toBe(true);
  await switchTo('active');
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
  return services.visit(`/c/${path}`);
}

async function download(written: string): Promise<HeldPass> {
  const { statusCode, rawPayload } = await open(`${written}/pass`);
  expect(statusCode).toBe(200);
  return readPass(rawPayload);
}

function barcodeOf({ bytes }: HeldPass): unknown {
  return openPass(bytes).document.barcodes[0].message;
}

/** Forgets removed coupons and codes that no phone has. */
function forgetAll(): Promise<number> {
  return forgetRemovedCoupons(services.database, new Date(Date.now() + 60_000), 1_000);
}
