/** Restores a form of unknown age field by field, so that one broken field does not discard the others (WIZ-11). */
import { readDesignDocument } from '../../design/design-document.schema.ts';
import { isRecord } from '../../record.ts';
import { isLanguage } from '../../../words/language.ts';
import { BARCODE_TYPES } from './barcode-types.ts';
import { COUPON_FIELD_ROWS } from './coupon-fields.ts';
import type { FieldKind } from './field-kinds.ts';
import type { CouponForm, FormValues } from './coupon-form.ts';
import type { OriginalImage, PlatformImages } from './coupon-images.ts';
import { LOGO_FONTS } from './logo-fonts.ts';

/** Returns `fresh` with every value of `old` that its field can hold today. */
export function restoredForm(fresh: CouponForm, old: unknown): CouponForm {
  if (!isRecord(old)) return fresh;
  const values: FormValues = Object.fromEntries(
    COUPON_FIELD_ROWS.map(({ name, kind }) => [
      name,
      restoredValue(SHAPES[kind], fresh[name], old[name]),
    ]),
  );
  return { ...fresh, ...values };
}

type Check = (value: unknown) => boolean;
/** A check of the whole value, or one per part. */
type Shape = Check | { readonly [part: string]: Shape };

const ORIGINAL = {
  file: isNullOr(isFlat),
  data: isNullOr(isString),
  crop: isNullOr(isFlat),
  storedName: isNullOr(isString),
} satisfies Record<keyof OriginalImage, Shape>;

const PLATFORM_IMAGES = {
  stripImage: isNullOr(isString),
  logoImage: isNullOr(isString),
  stripEditorSource: isNullOr(isDesign),
  originalLogo: ORIGINAL,
  originalStrip: ORIGINAL,
  logoEditorSource: isNullOr(isDesign),
  logoEditorSourceId: isNullOr(isString),
} satisfies Record<keyof PlatformImages, Shape>;

const SHAPES: Readonly<Record<FieldKind, Shape>> = {
  text: isString,
  date: isString,
  timeZone: isString,
  language: isLanguage,
  phone: isString,
  website: isString,
  mailerId: isString,
  color: isString,
  optionalColor: isNullOr(isString),
  scheme: isString,
  words: isFlat,
  barcodeType: isOneOf(BARCODE_TYPES),
  barcodeValue: isString,
  typedBarcode: isString,
  logoText: isNullOr(isString),
  logoFont: isOneOf(LOGO_FONTS),
  answer: isOneOf(['yes', 'no', null]),
  flag: (value) => typeof value === 'boolean',
  design: isNullOr(isDesign),
  image: isNullOr(isString),
  original: ORIGINAL,
  platformImages: PLATFORM_IMAGES,
};

function restoredValue(shape: Shape, fresh: unknown, old: unknown): unknown {
  if (typeof shape === 'function') return shape(old) ? old : fresh;
  if (!isRecord(fresh) || !isRecord(old)) return fresh;
  const parts = Object.entries(shape).map(([name, part]) => [
    name,
    restoredValue(part, fresh[name], old[name]),
  ]);
  return { ...fresh, ...Object.fromEntries(parts) };
}

function isString(value: unknown): boolean {
  return typeof value === 'string';
}

/** Names with texts and numbers. */
function isFlat(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every((part) => typeof part !== 'object');
}

/** Any version that can be drawn; the document stays unchanged. */
function isDesign(value: unknown): boolean {
  try {
    readDesignDocument(value);
    return true;
  } catch {
    return false;
  }
}

function isOneOf(values: readonly unknown[]): Check {
  return (value) => values.includes(value);
}

function isNullOr(check: Check): Check {
  return (value) => value === null || check(value);
}
