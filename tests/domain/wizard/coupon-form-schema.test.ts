import { expect, test } from 'vitest';
import { WEBSITE_MAX } from '../../../src/domain/constants.ts';
import { COUPON_FORM_DEFAULTS } from '../../../src/domain/coupon/fields/coupon-form.ts';
import { fieldMessageOf } from '../../../src/domain/field-messages.ts';
import { issuesOf } from '../../../src/domain/wizard/coupon-form.schema.ts';
import type { ScreenName } from '../../../src/domain/coupon/fields/screen-names.ts';

const withDetails = {
  ...COUPON_FORM_DEFAULTS,
  merchantName: "Sal's Corner Pizza",
  description: '$4 off any large pie',
};

function problems(screen: ScreenName, changes: object) {
  return issuesOf([screen], { ...withDetails, ...changes }).map(({ path, issue }) => ({
    path,
    message: fieldMessageOf(issue),
  }));
}

test('[STEP-05] business name and description are required', () => {
  expect(problems('details.business', { merchantName: '', description: '  ' })).toEqual([
    { path: ['description'], message: 'Required' },
    { path: ['merchantName'], message: 'Required' },
  ]);
});

test('[STEP-05] complete details have no issue', () => {
  expect(
    problems('details.business', {
      phone: '585-555-0142',
      website: 'https://salscorner.example',
      expirationDate: '2026-12-18T00:00:00.000Z',
      promoCode: 'SALS-4-OFF',
      termsConditions: 'One coupon per order.',
    }),
  ).toEqual([]);
});

test.each([
  ['website', 'https://zz', 'Must be a valid URL', 'STEP-06'],
  ['website', 'javascript:alert(1)', 'Must be a valid URL', 'STEP-06'],
  ['phone', '585-555-01', 'Must match: XXX-XXX-XXXX', 'STEP-07'],
  ['expirationDate', '2026-02-30T00:00:00.000Z', 'Valid Date Required', 'STEP-08'],
  ['expirationDate', 'soon', 'Valid Date Required', 'STEP-08'],
  ['merchantName', 'x'.repeat(129), 'Must be at most 128 characters long', 'STEP-15'],
  ['termsConditions', 'x'.repeat(4001), 'Must be at most 4000 characters long', 'STEP-15'],
])('[STEP-15] %s %j shows %j (%s)', (field, value, message) => {
  expect(problems('details.business', { [field]: value })).toEqual([{ path: [field], message }]);
});

test('[STEP-15] accepts the longest texts, refuses one character more', () => {
  const longest = {
    merchantName: 'x'.repeat(128),
    description: 'x'.repeat(255),
    promoCode: 'x'.repeat(64),
    termsConditions: 'x'.repeat(4_000),
    website: `https://salscorner.example/${'x'.repeat(2_048 - 27)}`,
  };
  expect(problems('details.business', longest)).toEqual([]);
  const longer = Object.fromEntries(
    Object.entries(longest).map(([field, text]) => [field, `${text}x`]),
  );
  expect(
    problems('details.business', longer)
      .map(({ message }) => message)
      .sort(),
  ).toEqual([128, 2048, 255, 4000, 64].map((most) => `Must be at most ${most} characters long`));
});

test.each([
  ['2026-12-15T00:00:00.000Z', ['Must be on or before the expiration date']],
  ['2026-12-14T00:00:00.000Z', []],
  ['', []],
])('[STEP-18] a start date of %j before an expiration on December 14', (startDate, messages) => {
  const dates = { startDate, expirationDate: '2026-12-14T00:00:00.000Z' };
  expect(problems('details.business', dates).map(({ message }) => message)).toEqual(messages);
  expect(problems('details.business', { startDate, expirationDate: '' })).toEqual([]);
});

test('[STEP-08] requires a known time zone', () => {
  expect(problems('details.business', { timeZone: 'Mars/Base' })).toEqual([
    { path: ['timeZone'], message: 'Required' },
  ]);
});

test('[STEP-09] the logo question requires an answer', () => {
  expect(problems('logo.choice', { haveLogoImage: null })).toEqual([
    { path: ['haveLogoImage'], message: 'Required' },
  ]);
  expect(problems('logo.choice', { haveLogoImage: 'no' })).toEqual([]);
});

test('[STEP-01] both logos are required', () => {
  expect(problems('logo.upload', {})).toEqual([
    { path: ['apple', 'logoImage'], message: 'Required' },
    { path: ['google', 'logoImage'], message: 'Required' },
  ]);
});

test('[STEP-02] both strips are required', () => {
  expect(problems('design.upload', {})).toEqual([
    { path: ['apple', 'stripImage'], message: 'Required' },
    { path: ['google', 'stripImage'], message: 'Required' },
  ]);
});

test.each([
  [{ logoText: '' }, 'logoText', 'Required'],
  [{ logoText: 'SAL' }, 'logoText', 'Must be at most 2 characters long'],
  [{ logoText: 'S', logoBackgroundColor: '' }, 'logoBackgroundColor', 'Required'],
  [{ logoText: 'S', logoTextColor: 'red' }, 'logoTextColor', 'Must be a color such as #1F4FBF'],
])('[STEP-04] %j: %s %j', (changes, field, message) => {
  expect(problems('logo.text', changes)).toEqual([{ path: [field], message }]);
});

test('[STEP-11] texts of a design may be empty and have at most 120 characters', () => {
  expect(problems('coupon.text', { text: { TEXT1: '', TEXT2: 'x'.repeat(121) } })).toEqual([
    { path: ['text', 'TEXT2'], message: 'Must be at most 120 characters long' },
  ]);
});

test('[STEP-12] a scheme is required', () => {
  expect(problems('coupon.colors', { scheme: '' })).toEqual([
    { path: ['scheme'], message: 'Required' },
  ]);
});

test('[STEP-13] low contrast is not an issue of the form', () => {
  expect(
    problems('coupon.theme', { backgroundColor: '#777777', foregroundColor: '#777777' }),
  ).toEqual([]);
  expect(problems('coupon.theme', { labelColor: '' })).toEqual([
    { path: ['labelColor'], message: 'Required' },
  ]);
});

test('[STEP-10] a barcode needs a value unless its type is none', () => {
  expect(problems('barcode.format', { barcodeType: 'QR' })).toEqual([
    { path: ['barcodeInitialValue'], message: 'Required' },
  ]);
  expect(problems('barcode.format', { barcodeType: 'NONE' })).toEqual([]);
  expect(
    problems('barcode.format', { barcodeType: 'QR', barcodeInitialValue: 'SALS-4-OFF' }),
  ).toEqual([]);
});

test('[STEP-10] the field refuses values that Code 128 cannot encode', () => {
  const [problem, ...others] = problems('barcode.format', {
    barcodeType: 'CODE128',
    barcodeInitialValue: 'Käse',
  });
  expect(others).toEqual([]);
  expect(problem?.path).toEqual(['barcodeInitialValue']);
});

test.each([
  ['', []],
  ['901234567', []],
  ['90123456A', ['Must be an integer']],
  ['-90123456', ['Must be an integer']],
  ['9012345678', ['Must be at most 9 characters long']],
  ['90123', ['Must match: XXXXXXXXX']],
  ['   ', ['Must be an integer']],
])('[STEP-05] a Mailer ID of %j shows %j', (mailerId, messages) => {
  const said = problems('ride-along.colors', { mailerId });
  expect(said).toEqual(messages.map((message) => ({ path: ['mailerId'], message })));
});

test('[STEP-03] the Ride-Along question requires an answer, "yes" an image, "no" a scheme', () => {
  expect(problems('ride-along.question', { haveRideAlongImage: null })).toEqual([
    { path: ['haveRideAlongImage'], message: 'Required' },
  ]);
  expect(problems('ride-along.upload', {})).toEqual([
    { path: ['rideAlongImage'], message: 'Required' },
  ]);
  expect(problems('ride-along.colors', { rideAlongScheme: '' })).toEqual([
    { path: ['rideAlongScheme'], message: 'Required' },
  ]);
});

test('[STEP-15] a schema reports codes, with the limit for the message', () => {
  const values = { ...withDetails, merchantName: '', phone: '1', website: 'w'.repeat(4_000) };
  expect(issuesOf(['details.business'], values)).toEqual([
    { path: ['merchantName'], issue: { code: 'required' } },
    { path: ['phone'], issue: { code: 'phone' } },
    { path: ['website'], issue: { code: 'tooLong', limit: WEBSITE_MAX } },
  ]);
});
