import { expect, test } from 'vitest';
import {
  COUPON_FORM_DEFAULTS,
  type CouponForm,
} from '../../../src/domain/coupon/fields/coupon-form.ts';
import { restoredForm } from '../../../src/domain/coupon/fields/restored-form.ts';
import { HALFMOON_LOGO } from '../../support/halfmoon.ts';
import { DESIGN } from '../../support/wizard-driver.ts';

const FILLED: CouponForm = {
  ...COUPON_FORM_DEFAULTS,
  merchantName: 'Halfmoon Bakery',
  labelColor: '#F7C948',
  barcodeType: 'AZTEC',
  haveLogoImage: 'yes',
  logoText: 'HB',
  stripEditorSource: DESIGN,
  text: { TEXT1: 'The 13th is on us' },
  apple: {
    ...COUPON_FORM_DEFAULTS.apple,
    logoImage: HALFMOON_LOGO.image,
    originalLogo: HALFMOON_LOGO.original,
  },
};

test('[WIZ-11] restores a current form completely', () => {
  expect(restoredForm(COUPON_FORM_DEFAULTS, structuredClone(FILLED))).toEqual(FILLED);
});

test('[WIZ-11] restores the fields of an older form that still exist, including pictures', () => {
  const { mailerId: _missing, ...rest } = FILLED;
  const older = { ...rest, merchantName: 'Halfmoon', wordsOfYesterday: ['x'] };
  expect(restoredForm(COUPON_FORM_DEFAULTS, older)).toEqual({
    ...FILLED,
    merchantName: 'Halfmoon',
  });
});

test('[WIZ-11] an invalid field, such as texts with one that is none, gets its default and affects no other field', () => {
  const broken = {
    ...FILLED,
    description: 7,
    barcodeType: 'BRAILLE',
    logoText: { html: 'HB' },
    stripEditorSource: { data: null },
    text: { TEXT1: 'Free', TEXT2: {} },
    google: 'gone',
  };
  expect(restoredForm(COUPON_FORM_DEFAULTS, broken)).toEqual({
    ...FILLED,
    barcodeType: 'NONE',
    logoText: null,
    stripEditorSource: null,
    text: {},
  });
});

test('[WIZ-11] restores the default form from anything else', () => {
  for (const nothing of [null, undefined, 'form', 3, []]) {
    expect(restoredForm(FILLED, nothing)).toEqual(FILLED);
  }
});

test('[WIZ-11, REND-03] replaces a design that cannot be drawn; an older version stays unchanged', () => {
  const fresh: CouponForm = { ...COUPON_FORM_DEFAULTS, stripEditorSource: DESIGN };
  const keptDesign = (design: unknown) =>
    restoredForm(fresh, { ...FILLED, stripEditorSource: design }).stripEditorSource;
  const older = { ...DESIGN, version: 1, data: { ...DESIGN.data, width: 999 } };
  const hologram = { ...DESIGN, data: { ...DESIGN.data, objects: [{ kind: 'hologram' }] } };

  expect(keptDesign(older)).toEqual(older);
  expect(keptDesign(hologram)).toEqual(DESIGN);
  expect(keptDesign({ ...DESIGN, schemes: [] })).toEqual(DESIGN);
});

test.each([
  ['yes', 'no', 'yes'],
  ['no', 'yes', 'no'],
  [null, 'yes', null],
  ['maybe', 'yes', 'yes'],
] as const)(
  '[WIZ-11] the answer %j with the default %j is restored as %j',
  (answer, begun, kept) => {
    const fresh: CouponForm = {
      ...COUPON_FORM_DEFAULTS,
      haveLogoImage: begun,
      haveRideAlongImage: begun,
    };
    const { haveLogoImage, haveRideAlongImage } = restoredForm(fresh, {
      ...FILLED,
      haveLogoImage: answer,
      haveRideAlongImage: answer,
    });
    expect([haveLogoImage, haveRideAlongImage]).toEqual([kept, kept]);
  },
);
