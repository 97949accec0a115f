import { expect, test } from 'vitest';
import { payloadOf, updateOf } from '../../src/app/wizard/coupon-payload.ts';
import {
  placedValues,
  valuesOnlyInForm,
  withoutCopies,
} from '../../src/domain/coupon/fields/field-places.ts';
import { formOfTemplate } from '../../src/domain/coupon/coupon-decisions.ts';
import { COUPON_FORM_DEFAULTS } from '../../src/domain/coupon/fields/coupon-form.ts';
import { withRideAlongDesign } from '../../src/domain/coupon/ride-along.ts';
import type { FinishedCoupon } from '../../src/machines/submission/submission.machine.ts';
import { HALFMOON_LOGO, HB_CARD } from '../support/halfmoon.ts';
import { COUPON as PLAIN, DESIGN, IMAGES, STORED } from '../support/wizard-driver.ts';
import { RIDE_ALONG_DESIGN } from '../support/ride-along-design.ts';

const COUPON: FinishedCoupon = {
  ...PLAIN,
  form: {
    ...formOfTemplate(COUPON_FORM_DEFAULTS, DESIGN),
    merchantName: 'Halfmoon Bakery',
    description: 'Buy a dozen rolls, the 13th is on us',
    promoCode: 'HALFMOON-13',
    logoText: 'HB',
  },
  templateId: 'b51f7a5e-3c1d-4c3a-8f9b-0d6f2f6a1c11',
};

test('[SUBM-04] the payload matches the specification, with template, text logo and scheme', () => {
  const { form: _form, ...payload } = payloadOf(COUPON);
  expect(payload).toEqual({
    barcodeType: 'NONE',
    barcodeValue: '',
    barcodeAltText: '',
    description: 'Buy a dozen rolls, the 13th is on us',
    merchantName: 'Halfmoon Bakery',
    termsConditions: '',
    startDate: '',
    expirationDate: '',
    phone: '',
    website: '',
    templateId: 'b51f7a5e-3c1d-4c3a-8f9b-0d6f2f6a1c11',
    editorSource: DESIGN,
    data: HB_CARD,
    apple: { stripImage: IMAGES.appleStrip, logoImage: IMAGES.appleLogo },
    google: { stripImage: IMAGES.googleStrip, logoImage: IMAGES.googleLogo },
  });
});

test('[SUBM-04] leaves out template, text logo and design if the coupon has none', () => {
  const payload = payloadOf({ ...COUPON, form: COUPON_FORM_DEFAULTS, templateId: null });
  expect(Object.hasOwn(payload, 'templateId')).toBe(false);
  expect(payload.editorSource).toBe(null);
  expect(payload.data).toEqual({ backgroundColor: '#5F5F5F', foregroundColor: '#FFFFFF' });
});

test('[SUBM-04] [STEP-03] includes the Ride-Along image, and its design if it was drawn from one', () => {
  const images = { ...IMAGES, rideAlong: 'data:image/png;base64,RA' };
  const form = withRideAlongDesign(COUPON.form, RIDE_ALONG_DESIGN);
  expect(
    payloadOf({ ...COUPON, images, form: { ...form, haveRideAlongImage: 'no' } }),
  ).toMatchObject({
    rideAlongImage: 'data:image/png;base64,RA',
    rideAlongImageEditorSource: RIDE_ALONG_DESIGN,
  });
  expect(
    payloadOf({ ...COUPON, images, form: { ...form, haveRideAlongImage: 'yes' } }),
  ).toMatchObject({
    rideAlongImage: 'data:image/png;base64,RA',
    rideAlongImageEditorSource: null,
  });
  expect(payloadOf(COUPON)).not.toHaveProperty('rideAlongImage');
});

test('[SUBM-08] [SUBM-09] the form is versioned and has only fields that the payload lacks, and no image', () => {
  const payload = payloadOf(COUPON);
  const { form } = payload;
  expect(form).toMatchObject({
    version: 1,
    promoCode: 'HALFMOON-13',
    text: { TEXT1: 'The 13th is on us' },
    labelColor: '#978480',
    timeZone: 'America/New_York',
  });
  expect(Object.keys(form)).toEqual(Object.keys(withoutCopies(form, payload)));
  expect(placedValues(payload)).toMatchObject(valuesOnlyInForm(COUPON.form, {}));
  expect(JSON.stringify(form)).not.toContain('data:image');
  expect(
    ['apple', 'google', 'stripEditorSource', 'rideAlongImage'].filter((key) => key in form),
  ).toEqual([]);
});

const LOGO = HALFMOON_LOGO.original;
const UPLOADED: FinishedCoupon = {
  ...COUPON,
  form: {
    ...COUPON.form,
    haveLogoImage: 'yes',
    logoText: null,
    apple: { ...COUPON.form.apple, logoImage: IMAGES.appleLogo, originalLogo: LOGO },
    google: {
      ...COUPON.form.google,
      logoImage: IMAGES.googleLogo,
      originalLogo: { ...LOGO, crop: null, storedName: `sha256:${'a'.repeat(64)}` },
    },
  },
};

test('[SUBM-08] sends an original once, then refers to it; stores its crop and the flow', () => {
  const { originals, form } = payloadOf(UPLOADED);
  expect(originals).toEqual({
    appleLogo: { name: 'halfmoon.png', data: LOGO.data },
    googleLogo: { name: 'halfmoon.png', data: `sha256:${'a'.repeat(64)}` },
  });
  expect(form).toMatchObject({ flow: 'create', crops: { appleLogo: LOGO.crop } });
  expect(Object.keys(form.crops ?? {})).toEqual(['appleLogo']);
});

test.for([
  [{ barcodeInitialValue: 'x'.repeat(1_001), barcodeValue: 'x'.repeat(1_001) }, '', '#1F4FBF'],
  [{ barcodeAltText: 'x'.repeat(129), barcodeValue: 'x'.repeat(129) }, '', '#1F4FBF'],
  [{ barcodeInitialValue: 'LOAF', barcodeValue: 'LOAF', logoTextColor: '#12' }, 'LOAF', '#000000'],
] as const)(
  '[SUBM-04] [STEP-10] what “No barcode” and uploaded logos no longer ask for is not sent if the services refuse it: %#',
  ([values, barcodeValue, logoTextColor]) => {
    const form = { ...UPLOADED.form, logoTextColor: '#1F4FBF', ...values };
    const payload = payloadOf({ ...UPLOADED, form });
    expect(payload).toMatchObject({
      barcodeValue,
      barcodeAltText: '',
      form: { barcodeInitialValue: barcodeValue, logoTextColor },
    });
  },
);

test('[SUBM-04] [SUBM-02] an update has id and name, and the template even if it was withdrawn', () => {
  const stored = { ...STORED, isTemplateOffered: false };
  const edit: FinishedCoupon = { ...COUPON, flowName: 'edit', stored };
  expect(updateOf(edit, stored)).toMatchObject({
    id: STORED.id,
    name: 'Baker’s dozen',
    templateId: 'b51f7a5e-3c1d-4c3a-8f9b-0d6f2f6a1c11',
    form: { flow: 'create' },
  });
  expect(payloadOf(edit)).not.toHaveProperty('templateId');
});
