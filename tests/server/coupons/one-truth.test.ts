import { expect, test } from 'vitest';
import { bakeryCoupon, copiesOf } from '../support/coupon-payload.ts';
import { MARA, sharedServices } from '../support/services-fixture.ts';
import { openCoupon, saveCoupon } from '../support/saved-coupon.ts';

const services = sharedServices();
const coupon = await bakeryCoupon();

async function storedForm(id: string): Promise<object> {
  const { form } = await services.database
    .selectFrom('projects')
    .select('form')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return form;
}

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
    const body = { ...coupon, form: { ...coupon.form, [name]: value } };
    const made = await services.post(MARA, '/api/v1/project', body);
    expect(made.statusCode).toBe(422);
    expect(made.json<{ errors: unknown }>().errors).toEqual([
      {
        pointer: `/form/${name}`,
        detail: `This differs from ${own}. Send one of them, or the same value in both.`,
      },
    ]);
  },
);

test('[SUBM-09] accepts a form with equal copies, stores it without them, and returns it complete', async () => {
  const copies = copiesOf(coupon);
  const form = { ...copies, ...coupon.form, backgroundColor: copies.backgroundColor.toLowerCase() };
  const id = await saveCoupon(services, MARA, { form });
  expect(await storedForm(id)).toEqual(coupon.form);
  expect((await openCoupon(services, MARA, id)).project.form).toEqual({
    ...copies,
    ...coupon.form,
  });
});
