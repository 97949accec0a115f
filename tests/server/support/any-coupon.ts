/** Random coupons: every barcode, long words, both writing directions, emoji, few or many values. */
import fc from 'fast-check';
import {
  BARCODE_ALT_TEXT_MAX,
  DESCRIPTION_MAX,
  MERCHANT_NAME_MAX,
  PROMO_CODE_MAX,
  STRIP_TEXT_MAX,
} from '../../../src/domain/constants.ts';
import { barcodeIssue } from '../../../src/domain/coupon/barcode.ts';
import { BARCODE_TYPES } from '../../../src/domain/coupon/fields/barcode-types.ts';
import { formOfTemplate } from '../../../src/domain/coupon/coupon-decisions.ts';
import {
  COUPON_FORM_DEFAULTS,
  type CouponForm,
} from '../../../src/domain/coupon/fields/coupon-form.ts';
import { ANSWERS, DESIGN } from '../../support/wizard-driver.ts';

const WORDS = [
  'Halfmoon Bakery',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'קפה ירושלים',
  'مخبز الهلال — خصم ٢٠٪؟',
  '半月ベーカリー。',
  '👩🏽‍🍳 👨‍👩‍👧‍👦 🏳️‍🌈 🇨🇭',
  'Zoe\u0308’s Cafe\u0301',
  '<b>& "half" off</b>',
  '  twice   spaced  ',
  '$5 off…',
  'Really?!',
  'naïve façade',
  '12/31/2026',
  'A',
];

const words = (most: number) =>
  fc
    .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 })
    .map((some) => some.join(' '))
    .map((text) => Array.from(text).slice(0, most).join(''))
    .filter((text) => text.trim() !== '' && text.length <= most);
const optional = (arbitrary: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), arbitrary);

const terms = fc.array(words(200), { minLength: 1, maxLength: 8 }).map((lines) => lines.join('\n'));
const website = fc.constantFrom(
  'https://halfmoon.example',
  'http://halfmoon.example/a%20b?c=d&e=f#g',
  'https://bäckerei.example/brötchen',
  `https://halfmoon.example/${'long/'.repeat(60)}`,
);
const expiration = fc
  .date({
    min: new Date('2026-01-01'),
    max: new Date('2039-12-31'),
    noInvalidDate: true,
  })
  .map((date) => `${date.toISOString().slice(0, 10)}T00:00:00.000Z`);

const barcode = fc
  .record({
    barcodeType: fc.constantFrom(...BARCODE_TYPES),
    barcodeValue: fc.oneof(
      words(60),
      fc.constantFrom('HALFMOON-13', 'https://halfmoon.example/?a=1&b=<2>', 'x'.repeat(80)),
    ),
    barcodeAltText: optional(words(BARCODE_ALT_TEXT_MAX)),
  })
  .filter(
    ({ barcodeType, barcodeValue }) =>
      barcodeType === 'NONE' || barcodeIssue(barcodeType, barcodeValue) === null,
  );

/** A valid form, and whether the mailing has a Ride-Along image. */
export const anyCoupon: fc.Arbitrary<{
  readonly form: CouponForm;
  readonly hasRideAlong: boolean;
}> = fc
  .record({
    merchantName: words(MERCHANT_NAME_MAX),
    description: words(DESCRIPTION_MAX),
    termsConditions: optional(terms),
    promoCode: optional(words(PROMO_CODE_MAX)),
    expirationDate: optional(expiration),
    timeZone: fc.constantFrom('America/New_York', 'Pacific/Honolulu', 'UTC'),
    phone: optional(fc.constant('555-014-2233')),
    website: optional(website),
    labelColor: fc.constantFrom(null, '#F7C948'),
    barcode,
    design: fc.constantFrom(DESIGN, null),
    text: fc.oneof(fc.constant({}), fc.record({ TEXT1: optional(words(STRIP_TEXT_MAX)) })),
    hasRideAlong: fc.boolean(),
  })
  .map(({ barcode: code, design, hasRideAlong, ...decisions }) => ({
    hasRideAlong,
    form: {
      ...formOfTemplate(COUPON_FORM_DEFAULTS, DESIGN),
      ...ANSWERS.theme,
      ...ANSWERS.logo,
      ...decisions,
      ...code,
      stripEditorSource: design,
    },
  }));
