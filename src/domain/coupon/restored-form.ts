/** What a form of unknown age still says: each field by itself, so that one that is broken does not take the rest (WIZ-11). */
import { BARCODE_TYPES } from './barcode-types.ts';
import { COUPON_FORM_DEFAULTS, type CouponForm, LOGO_FONTS } from './coupon-form.ts';
import { readDesignDocument } from '../design/design-document.schema.ts';
import { isRecord } from '../record.ts';

/** `fresh` with every value of `old` that is one of today's form. */
export function restoredForm(fresh: CouponForm, old: unknown): CouponForm {
  return keptFields(COUPON_FORM_DEFAULTS, fresh, old);
}

type Check = (value: unknown) => boolean;

/** Fields that may have values of another type than their default has. */
const CHECKS: Readonly<Record<string, Check>> = {
  barcodeType: isOneOf(BARCODE_TYPES),
  logoFont: isOneOf(LOGO_FONTS),
  haveLogoImage: isOneOf(['yes', 'no', null]),
  haveRideAlongImage: isOneOf(['yes', 'no', null]),
  text: isFlat,
  file: isNullOr(isFlat),
  crop: isNullOr(isFlat),
  stripEditorSource: isNullOr(isDesign),
  logoEditorSource: isNullOr(isDesign),
  rideAlongImageEditorSource: isNullOr(isDesign),
};

function keptFields<Fields extends object>(kinds: Fields, fresh: Fields, old: unknown): Fields {
  if (!isRecord(old)) return fresh;
  const values: Record<string, unknown> = {};
  for (const name of Object.keys(kinds)) {
    values[name] = keptValue(name, Reflect.get(kinds, name), Reflect.get(fresh, name), old[name]);
  }
  return { ...fresh, ...values };
}

function keptValue(name: string, kind: unknown, fresh: unknown, old: unknown): unknown {
  const check = CHECKS[name];
  if (check !== undefined) return check(old) ? old : fresh;
  if (isRecord(kind)) return isRecord(fresh) ? keptFields(kind, fresh, old) : fresh;
  const isStored =
    kind === null ? old === null || typeof old === 'string' : typeof old === typeof kind;
  return isStored ? old : fresh;
}

/** Names with texts and numbers. */
function isFlat(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every((part) => typeof part !== 'object');
}

/** Of any version that can be drawn; it stays as it stands. */
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
