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

/** The message of each field with an issue. */
function problems(screen: ScreenName, changes: object): Readonly<Record<string, string>> {
  const issues = issuesOf([screen], { ...withDetails, ...changes });
  return Object.fromEntries(
    issues.map(({ path, issue }) => [path.join('.'), fieldMessageOf(issue)]),
  );
}

const DATES = { startDate: '2026-12-15T00:00:00.000Z', expirationDate: '2026-12-14T00:00:00.000Z' };
const LONGEST = {
  merchantName: 'x'.repeat(128),
  description: '🥐'.repeat(255),
  promoCode: 'x'.repeat(64),
  termsConditions: 'x'.repeat(4_000),
  website: `https://salscorner.example/${'x'.repeat(2_048 - 27)}`,
};

const REQUIRED = 'Required';

test.each<[ScreenName, object, Readonly<Record<string, string>>]>([
  [
    'details.business',
    {
      phone: '585-555-0142',
      website: 'https://salscorner.example',
      expirationDate: '2026-12-18T00:00:00.000Z',
      promoCode: 'SALS-4-OFF',
      termsConditions: 'One coupon per order.',
    },
    {},
  ],
  ['details.business', { ...DATES, startDate: DATES.expirationDate }, {}],
  ['details.business', { ...DATES, startDate: '' }, {}],
  ['details.business', { ...DATES, expirationDate: '' }, {}],
  ['details.business', LONGEST, {}],
  ['logo.choice', { haveLogoImage: 'no' }, {}],
  ['coupon.theme', { backgroundColor: '#777777', foregroundColor: '#777777' }, {}],
  ['barcode.format', { barcodeType: 'NONE', barcodeAltText: 'x'.repeat(129) }, {}],
  ['barcode.format', { barcodeType: 'QR', barcodeInitialValue: 'SALS-4-OFF' }, {}],
  ['ride-along.colors', { mailerId: '' }, {}],
  ['ride-along.colors', { mailerId: '901234567' }, {}],
  [
    'details.business',
    { merchantName: '', description: '  ' },
    { merchantName: REQUIRED, description: REQUIRED },
  ],
  ['details.business', { website: 'https://zz' }, { website: 'Must be a valid URL' }],
  ['details.business', { website: 'javascript:alert(1)' }, { website: 'Must be a valid URL' }],
  ['details.business', { phone: '585-555-01' }, { phone: 'Must match: XXX-XXX-XXXX' }],
  [
    'details.business',
    { expirationDate: '2026-02-30T00:00:00.000Z' },
    { expirationDate: 'Valid Date Required' },
  ],
  ['details.business', { expirationDate: 'soon' }, { expirationDate: 'Valid Date Required' }],
  ['details.business', DATES, { startDate: 'Must be on or before the expiration date' }],
  ['details.business', { timeZone: 'Mars/Base' }, { timeZone: REQUIRED }],
  ['logo.choice', { haveLogoImage: null }, { haveLogoImage: REQUIRED }],
  ['logo.upload', {}, { 'apple.logoImage': REQUIRED, 'google.logoImage': REQUIRED }],
  ['design.upload', {}, { 'apple.stripImage': REQUIRED, 'google.stripImage': REQUIRED }],
  ['logo.text', { logoText: '' }, { logoText: REQUIRED }],
  ['logo.text', { logoText: 'SAL' }, { logoText: 'Must be at most 2 characters long' }],
  ['logo.text', { logoText: 'S', logoBackgroundColor: '' }, { logoBackgroundColor: REQUIRED }],
  [
    'logo.text',
    { logoText: 'S', logoTextColor: 'red' },
    { logoTextColor: 'Must be a color such as #1F4FBF' },
  ],
  [
    'coupon.text',
    { text: { TEXT1: '', TEXT2: 'x'.repeat(121) } },
    { 'text.TEXT2': 'Must be at most 120 characters long' },
  ],
  ['coupon.colors', { scheme: '' }, { scheme: REQUIRED }],
  ['coupon.theme', { labelColor: '' }, { labelColor: REQUIRED }],
  ['barcode.format', { barcodeType: 'QR' }, { barcodeInitialValue: REQUIRED }],
  [
    'barcode.format',
    { barcodeType: 'CODE128', barcodeInitialValue: 'Käse' },
    { barcodeInitialValue: expect.stringContaining('QR code') },
  ],
  ['ride-along.question', { haveRideAlongImage: null }, { haveRideAlongImage: REQUIRED }],
  ['ride-along.upload', {}, { rideAlongImage: REQUIRED }],
  ['ride-along.colors', { rideAlongScheme: '' }, { rideAlongScheme: REQUIRED }],
  ['ride-along.colors', { mailerId: '90123456A' }, { mailerId: 'Must be an integer' }],
  ['ride-along.colors', { mailerId: '-90123456' }, { mailerId: 'Must be an integer' }],
  ['ride-along.colors', { mailerId: '   ' }, { mailerId: 'Must be an integer' }],
  [
    'ride-along.colors',
    { mailerId: '9012345678' },
    { mailerId: 'Must be at most 9 characters long' },
  ],
  ['ride-along.colors', { mailerId: '90123' }, { mailerId: 'Must match: XXXXXXXXX' }],
])(
  '[STEP-01] [STEP-04] [STEP-05] [STEP-08] [STEP-10] [STEP-13] [STEP-15] [STEP-18] %s with %j says %j',
  (screen, values, said) => {
    expect(problems(screen, values)).toEqual(said);
  },
);

test('[STEP-15] refuses one character more than the longest texts, with the limit as a code', () => {
  const longer = Object.entries(LONGEST).map(([field, text]) => [field, `${text}x`] as const);
  expect(Object.values(problems('details.business', Object.fromEntries(longer))).sort()).toEqual(
    [128, 2048, 255, 4000, 64].map((most) => `Must be at most ${most} characters long`),
  );
  const values = { ...withDetails, website: 'w'.repeat(4_000) };
  expect(issuesOf(['details.business'], values)).toEqual([
    { path: ['website'], issue: { code: 'tooLong', limit: WEBSITE_MAX } },
  ]);
});
