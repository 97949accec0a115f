import { expect, test } from 'vitest';
import { refusalIn } from '../support/answers.ts';
import { bakeryCoupon, bakeryDesign } from '../support/coupon-payload.ts';
import { NOT_OFFERED, sendCoupon } from '../support/saved-coupon.ts';
import { sharedServices } from '../support/services-fixture.ts';

const services = sharedServices();
const coupon = await bakeryCoupon();

const THREE_LETTERS = { ...coupon.data.logo, text: 'OBX' };

const refusal = async (part: object) => refusalIn(await sendCoupon(services, part));

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
  const refused = await refusal({ [member]: value });
  expect(refused).toEqual(['400 invalid-request', `/${member}: ${detail}`]);
});

const CHARACTER = 'This text has an invalid character';

test.each([
  [
    'every missing field at once',
    { merchantName: undefined, description: undefined },
    '/description: Required',
    '/merchantName: Required',
  ],
  [
    'an unknown member',
    { form: { ...coupon.form, owner: 'me' } },
    '/form/owner: This member is unknown here',
  ],
  ['a number as a text', { merchantName: 7 }, '/merchantName: Must be a string'],
  ['a NUL', { merchantName: 'a\u0000b' }, `/merchantName: ${CHARACTER}`],
  ['a name with a slash', { 'a/~b': '\0' }, `/a~1~0b: ${CHARACTER}`],
  [
    'half a pair',
    { form: { ...coupon.form, text: { TEXT1: '\ud83d' } } },
    `/form/text/TEXT1: ${CHARACTER}`,
  ],
])('[API-03] refuses %s before it reaches the database', async (...row) => {
  const [, change, ...errors] = row;
  expect(await refusal(change)).toEqual(['400 invalid-request', ...errors]);
});

test.each([[null], [1], ['path'], [[]]])(
  '[API-03] a design consists of objects, so %j is refused',
  async (object) => {
    const design = { ...bakeryDesign(), data: { width: 1125, height: 432, objects: [object] } };
    const refused = await refusal({ editorSource: design });
    expect(refused[0]).toBe('400 invalid-request');
    expect(refused).toContain('/editorSource/data/objects/0: Must be an object');
  },
);

test.each([
  [
    'an invalid day and an invalid zone',
    'invalid-coupon',
    {
      expirationDate: '2026-02-30T00:00:00.000Z',
      form: { ...coupon.form, timeZone: 'America/Atlantis' },
    },
    '/expirationDate: Valid Date Required',
    '/form/timeZone: Required',
  ],
  [
    'a price as the website',
    'invalid-coupon',
    { website: 'https://19.99' },
    '/website: Must be a valid URL',
  ],
  [
    'three letters in a text logo',
    'invalid-coupon',
    { data: { ...coupon.data, logo: THREE_LETTERS } },
    '/data/logo/text: Must be at most 2 characters long',
  ],
  [
    'a barcode value that Code 128 cannot hold',
    'barcode-refused',
    { barcodeType: 'CODE128', barcodeValue: 'Zoë' },
    '/barcodeValue: Code 128 takes unaccented letters, digits and common signs only. Please use a QR code for this text.',
  ],
  ['a barcode without a value', 'invalid-coupon', { barcodeValue: '' }, '/barcodeValue: Required'],
  [
    'a template that is not offered',
    'invalid-coupon',
    { templateId: '9f4a1a0c-4df5-4f0e-9b0e-0f6d0e1d7f11' },
    NOT_OFFERED,
  ],
  [
    'schemes that do not color the same tokens',
    'invalid-coupon',
    { editorSource: designWithOddScheme() },
    '/editorSource/schemes: Scheme token mismatch. Please check source image.',
  ],
])('[STEP-04] [STEP-06] [STEP-08] [STEP-10] refuses %s', async (...row) => {
  const [, type, change, ...errors] = row;
  expect(await refusal(change)).toEqual([`422 ${type}`, ...errors]);
});

function designWithOddScheme() {
  const design = bakeryDesign();
  const [first, second, ...others] = design.schemes;
  if (second === undefined) throw new Error('The bakery has four schemes.');
  const { FILL1: _fill, ...fill } = second.tokens.fill;
  const odd = { ...second, tokens: { ...second.tokens, fill } };
  return { ...design, schemes: [first, odd, ...others] };
}
