import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { unzipSync } from 'fflate';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shared } from '../../support/shared.ts';
import { changeCoupon, Phone, readPass } from '../support/apple-phone.ts';
import { openConfiguredPush } from '../support/apple-push-service.ts';
import { bakeryCoupon } from '../support/coupon-payload.ts';
import { GOOGLE_ISSUER as ISSUER, openConfiguredGoogle } from '../support/google-service.ts';
import { saveCoupon } from '../support/saved-coupon.ts';
import { MARA, openServices } from '../support/services-fixture.ts';
import { startDelivery } from '../support/started-delivery.ts';
import { verifySignature } from '../support/wallet-fixture.ts';
import { deliveriesOf } from '../support/wallet-ledger.ts';

const PASS_TYPE = 'pass.example.odette';
const AT_ONCE = { timeout: 20_000, interval: 20 };

const push = shared(() => openConfiguredPush(PASS_TYPE));
const ownAuthorities = getCACertificates('default');
beforeAll(() => setDefaultCACertificates([...ownAuthorities, push.authority]));
afterAll(() => setDefaultCACertificates(ownAuthorities));
const services = shared(() => openServices(push.environment));
shared(() => startDelivery(services, push.environment));
const google = shared(openConfiguredGoogle);
const withGoogle = shared(() => openServices(google.settings));
shared(() => startDelivery(withGoogle, google.settings));

test('[API-11] a phone adds a pass, gets a push after its coupon is deactivated, and fetches the void pass', async () => {
  const id = await saveCoupon(services);
  const phone = new Phone(services);
  const pass = await phone.download(id);
  expect([pass.voided, pass.passTypeIdentifier]).toEqual([false, PASS_TYPE]);
  expect((await phone.register(pass)).statusCode).toBe(201);
  const before = (await phone.list(pass)).json<{ lastUpdated: string }>().lastUpdated;
  expect(push.pushes).toEqual([]);

  await patch(id, 'deactivate');

  const told = { token: phone.pushToken, topic: PASS_TYPE, body: '{}', certifiedFor: PASS_TYPE };
  await expect.poll(() => push.pushes, AT_ONCE).toEqual([{ ...told, method: 'POST' }]);
  await expect.poll(() => ledger(id), AT_ONCE).toMatchObject([{ state: 'sent', reason: null }]);
  const updates = (await phone.list(pass, before)).json<{ serialNumbers: string[] }>();
  expect(updates.serialNumbers).toEqual([id]);
  const fetched = readPass((await phone.fetch(pass)).rawPayload);
  expect([fetched.voided, fetched.authenticationToken]).toEqual([true, pass.authenticationToken]);
  const { signature, 'manifest.json': manifest } = unzipSync(fetched.bytes);
  const content = new TextDecoder().decode(manifest);
  expect(await verifySignature({ signature, content }, push.root)).toContain(PASS_TYPE);

  expect((await phone.unregister(pass)).statusCode).toBe(200);
  await patch(id, 'activate');
  expect(await ledger(id)).toMatchObject([{ state: 'sent', reason: null }]);
});

test('[API-12] a long coupon goes to Google completely, is saved by its name, and follows activation', async () => {
  const termsConditions = 'No cash value. One coupon per household. '.repeat(12).trim();
  const form = { ...(await bakeryCoupon()).form, termsConditions };
  const id = await saveCoupon(withGoogle, MARA, { termsConditions, form });
  const object = `offerObject/${ISSUER}.${id}`;
  const state = () => google.resources.get(object)?.['state'];

  await changeCoupon(withGoogle, id, { description: 'Fourteen rolls for the price of twelve' });
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
  const fetched = await withGoogle.get(null, picture.slice(google.settings.PUBLIC_URL.length));
  expect([fetched.statusCode, fetched.headers['content-type']]).toEqual([200, 'image/png']);

  await expect
    .poll(() => deliveriesOf(withGoogle.database, id, 'google'), AT_ONCE)
    .toMatchObject([{ state: 'sent', reason: null }]);
  const url = `/api/v1/media/coupons/${id}/jwt`;
  const { jwt } = (await withGoogle.get(null, url)).json<{ jwt: string }>();
  expect(decodeJwt(jwt)['payload']).toEqual({ offerObjects: [{ id: `${ISSUER}.${id}`, classId }] });

  await changeCoupon(withGoogle, id, { active: false });
  await expect.poll(state, AT_ONCE).toBe('INACTIVE');
  await changeCoupon(withGoogle, id, { active: true });
  await expect.poll(state, AT_ONCE).toBe('ACTIVE');
});

async function patch(couponId: string, change: 'activate' | 'deactivate'): Promise<void> {
  const answer = await services.patch(MARA, `/api/v1/project/${couponId}/${change}`);
  expect(answer.statusCode).toBeLessThan(300);
}

const ledger = (id: string) => deliveriesOf(services.database, id, 'apple');
