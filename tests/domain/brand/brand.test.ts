/** What of a coupon is its brand, and what a coupon takes from one (KIT-01). */
import { expect, test } from 'vitest';
import type { components } from '../../../openapi/schema.gen.ts';
import {
  type Brand,
  type BrandFields,
  brandOf,
  EMPTY_BRAND,
  hasBrand,
  valuesOfBrand,
} from '../../../src/domain/brand/brand.ts';
import { COUPON_FORM_DEFAULTS, withValues } from '../../../src/domain/coupon/fields/coupon-form.ts';
import { issuesOfBrand } from '../../../src/domain/wizard/coupon-form.schema.ts';
import { HALFMOON_LOGO as LOGO } from '../../support/halfmoon.ts';

const IMAGES = {
  ...COUPON_FORM_DEFAULTS.apple,
  logoImage: LOGO.image,
  originalLogo: LOGO.original,
};
const COUPON = {
  ...COUPON_FORM_DEFAULTS,
  merchantName: 'Halfmoon Bakery',
  description: 'A dozen rolls',
  phone: '585-555-0142',
  backgroundColor: '#3B1710',
  haveLogoImage: 'yes',
  logoText: 'HB',
  apple: { ...IMAGES, stripImage: 'data:image/png;base64,Ag==' },
} as const;

type ContractFields = keyof Omit<components['schemas']['NewBrand'], 'logos'>;

test('[KIT-01] the contract has exactly the fields that the table marks', () => {
  // Each type accepts the other's keys, or this does not compile.
  const inTable: Record<keyof BrandFields, true> = {} as Record<ContractFields, true>;
  const inContract: Record<ContractFields, true> = {} as Record<keyof BrandFields, true>;
  expect([inTable, inContract]).toEqual([{}, {}]);
});

test('[KIT-01] a brand has the chosen logo with its crop, and neither the offer nor the artwork', () => {
  const brand = brandOf(COUPON);
  expect(brand).toEqual({
    ...EMPTY_BRAND,
    merchantName: 'Halfmoon Bakery',
    phone: '585-555-0142',
    backgroundColor: '#3B1710',
    haveLogoImage: 'yes',
    logos: { appleLogo: LOGO },
  });
  expect(brandOf({ ...COUPON, haveLogoImage: 'no' })).toMatchObject({ logoText: 'HB', logos: {} });
  expect(brandOf({ ...COUPON, haveLogoImage: null })).toMatchObject({ logoText: null, logos: {} });
});

test('[KIT-01] a coupon takes what the brand has, and keeps its own where the brand has nothing', () => {
  const form = { ...COUPON_FORM_DEFAULTS, website: 'https://own.example', termsConditions: 'Own.' };
  const used = withValues(form, valuesOfBrand(form, brandOf(COUPON)));
  expect(used).toEqual({
    ...form,
    merchantName: 'Halfmoon Bakery',
    phone: '585-555-0142',
    backgroundColor: '#3B1710',
    haveLogoImage: 'yes',
    apple: IMAGES,
  });
  expect([hasBrand(used, brandOf(COUPON)), hasBrand(form, brandOf(COUPON))]).toEqual([true, false]);
});

test('[KIT-01] a brand without a logo leaves the question about the logo open', () => {
  const brand: Brand = { ...EMPTY_BRAND, merchantName: 'Halfmoon Bakery' };
  const form = { ...COUPON_FORM_DEFAULTS, haveLogoImage: 'no', logoText: 'HB' } as const;
  expect(valuesOfBrand(form, brand)).toEqual({
    merchantName: 'Halfmoon Bakery',
    backgroundColor: '#5F5F5F',
    foregroundColor: '#FFFFFF',
    labelColor: null,
  });
});

test('[KIT-01] a brand is checked by the rules of a coupon; what it lacks is not', () => {
  const codes = (brand: Partial<Brand>) =>
    issuesOfBrand({ ...EMPTY_BRAND, ...brand }).map(({ path, issue }) => [...path, issue.code]);
  expect(codes({ merchantName: 'Halfmoon' })).toEqual([]);
  expect(codes({})).toEqual([['merchantName', 'required']]);
  expect(codes({ merchantName: 'Halfmoon', phone: '585', website: 'x', logoText: 'ABC' })).toEqual([
    ['logoText', 'tooLong'],
    ['phone', 'phone'],
    ['website', 'url'],
  ]);
});
