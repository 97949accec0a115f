import { expect, test } from 'vitest';
import { formFactsOf } from '../../../src/domain/coupon/form-facts.ts';
import { composeFace } from '../../../src/domain/coupon/coupon-face.ts';
import {
  COUPON_FORM_DEFAULTS,
  type CouponForm,
} from '../../../src/domain/coupon/fields/coupon-form.ts';
import { contrastOf, transcriptOf } from '../../../src/domain/wizard/proof.ts';
import { DESIGN } from '../../support/wizard-driver.ts';

const faceOf = (changes: Partial<CouponForm>) =>
  composeFace(formFactsOf({ ...COUPON_FORM_DEFAULTS, ...changes }));

test('[STEP-13] the lower contrast of text and labels decides the readability of a card', () => {
  const colors = { backgroundColor: '#FFFFFF', foregroundColor: '#000000' };
  expect(contrastOf(faceOf(colors))).toEqual({ ratio: 21, isReadable: true });
  expect(contrastOf(faceOf({ ...colors, labelColor: '#777777' }))).toEqual({
    ratio: 4.4,
    isReadable: false,
  });
});

test('[PRE-04] the transcript has the name, the texts, the offer, its last day, its codes and its terms', () => {
  expect(
    transcriptOf(
      faceOf({
        merchantName: 'Halfmoon Bakery',
        description: 'Buy a dozen rolls',
        expirationDate: '2026-12-31T00:00:00.000Z',
        barcodeType: 'QR',
        barcodeValue: 'HALFMOON-13',
        promoCode: 'ROLLS',
        termsConditions: 'One per customer.\nNot with other offers',
        stripEditorSource: DESIGN,
        text: { TEXT1: 'The 13th is on us!' },
      }),
    ),
  ).toBe(
    'Halfmoon Bakery. Coupon. The 13th is on us! Buy a dozen rolls. Expires December 31, 2026. Code HALFMOON-13. Promo code ROLLS. Terms and conditions: One per customer. Not with other offers.',
  );
});

test('[PREV-06] leaves blank lines out of the strip’s texts', () => {
  const form = { ...COUPON_FORM_DEFAULTS, stripEditorSource: DESIGN, text: { TEXT1: '  ' } };
  expect(formFactsOf(form).paintedWords).toEqual([]);
});

test('[WIZ-17] an unfinished color or zone shows the default instead of an error', () => {
  const facts = formFactsOf({
    ...COUPON_FORM_DEFAULTS,
    backgroundColor: '#3B1',
    foregroundColor: '#3B17',
    labelColor: 'red',
    timeZone: 'Mars/Base',
  });
  expect([facts.backgroundColor, facts.foregroundColor, facts.labelColor, facts.timeZone]).toEqual([
    '#33BB11',
    '#FFFFFF',
    '#FFFFFF',
    'America/New_York',
  ]);
});

test('[PRE-04] the transcript leaves out what a coupon does not have, and says a code’s value, too, where its caption is something else', () => {
  expect(transcriptOf(faceOf({ merchantName: 'Halfmoon Bakery' }))).toBe(
    'Halfmoon Bakery. Coupon.',
  );
  const code = { barcodeType: 'QR', barcodeValue: 'HM-13', barcodeAltText: 'Show this' } as const;
  expect(transcriptOf(faceOf({ merchantName: 'Halfmoon', ...code }))).toBe(
    'Halfmoon. Coupon. Code Show this, HM-13.',
  );
});

test('[PRE-04] reads texts that equal the offer once, and adds no period after punctuation', () => {
  const strip = { stripEditorSource: DESIGN, merchantName: 'Halfmoon' };
  const words = (text: string, description: string) =>
    transcriptOf(faceOf({ ...strip, text: { TEXT1: text }, description }));
  expect(words('Free rolls?', 'Free rolls?')).toBe('Halfmoon. Coupon. Free rolls?');
  expect(words('Wow! Rolls', 'Buy 12.')).toBe('Halfmoon. Coupon. Wow! Rolls. Buy 12.');
});
