/** Converts a screen's values between its controls and the form (STEP-04, STEP-08, STEP-13). */
import { visibleText } from '../plain-text.ts';
import { completeHex } from '../design/color.ts';
import {
  COUPON_FIELD_ROWS,
  COUPON_FIELDS,
  type FieldName,
  type ValueOf,
} from './fields/coupon-fields.ts';
import { fieldsOn, type FieldsOn } from './fields/screen-fields.ts';
import type { FieldKind } from './fields/field-kinds.ts';
import type { CouponForm, FormValues } from './fields/coupon-form.ts';
import type { ScreenName } from './fields/screen-names.ts';
import { parseTypedDate, shownDate } from './typed-date.ts';
import { withScheme } from './website.ts';

/** A text field cannot show null. */
type ShownValue<Name extends FieldName> = (typeof COUPON_FIELDS)[Name]['kind'] extends 'logoText'
  ? string
  : ValueOf<Name>;

type ShownValues<Screen extends ScreenName> = {
  readonly [Name in FieldsOn<Screen>]: ShownValue<Name>;
};

type Conversion = (value: unknown) => unknown;

const SHOWN: Readonly<Partial<Record<FieldKind, Conversion>>> = {
  date: onText(shownDate),
  logoText: (text) => text ?? '',
};

const STORED: Readonly<Partial<Record<FieldKind, Conversion>>> = {
  date: onText(parseTypedDate),
  website: onText(withScheme),
  typedBarcode: onText(visibleText),
  color: onText(completeHex),
  optionalColor: onText(completeHex),
  logoText: (text) => (text === '' ? null : text),
};

/** Returns a screen's values for its controls. */
export function shownValues<Screen extends ScreenName>(screen: Screen, form: CouponForm) {
  const names = fieldsOn(screen);
  const shown = names.map((name) => [name, converted(SHOWN[COUPON_FIELDS[name].kind], form[name])]);
  return Object.fromEntries(shown) as ShownValues<Screen>;
}

/** Returns the form values for what a screen's controls contain. */
export function storedValues(shown: Readonly<Record<string, unknown>>): FormValues {
  const rows = COUPON_FIELD_ROWS.filter(({ name }) => name in shown);
  return Object.fromEntries(
    rows.map(({ name, kind }) => [name, converted(STORED[kind], shown[name])]),
  );
}

function converted(conversion: Conversion | undefined, value: unknown): unknown {
  return conversion === undefined ? value : conversion(value);
}

function onText(convert: (text: string) => string): Conversion {
  return (value) => (typeof value === 'string' ? convert(value) : value);
}
