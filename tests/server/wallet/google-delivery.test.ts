import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { shared } from '../../support/shared.ts';
import { changeCoupon } from '../support/apple-phone.ts';
import { bakeryCoupon } from '../support/coupon-payload.ts';
import { GOOGLE_ISSUER as ISSUER, openConfiguredGoogle } from '../support/google-service.ts';
import { saveCoupon } from '../support/saved-coupon.ts';
import { MARA, openServices } from '../support/services-fixture.ts';
import { startDelivery } from '../support/started-delivery.ts';
import { deliveriesOf } from '../support/wallet-ledger.ts';

const AT_ONCE = { timeout: 20_000, interval: 20 };

const google = shared(openConfiguredGoogle);
const services = shared(() => openServices(google.settings));
shared(() => startDelivery(services, google.settings));

test('[API-12] a long coupon goes to Google completely, is saved by its name, and follows activation', async () => {
  const termsConditions = 'No cash value. One coupon per household. '.repeat(12).trim();
  const form = { ...(await bakeryCoupon()).form, termsConditions };
  const id = await saveCoupon(services, MARA, { termsConditions, form });
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
  const fetched = await services.get(null, picture.slice(google.settings.PUBLIC_URL.length));
  expect([fetched.statusCode, fetched.headers['content-type']]).toEqual([200, 'image/png']);

  await expect
    .poll(() => deliveriesOf(services.database, id, 'google'), AT_ONCE)
    .toMatchObject([{ state: 'sent', reason: null }]);
  const url = `/api/v1/media/coupons/${id}/jwt`;
  const { jwt } = (await services.get(null, url)).json<{ jwt: string }>();
  expect(decodeJwt(jwt)['payload']).toEqual({ offerObjects: [{ id: `${ISSUER}.${id}`, classId }] });

  await changeCoupon(services, id, { active: false });
  await expect.poll(state, AT_ONCE).toBe('INACTIVE');
  await changeCoupon(services, id, { active: true });
  await expect.poll(state, AT_ONCE).toBe('ACTIVE');
});
