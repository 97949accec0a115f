import { describe, expect, test } from 'vitest';
import { bakeryCoupon, bakeryDesign } from '../support/coupon-payload.ts';
import { refusalOf } from '../support/saved-coupon.ts';
import { sharedServices } from '../support/services-fixture.ts';

const services = sharedServices();
const coupon = await bakeryCoupon();

const refusal = (body: object) => refusalOf(services, body);

test.each([
  ['merchantName', '', 'Required'],
  ['description', '', 'Required'],
  ['website', 'odette.example', 'Must be a valid URL'],
  ['website', 'javascript:alert(1)', 'Must be a valid URL'],
  ['phone', '5550100199', 'Must match: XXX-XXX-XXXX'],
  ['expirationDate', '12/31/2026', 'Valid Date Required'],
  ['expirationDate', '2026-12-31T18:00:00.000Z', 'Valid Date Required'],
  ['merchantName', 'x'.repeat(129), 'Must be at most 128 characters long'],
  ['templateId', 'bakery', 'Invalid UUID'],
  ['templateId', 'urn:uuid:b3fc05d2-bb63-4f8f-a816-b102fd66284c', 'Invalid UUID'],
])('[API-03] %s = %j gets "%s" at its pointer', async (member, value, detail) => {
  expect(await refusal({ ...coupon, [member]: value })).toEqual({
    status: 400,
    type: '/problems/invalid-request',
    errors: [{ pointer: `/${member}`, detail }],
  });
});

test('[API-03] names every missing field at once', async () => {
  const { merchantName: _name, description: _description, ...rest } = coupon;
  expect(await refusal(rest)).toMatchObject({
    errors: [
      { pointer: '/description', detail: 'Required' },
      { pointer: '/merchantName', detail: 'Required' },
    ],
  });
});

test('[API-03] refuses an unknown member instead of dropping it', async () => {
  expect(await refusal({ ...coupon, form: { ...coupon.form, owner: 'me' } })).toEqual({
    status: 400,
    type: '/problems/invalid-request',
    errors: [{ pointer: '/form/owner', detail: 'This member is unknown here' }],
  });
});

test('[API-03] does not accept a number as a text', async () => {
  expect(await refusal({ ...coupon, merchantName: 7 })).toMatchObject({
    status: 400,
    errors: [{ pointer: '/merchantName', detail: 'Must be a string' }],
  });
});

test('[API-03] refuses a NUL and half a surrogate pair before they reach the database', async () => {
  const detail = 'This text has an invalid character';
  expect(await refusal({ ...coupon, merchantName: 'a\u0000b' })).toMatchObject({
    status: 400,
    errors: [{ pointer: '/merchantName', detail }],
  });
  expect(
    await refusal({ ...coupon, form: { ...coupon.form, text: { TEXT1: '\ud83d' } } }),
  ).toMatchObject({
    status: 400,
    errors: [{ pointer: '/form/text/TEXT1', detail }],
  });
});

test.each([[null], [1], ['path'], [[]]])(
  '[API-03] a design consists of objects, so %j is refused',
  async (object) => {
    const design = { ...bakeryDesign(), data: { width: 1125, height: 432, objects: [object] } };
    expect(await refusal({ ...coupon, editorSource: design })).toMatchObject({
      status: 400,
      errors: expect.arrayContaining([
        { pointer: '/editorSource/data/objects/0', detail: 'Must be an object' },
      ]),
    });
  },
);

describe("refused by the product's rules", () => {
  test('[STEP-08] an invalid day and an invalid zone', async () => {
    expect(
      await refusal({
        ...coupon,
        expirationDate: '2026-02-30T00:00:00.000Z',
        form: { ...coupon.form, timeZone: 'America/Atlantis' },
      }),
    ).toEqual({
      status: 422,
      type: '/problems/invalid-coupon',
      errors: [
        { pointer: '/expirationDate', detail: 'Valid Date Required' },
        { pointer: '/form/timeZone', detail: 'Required' },
      ],
    });
  });

  test('[STEP-06] a price as the website', async () => {
    expect(await refusal({ ...coupon, website: 'https://19.99' })).toEqual({
      status: 422,
      type: '/problems/invalid-coupon',
      errors: [{ pointer: '/website', detail: 'Must be a valid URL' }],
    });
  });

  test('[STEP-04] three letters in a text logo', async () => {
    const logo = {
      backgroundColor: '#FFFFFF',
      font: 'Domine-Bold',
      text: 'OBX',
      textColor: '#000000',
    };
    expect(await refusal({ ...coupon, data: { ...coupon.data, logo } })).toEqual({
      status: 422,
      type: '/problems/invalid-coupon',
      errors: [{ pointer: '/data/logo/text', detail: 'Must be at most 2 characters long' }],
    });
  });

  test('[STEP-10] a barcode value that Code 128 cannot hold', async () => {
    expect(await refusal({ ...coupon, barcodeType: 'CODE128', barcodeValue: 'Zoë' })).toEqual({
      status: 422,
      type: '/problems/barcode-refused',
      errors: [
        {
          pointer: '/barcodeValue',
          detail:
            'Code 128 takes unaccented letters, digits and common signs only. Please use a QR code for this text.',
        },
      ],
    });
  });

  test('[STEP-10] a barcode without a value', async () => {
    expect(await refusal({ ...coupon, barcodeValue: '' })).toMatchObject({
      status: 422,
      type: '/problems/invalid-coupon',
      errors: [{ pointer: '/barcodeValue', detail: 'Required' }],
    });
  });

  test('a template that is not offered', async () => {
    expect(
      await refusal({ ...coupon, templateId: '9f4a1a0c-4df5-4f0e-9b0e-0f6d0e1d7f11' }),
    ).toMatchObject({
      status: 422,
      errors: [
        {
          pointer: '/templateId',
          detail: 'This template is no longer offered. Please choose another one.',
        },
      ],
    });
  });

  test('schemes that do not color the same tokens', async () => {
    const design = bakeryDesign();
    const [first, second, ...others] = design.schemes;
    if (second === undefined) throw new Error('The bakery has four schemes.');
    const { FILL1: _fill, ...fill } = second.tokens.fill;
    const odd = { ...second, tokens: { ...second.tokens, fill } };
    expect(
      await refusal({ ...coupon, editorSource: { ...design, schemes: [first, odd, ...others] } }),
    ).toMatchObject({
      status: 422,
      errors: [
        {
          pointer: '/editorSource/schemes',
          detail: 'Scheme token mismatch. Please check source image.',
        },
      ],
    });
  });
});
