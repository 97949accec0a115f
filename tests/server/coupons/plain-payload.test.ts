import { expect, test } from 'vitest';
import { designValues } from '../../../src/domain/coupon/coupon-decisions.ts';
import { bakeryCoupon, bakeryDesign, copiesOf } from '../support/coupon-payload.ts';
import { openCoupon } from '../support/saved-coupon.ts';
import { MARA, sharedServices } from '../support/services-fixture.ts';

const services = sharedServices();

async function plainPayload() {
  const { form: _form, ...payload } = await bakeryCoupon();
  return payload;
}

async function save(body: object): Promise<string> {
  const response = await services.post(MARA, '/api/v1/project', body);
  expect(response.statusCode).toBe(201);
  return response.json<{ id: string }>().id;
}

test('[SUBM-04] [SUBM-08] the payload alone makes a coupon, with the form for a later edit', async () => {
  const id = await save({ ...(await plainPayload()), id: null });
  const { project } = await openCoupon(services, MARA, id);
  const whole = await bakeryCoupon();
  expect(project.form).toEqual({
    ...copiesOf(whole),
    ...whole.form,
    mailerId: '',
    labelColor: null,
    promoCode: '',
    timeZone: 'America/New_York',
    language: 'en',
    text: designValues(bakeryDesign()).text,
    flow: 'create',
    crops: {},
  });
  const clone = await services.post(MARA, `/api/v1/project/${id}/clone`);
  expect(clone.statusCode).toBe(201);
});

test('[SUBM-04] a coupon needs only its offer and its merchant', async () => {
  const {
    barcodeType: _type,
    description,
    merchantName,
    data,
    apple,
    google,
  } = await plainPayload();
  const { backgroundColor, foregroundColor } = data;
  const id = await save({
    name: 'Not yet',
    barcodeType: 'NONE',
    description,
    merchantName,
    data: { backgroundColor, foregroundColor },
    apple,
    google,
  });
  expect((await openCoupon(services, MARA, id)).project).toMatchObject({
    name: description,
    editorSource: null,
    barcodeValue: '',
    termsConditions: '',
    expirationDate: '',
    phone: '',
    website: '',
  });
});

test('[SUBM-02] an update without a form keeps what it does not mention', async () => {
  const whole = await bakeryCoupon();
  const id = await save(whole);
  const response = await services.put(MARA, `/api/v1/project/${id}`, {
    ...(await plainPayload()),
    id,
    name: 'Rolls',
    merchantName: 'Odette & Daughters',
  });
  expect(response.statusCode).toBe(200);
  const { project } = await openCoupon(services, MARA, id);
  expect(project.form).toEqual({
    ...copiesOf(whole),
    ...whole.form,
    merchantName: 'Odette & Daughters',
    flow: 'create',
    crops: {},
  });
});

test('[SAFE-07] does not store unknown values of the caller', async () => {
  const id = await save(await bakeryCoupon());
  const urls = ['/api/v1/project', `/api/v1/project/${id}`, '/api/account', '/api/v1/attributes'];
  for (const url of urls) {
    const { headers } = await services.call(MARA, { url });
    expect([url, headers['cache-control']]).toEqual([url, 'no-store']);
    expect(headers['permissions-policy']).toContain('camera=()');
  }
});
