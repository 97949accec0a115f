import { expect, test } from 'vitest';
import { COUPON_FORM_DEFAULTS } from '../../../src/domain/coupon/coupon-form.ts';

const NOT_UPLOADED = { file: null, data: null, crop: null, storedName: null };
const NO_PICTURES = {
  stripImage: null,
  logoImage: null,
  stripEditorSource: null,
  originalLogo: NOT_UPLOADED,
  originalStrip: NOT_UPLOADED,
  logoEditorSource: null,
  logoEditorSourceId: null,
};

test('[STEP-16] [STEP-04] [STEP-13] an untouched coupon form holds the specified defaults, every one', () => {
  expect(COUPON_FORM_DEFAULTS).toEqual({
    backgroundColor: '#5F5F5F',
    foregroundColor: '#FFFFFF',
    labelColor: null,
    barcodeType: 'NONE',
    scheme: 'Default Scheme',
    description: '',
    merchantName: '',
    termsConditions: '',
    barcodeValue: '',
    barcodeInitialValue: '',
    barcodeAltText: '',
    promoCode: '',
    phone: '',
    website: '',
    expirationDate: '',
    timeZone: 'America/New_York',
    haveCustomArtwork: false,
    stripEditorSource: null,
    logoText: null,
    logoFont: 'Helvetica Neue',
    logoBackgroundColor: '#FFFFFF',
    logoTextColor: '#000000',
    haveLogoImage: null,
    haveRideAlongImage: null,
    text: {},
    rideAlongScheme: 'Default Scheme',
    rideAlongImage: null,
    rideAlongImageEditorSource: null,
    originalRideAlongImage: NOT_UPLOADED,
    mailerId: '',
    apple: NO_PICTURES,
    google: NO_PICTURES,
  });
});
