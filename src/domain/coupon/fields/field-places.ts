/** The places of a coupon's fields in its submit payload, from the table's column `place` (SUBM-04, SUBM-09). */
import type { FieldFailure } from '../../failures.ts';
import { isRecord } from '../../record.ts';
import { isSame } from '../../same-value.ts';
import {
  type COUPON_FIELDS,
  COUPON_FIELD_ROWS,
  type FieldName,
  type FieldRow,
  type FieldsWith,
  type ValueOf,
} from './coupon-fields.ts';
import type { CouponForm, FormValues } from './coupon-form.ts';
import * as payloadWords from '../../../words/domain/payload.gen.ts';

type PlaceOf<Name extends FieldName> = (typeof COUPON_FIELDS)[Name] extends {
  readonly place: infer Place extends string;
}
  ? Place
  : never;

type KeyBelow<Prefix extends string, Place extends string> = Place extends `${Prefix}${infer Key}`
  ? Key extends `${string}/${string}`
    ? never
    : Key
  : never;

/** The values directly below `Prefix`, by their names there. */
export type ValuesBelow<Prefix extends string> = {
  readonly [Name in FieldName as KeyBelow<Prefix, PlaceOf<Name>>]: ValueOf<Name>;
};

/** Returns the values that the payload has directly below a place: `/`, `/data/`, `/data/logo/` or `/form/`. */
export function valuesBelow<Prefix extends `/${string}`>(
  prefix: Prefix,
  form: CouponForm,
): ValuesBelow<Prefix> {
  const values = COUPON_FIELD_ROWS.flatMap(({ name, place }) => {
    const key = place?.startsWith(prefix) === true ? place.slice(prefix.length) : '/';
    return key.includes('/') ? [] : [[key, form[name]] as const];
  });
  return Object.fromEntries(values);
}

/** Returns the form values at their places in a payload; a field with an empty place is left out. */
export function placedValues(payload: unknown): FormValues {
  return Object.fromEntries(
    COUPON_FIELD_ROWS.flatMap(({ name, place }) => {
      const value = valueAt(payload, place);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

/** Returns the JSON Pointer of a field in the payload, or of a value inside it, such as a word of `text`. */
export function pointerOf([name = '', ...rest]: readonly string[]): string {
  return [placeOf(name) ?? `/${name}`, ...rest].join('/');
}

/** The fields that the payload's `form` may contain: all but images and designs, which have their own places. */
type FormField = Exclude<FieldName, FieldsWith<{ readonly kind: ImageKind }>>;
type ImageKind = (typeof IMAGE_KINDS)[number];

const IMAGE_KINDS = ['design', 'image', 'original', 'platformImages'] as const;

/** Returns the values that a payload has only in its `form` (SUBM-09); without images and designs. */
export function valuesOnlyInForm(form: CouponForm, payload: unknown): Pick<CouponForm, FormField> {
  return picked(
    form,
    (row) => isFormField(row) && copiedValue(row.name, payload) === undefined,
  ) as Pick<CouponForm, FormField>;
}

/** Returns the values outside the payload's `form`; without images and designs. */
export function valuesOutsideForm(
  form: CouponForm,
): Omit<Pick<CouponForm, FormField>, keyof ValuesBelow<'/form/'>> {
  return picked(
    form,
    (row) => isFormField(row) && row.place?.startsWith('/form/') !== true,
  ) as Pick<CouponForm, FormField>;
}

function isFormField({ kind }: FieldRow): boolean {
  return !IMAGE_KINDS.some((imageKind) => imageKind === kind);
}

function picked(form: CouponForm, isWanted: (row: FieldRow) => boolean): FormValues {
  const rows = COUPON_FIELD_ROWS.filter(isWanted);
  return Object.fromEntries(rows.map(({ name }) => [name, form[name]]));
}

/** Returns a payload's `form` without values that also have another place in the payload (SUBM-09). */
export function withoutCopies<Form extends object>(form: Form, payload: unknown): Form {
  const entries = Object.entries(form).filter(([name]) => copiedValue(name, payload) === undefined);
  return Object.fromEntries(entries) as Form;
}

/** Returns a failure for each value of `form` that differs from the payload's own (SUBM-09). */
export function contradictionsIn(payload: {
  readonly form?: object | undefined;
}): readonly FieldFailure[] {
  return Object.entries(payload.form ?? {}).flatMap(([name, value]) => {
    const own = copiedValue(name, payload);
    if (own === undefined || isSame(comparable(own), comparable(value))) return [];
    return [
      { pointer: `/form/${name}`, detail: payloadWords.differs({ pointer: pointerOf([name]) }) },
    ];
  });
}

/** The payload's own value of a field, outside `form`. */
function copiedValue(name: string, payload: unknown): unknown {
  const place = placeOf(name);
  return place?.startsWith('/form/') === true ? undefined : valueAt(payload, place);
}

/** Upper and lower case of a color are equal. */
function comparable(value: unknown): unknown {
  return typeof value === 'string' && /^#[\da-f]{6}$/i.test(value) ? value.toUpperCase() : value;
}

function placeOf(name: string): string | undefined {
  return COUPON_FIELD_ROWS.find((row) => row.name === name)?.place;
}

function valueAt(payload: unknown, place: string | undefined): unknown {
  if (place === undefined) return undefined;
  return place
    .slice(1)
    .split('/')
    .reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), payload);
}
