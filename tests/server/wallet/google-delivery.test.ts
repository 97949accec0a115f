import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offerSource } from '../../../server/wallet/google/offer-source.ts';
import { changeCoupon } from '../support/apple-phone.ts';
import { bakeryCoupon } from '../support/coupon-payload.ts';
import {
  configuredAccount,
  openGoogleService,
  type GoogleService,
} from '../support/google-service.ts';
import { MARA, openServices, type Services } from '../support/services-fixture.ts';
import { startDelivery } from '../support/started-delivery.ts';

const PUBLIC_URL = 'https://tearline.test';
const ISSUER = '3388000000000000001';
const AT_ONCE = { timeout: 20_000, interval: 20 };

let services: Services;
let google: GoogleService;
let delivery: { stop(): Promise<void> };
beforeAll(async () => {
  const { publicKey, environment } = await configuredAccount();
  google = await openGoogleService(publicKey);
  const settings = {
    PUBLIC_URL,
    ...environment,
    GOOGLE_WALLET_API: google.apiUrl,
    GOOGLE_TOKEN_URL: google.tokenUrl,
  };
  services = await openServices(settings);
  const { database } = services;
  const findOffer = offerSource({ database, publicUrl: PUBLIC_URL });
  delivery = await startDelivery(services, settings, findOffer);
});
afterAll(async () => {
  await delivery.stop();
  await google.close();
  await services.close();
});

test('[API-12] a long coupon goes to Google completely, is saved by its name, and follows activation', async () => {
  const termsConditions = 'No cash value. One coupon per household. '.repeat(12).trim();
  const body = await bakeryCoupon();
  const form = { ...body.form, termsConditions };
  const created = await services.post(MARA, '/api/v1/project', { ...body, termsConditions, form });
  const { id } = created.json<{ id: string }>();
  const object = `offerObject/${ISSUER}.${id}`;
  const state = () => google.resources.get(object)?.['state'];

  await changeCoupon(services, id, { description: 'Fourteen rolls for the price of twelve' });
  await expect.poll(state, AT_ONCE).toBe('ACTIVE');
  const paths = [...google.resources.keys()];
  const classId = paths.find((path) => path.startsWith('offerClass/'))?.split('/')[1];
  const offerClass = () => google.resources.get(`offerClass/${classId}`);
  // The first version may have been sent before the change.
  await expect.poll(offerClass, AT_ONCE).toMatchObject({
    title: 'Fourteen rolls for the price of twelve',
    finePrint: termsConditions,
  });
  const picture = String(Reflect.get(Object(offerClass()?.['titleImage']), 'sourceUri')?.uri);
  const fetched = await services.call(null, { url: picture.slice(PUBLIC_URL.length) });
  expect([fetched.statusCode, fetched.headers['content-type']]).toEqual([200, 'image/png']);

  await expect.poll(() => ledger(id), AT_ONCE).toContainEqual({ state: 'sent', reason: null });
  const url = `/api/v1/media/coupons/${id}/jwt`;
  const { jwt } = (await services.call(null, { url })).json<{ jwt: string }>();
  expect(decodeJwt(jwt)['payload']).toEqual({
    offerObjects: [{ id: `${ISSUER}.${id}`, classId }],
  });

  await changeCoupon(services, id, { active: false });
  await expect.poll(state, AT_ONCE).toBe('INACTIVE');
  await changeCoupon(services, id, { active: true });
  await expect.poll(state, AT_ONCE).toBe('ACTIVE');
});

async function ledger(couponId: string) {
  return services.database
    .selectFrom('wallet_deliveries')
    .select(['state', 'reason'])
    .where('coupon_id', '=', couponId)
    .where('channel', '=', 'google')
    .execute();
}
