import { expect, test } from 'vitest';
import { designValues } from '../../../src/domain/coupon/coupon-decisions.ts';
import { idIn, refusalIn } from '../support/answers.ts';
import { bakeryCoupon, bakeryDesign, copiesOf } from '../support/coupon-payload.ts';
import { copyCoupon, openCoupon, saveCoupon, sendCoupon } from '../support/saved-coupon.ts';
import { MARA, sharedServices } from '../support/services-fixture.ts';

const services = sharedServices();
const whole = await bakeryCoupon();

const { form: _form, ...plain } = whole;

async function save(body: object): Promise<string> {
  return idIn(await services.post(MARA, '/api/v1/project', body));
}

test('[SUBM-04] [SUBM-08] the payload alone makes a coupon, with the form for a later edit', async () => {
  const id = await save({ ...plain, id: null });
  const { project } = await openCoupon(services, MARA, id);
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
  expect(await copyCoupon(services, MARA, id)).toHaveLength(36);
});

test('[SUBM-04] a coupon needs only its offer and its merchant', async () => {
  const { description, merchantName, data, apple, google } = plain;
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
  const id = await save(whole);
  const response = await services.put(MARA, `/api/v1/project/${id}`, {
    ...plain,
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

test('[SAFE-07, SAFE-08] private answers are `no-store` and allow no camera', async () => {
  const id = await save(whole);
  const urls = ['/api/v1/project', `/api/v1/project/${id}`, '/api/account', '/api/v1/attributes'];
  for (const url of urls) {
    const { headers } = await services.get(MARA, url);
    expect([url, headers['cache-control']]).toEqual([url, 'no-store']);
    expect(headers['permissions-policy']).toContain('camera=()');
  }
});

test.each([
  ['description', 'Twelve rolls', '/description'],
  ['merchantName', 'Odile Bakery', '/merchantName'],
  ['barcodeValue', 'ROLLS-12', '/barcodeValue'],
  ['expirationDate', '', '/expirationDate'],
  ['backgroundColor', '#3B1711', '/data/backgroundColor'],
  ['logoText', null, '/data/logo/text'],
  ['scheme', 'Scheme 1', '/data/strip/scheme'],
])(
  '[SUBM-09] refuses form.%s that differs from the payload, with its pointer',
  async (name, value, own) => {
    const made = await sendCoupon(services, { form: { ...whole.form, [name]: value } });
    expect(refusalIn(made)).toEqual([
      '422 invalid-coupon',
      `/form/${name}: This differs from ${own}. Send one of them, or the same value in both.`,
    ]);
  },
);

test('[SUBM-09] accepts a form with equal copies, stores it without them, and returns it complete', async () => {
  const copies = copiesOf(whole);
  const form = { ...copies, ...whole.form, backgroundColor: copies.backgroundColor.toLowerCase() };
  const id = await saveCoupon(services, MARA, { form });
  const stored = services.query`select form from projects where id = ${id}`;
  expect(await stored).toEqual([{ form: whole.form }]);
  const { project } = await openCoupon(services, MARA, id);
  expect(project.form).toEqual({ ...copies, ...whole.form });
});
