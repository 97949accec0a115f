/**
 * Every field of a coupon, once (STEP-16): a row names a field's kind, default, screen, label and place. The form, its
 * checks, the payload, stored coupons, undo, the face and the services' rules all read this table. The recipe "A field
 * of the coupon" in CONTRIBUTING.md says how to add a row.
 */
import {
  BARCODE_ALT_TEXT_MAX,
  DESCRIPTION_MAX,
  MERCHANT_NAME_MAX,
  PROMO_CODE_MAX,
  STRIP_TEXT_MAX,
  TERMS_MAX,
} from '../../constants.ts';
import { DEFAULT_SCHEME } from '../../design/scheme-names.ts';
import * as faceWords from '../../../words/domain/face.gen.ts';
import * as fieldWords from '../../../words/domain/fields.gen.ts';
import { NO_IMAGES, NO_ORIGINAL } from './coupon-images.ts';
import type { AnyCouponField, ValueOfKind } from './field-kinds.ts';
import { LOGO_FONTS } from './logo-fonts.ts';
import * as commonWords from '../../../words/common.gen.ts';

export const COUPON_FIELDS = {
  merchantName: {
    kind: 'text',
    initial: '',
    max: MERCHANT_NAME_MAX,
    required: true,
    screens: ['details.business'],
    label: faceWords.merchantName,
    place: '/merchantName',
    onFace: true,
    detail: 1,
    ofBrand: true,
  },
  description: {
    kind: 'text',
    initial: '',
    max: DESCRIPTION_MAX,
    required: true,
    screens: ['details.business'],
    label: faceWords.description,
    place: '/description',
    onFace: true,
    detail: 2,
  },
  /** The offer begins at 00:00:00 of its date in `timeZone` (STEP-18). */
  startDate: {
    kind: 'date',
    initial: '',
    screens: ['details.business'],
    label: faceWords.startDate,
    detailLabel: faceWords.validFrom,
    pick: fieldWords.pickStartDate,
    place: '/startDate',
    onFace: true,
    detail: 5,
  },
  expirationDate: {
    kind: 'date',
    initial: '',
    screens: ['details.business'],
    label: faceWords.expirationDate,
    pick: fieldWords.pickDate,
    place: '/expirationDate',
    onFace: true,
    detail: 6,
  },
  /** The offer ends at 23:59:59 of its date in this zone; the configuration may change the default (STEP-08). */
  timeZone: {
    kind: 'timeZone',
    initial: 'America/New_York',
    screens: ['details.business'],
    label: fieldWords.timeZone,
    place: '/form/timeZone',
    onFace: true,
  },
  phone: {
    kind: 'phone',
    initial: '',
    screens: ['details.business'],
    label: faceWords.phone,
    place: '/phone',
    onFace: true,
    detail: 8,
    ofBrand: true,
  },
  website: {
    kind: 'website',
    initial: '',
    screens: ['details.business'],
    label: faceWords.website,
    place: '/website',
    onFace: true,
    detail: 7,
    ofBrand: true,
  },
  promoCode: {
    kind: 'text',
    initial: '',
    max: PROMO_CODE_MAX,
    screens: ['details.business'],
    label: faceWords.promoCode,
    place: '/form/promoCode',
    onFace: true,
    detail: 4,
  },
  termsConditions: {
    kind: 'text',
    initial: '',
    max: TERMS_MAX,
    multiline: true,
    screens: ['details.business'],
    label: faceWords.termsConditions,
    place: '/termsConditions',
    onFace: true,
    detail: 3,
    ofBrand: true,
  },
  /** Of what Tearline writes on the coupon, whatever the reader's language is (STEP-19). */
  language: {
    kind: 'language',
    initial: 'en',
    screens: ['details.business'],
    label: fieldWords.couponLanguage,
    place: '/form/language',
    onFace: true,
  },
  backgroundColor: {
    kind: 'color',
    initial: '#5F5F5F',
    screens: ['coupon.theme'],
    label: fieldWords.backgroundColor,
    place: '/data/backgroundColor',
    onFace: true,
    ofBrand: true,
  },
  foregroundColor: {
    kind: 'color',
    initial: '#FFFFFF',
    screens: ['coupon.theme'],
    label: fieldWords.foregroundColor,
    place: '/data/foregroundColor',
    onFace: true,
    ofBrand: true,
  },
  labelColor: {
    kind: 'optionalColor',
    initial: null,
    screens: ['coupon.theme'],
    label: fieldWords.labelColor,
    place: '/form/labelColor',
    onFace: true,
    ofBrand: true,
  },
  text: {
    kind: 'words',
    initial: {},
    max: STRIP_TEXT_MAX,
    screens: ['coupon.text'],
    place: '/form/text',
  },
  scheme: {
    kind: 'scheme',
    initial: DEFAULT_SCHEME,
    screens: ['coupon.colors'],
    label: commonWords.colorScheme,
    place: '/data/strip/scheme',
  },
  stripEditorSource: { kind: 'design', initial: null, place: '/editorSource' },
  haveCustomArtwork: { kind: 'flag', initial: false, place: '/form/haveCustomArtwork' },
  barcodeType: {
    kind: 'barcodeType',
    initial: 'NONE',
    screens: ['barcode.format'],
    label: fieldWords.barcodeType,
    place: '/barcodeType',
    onFace: true,
  },
  barcodeInitialValue: {
    kind: 'typedBarcode',
    initial: '',
    screens: ['barcode.format'],
    label: fieldWords.barcodeField,
    place: '/form/barcodeInitialValue',
  },
  barcodeValue: { kind: 'barcodeValue', initial: '', place: '/barcodeValue', onFace: true },
  barcodeAltText: {
    kind: 'text',
    initial: '',
    max: BARCODE_ALT_TEXT_MAX,
    screens: ['barcode.format'],
    label: fieldWords.barcodeAltText,
    place: '/barcodeAltText',
    onFace: true,
  },
  haveLogoImage: {
    kind: 'answer',
    initial: null,
    screens: ['logo.choice'],
    label: fieldWords.haveLogoImage,
    place: '/form/haveLogoImage',
    ofBrand: true,
  },
  logoText: {
    kind: 'logoText',
    initial: null,
    screens: ['logo.text'],
    label: fieldWords.logoText,
    place: '/data/logo/text',
    ofBrand: true,
  },
  logoFont: {
    kind: 'logoFont',
    initial: LOGO_FONTS[0],
    screens: ['logo.text'],
    label: commonWords.font,
    place: '/data/logo/font',
    ofBrand: true,
  },
  logoBackgroundColor: {
    kind: 'color',
    initial: '#FFFFFF',
    screens: ['logo.text'],
    label: fieldWords.backgroundColor,
    place: '/data/logo/backgroundColor',
    ofBrand: true,
  },
  logoTextColor: {
    kind: 'color',
    initial: '#000000',
    screens: ['logo.text'],
    label: fieldWords.textColor,
    place: '/data/logo/textColor',
    ofBrand: true,
  },
  haveRideAlongImage: {
    kind: 'answer',
    initial: null,
    screens: ['ride-along.question'],
    label: fieldWords.haveRideAlongImage,
    place: '/form/haveRideAlongImage',
  },
  rideAlongImage: { kind: 'image', initial: null, screens: ['ride-along.upload'] },
  rideAlongScheme: {
    kind: 'scheme',
    initial: DEFAULT_SCHEME,
    screens: ['ride-along.colors'],
    label: commonWords.colorScheme,
    place: '/form/rideAlongScheme',
  },
  /** The mailer's number at the postal service (STEP-05). */
  mailerId: {
    kind: 'mailerId',
    initial: '',
    screens: ['ride-along.upload', 'ride-along.colors'],
    label: fieldWords.mailerId,
    place: '/form/mailerId',
  },
  rideAlongImageEditorSource: { kind: 'design', initial: null },
  originalRideAlongImage: { kind: 'original', initial: NO_ORIGINAL },
  apple: { kind: 'platformImages', initial: NO_IMAGES },
  google: { kind: 'platformImages', initial: NO_IMAGES },
} as const satisfies Readonly<Record<string, AnyCouponField>>;

type Rows = typeof COUPON_FIELDS;
export type FieldName = keyof Rows;
export type ValueOf<Name extends FieldName> = ValueOfKind[Rows[Name]['kind']];

/** The fields whose row has this part, such as `{ onFace: true }`. */
export type FieldsWith<Part> = {
  [Name in FieldName]: Rows[Name] extends Part ? Name : never;
}[FieldName];

export type FieldRow = AnyCouponField & { readonly name: FieldName };

/** The table row by row, with every column. */
export const COUPON_FIELD_ROWS: readonly FieldRow[] = namesOf(COUPON_FIELDS).map((name) => ({
  name,
  ...COUPON_FIELDS[name],
}));

/** `Object.keys` with the type of the keys. */
function namesOf<Name extends string>(rows: Readonly<Record<Name, unknown>>): readonly Name[] {
  return Object.keys(rows) as Name[];
}
