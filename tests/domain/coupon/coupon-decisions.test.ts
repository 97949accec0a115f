import { expect, test } from 'vitest';
import { withOneLogo, withSubmitted } from '../../../src/domain/coupon/coupon-decisions.ts';
import {
  COUPON_FORM_DEFAULTS,
  type CouponForm,
} from '../../../src/domain/coupon/fields/coupon-form.ts';
import { HALFMOON_LOGO } from '../../support/halfmoon.ts';
import { DESIGN } from '../../support/wizard-driver.ts';

const IMAGES = {
  ...COUPON_FORM_DEFAULTS.apple,
  stripImage: 'data:image/png;base64,ST',
  logoImage: HALFMOON_LOGO.image,
  originalLogo: HALFMOON_LOGO.original,
  logoEditorSource: DESIGN,
  logoEditorSourceId: 'b51f7a5e',
};
const FILLED: CouponForm = {
  ...COUPON_FORM_DEFAULTS,
  logoText: 'HB',
  rideAlongImage: 'data:image/png;base64,RA',
  originalRideAlongImage: HALFMOON_LOGO.original,
  apple: IMAGES,
  google: { ...IMAGES, stripImage: 'data:image/png;base64,GS' },
};

const { originalLogo } = COUPON_FORM_DEFAULTS.apple;

test.each([
  ['yes', 'editor sources', { logoEditorSource: null, logoEditorSourceId: null }],
  ['no', 'logos and originals', { logoImage: null, originalLogo }],
] as const)(
  '[WIZ-12] "%s" clears the %s of both wallets and nothing else',
  (haveLogoImage, _, cleared) => {
    expect(withSubmitted(FILLED, { haveLogoImage })).toEqual({
      ...FILLED,
      haveLogoImage,
      apple: { ...FILLED.apple, ...cleared },
      google: { ...FILLED.google, ...cleared },
    });
  },
);

test('[WIZ-13] "no" clears the Ride-Along image, "yes" keeps it', () => {
  expect(withSubmitted(FILLED, { haveRideAlongImage: 'no' })).toEqual({
    ...FILLED,
    haveRideAlongImage: 'no',
    rideAlongImage: null,
    originalRideAlongImage: COUPON_FORM_DEFAULTS.originalRideAlongImage,
  });
  expect(withSubmitted(FILLED, { haveRideAlongImage: 'yes' })).toEqual({
    ...FILLED,
    haveRideAlongImage: 'yes',
  });
});

test.each([
  [{ barcodeInitialValue: ' HALFMOON-13 ', barcodeAltText: 'Show this' }, 'HALFMOON-13'],
  [{ barcodeInitialValue: '  ', barcodeAltText: ' Show this ' }, 'Show this'],
  [{ barcodeAltText: 'Show this' }, 'Show this'],
  [{ description: 'Free rolls' }, 'AS IT WAS'],
])('[WIZ-14] submitting %j sets the barcode %j', (values, barcodeValue) => {
  const form = { ...FILLED, barcodeValue: 'AS IT WAS' };
  expect(withSubmitted(form, values)).toEqual({ ...form, ...values, barcodeValue });
});

test('[WIZ-12] two logo images replace a text logo; one stays beside it', () => {
  expect(withOneLogo(FILLED)).toEqual({ ...FILLED, logoText: null });
  const oneLogo = { ...FILLED, google: { ...IMAGES, logoImage: null } };
  expect(withOneLogo(oneLogo)).toEqual(oneLogo);
});
