/**
 * One schema per form screen, with the codes of STEP-15's messages; the wizard's forms and the server share them.
 * Apart from the plain types because arktype must not reach the entry chunk. Each is built on the first check of its
 * screen: building all twelve at once would delay a cheap phone's first screen by a quarter of a second.
 */
import { type Traversal, type } from 'arktype';
import { BRAND_ROWS } from '../brand/brand.ts';
import { barcodeIssue } from '../coupon/barcode.ts';
import {
  BARCODE_ALT_TEXT_MAX,
  BARCODE_VALUE_MAX,
  LOGO_TEXT_MAX,
  MAILER_ID_LENGTH,
  MERCHANT_NAME_MAX,
  WEBSITE_MAX,
} from '../constants.ts';
import {
  COUPON_FORM_DEFAULTS,
  type CouponForm,
  type FormValues,
} from '../coupon/fields/coupon-form.ts';
import { type FieldRow } from '../coupon/fields/coupon-fields.ts';
import { rowsOn } from '../coupon/fields/screen-fields.ts';
import type { FieldKind } from '../coupon/fields/field-kinds.ts';
import type { PlatformImages } from '../coupon/fields/coupon-images.ts';
import { BARCODE_TYPES } from '../coupon/fields/barcode-types.ts';
import { LOGO_FONTS } from '../coupon/fields/logo-fonts.ts';
import { normalizeDate, startsTooLate } from '../coupon/expiry.ts';
import { isTimeZone } from '../coupon/time-zones.ts';
import type { ScreenName } from '../coupon/fields/screen-names.ts';
import type { FieldIssue } from '../field-messages.ts';
import { type IssueAt, issuesIn, refuse } from '../form-schema.ts';
import { isPhone } from '../coupon/phone.ts';
import { isWebsite } from '../coupon/website.ts';
import { isRecord } from '../record.ts';
import { LANGUAGES } from '../../words/language.ts';
import { hidesSomething, requiredTextIssue, showsNothing } from '../plain-text.ts';

type IssueOf<Value> = (value: Value) => FieldIssue | null;

const textRule = (issueOf: IssueOf<string>) =>
  type('string').narrow((text, ctx) => holds(issueOf(text), ctx));

// From `unknown`, because a union such as 'string | null' reports its branches instead of the message.
const anyRule = (issueOf: IssueOf<unknown>) =>
  type('unknown').narrow((value, ctx) => holds(issueOf(value), ctx));

function holds(issue: FieldIssue | null, ctx: Traversal): boolean {
  return issue === null || refuse(ctx, issue);
}

const textUpTo = (max: number) =>
  textRule((text) => (hidesSomething(text) ? { code: 'hidden' } : tooLong([...text].length, max)));

const requiredTextUpTo = (max: number) =>
  textRule((text) => requiredTextIssue(text) ?? tooLong([...text].length, max));

const requiredImage = () =>
  anyRule((image) => (typeof image === 'string' && image !== '' ? null : { code: 'required' }));

function tooLong(length: number, limit: number): FieldIssue | null {
  return length > limit ? { code: 'tooLong', limit } : null;
}

function websiteIssue(address: string): FieldIssue | null {
  const isValid = address === '' || isWebsite(address);
  return tooLong([...address].length, WEBSITE_MAX) ?? (isValid ? null : { code: 'url' });
}

function mailerIdIssue(id: string): FieldIssue | null {
  if (id === '') return null;
  if (!/^\d+$/.test(id)) return { code: 'integer' };
  const isShort = id.length < MAILER_ID_LENGTH;
  return tooLong(id.length, MAILER_ID_LENGTH) ?? (isShort ? { code: 'mailerId' } : null);
}

function logoTextIssue(text: unknown): FieldIssue | null {
  if (typeof text !== 'string') return { code: 'required' };
  return requiredTextIssue(text) ?? tooLong(charactersOf(text), LOGO_TEXT_MAX);
}

function colorIssue(color: unknown): FieldIssue | null {
  if (typeof color !== 'string' || color === '') return { code: 'required' };
  return /^#[\da-f]{6}$/i.test(color) ? null : { code: 'color' };
}

type Rule = (row: FieldRow) => unknown;

/** The rule of each kind of field that a screen asks for. */
const RULES: Readonly<Partial<Record<FieldKind, Rule>>> = {
  text: ({ max = Infinity, required }) =>
    required === true ? requiredTextUpTo(max) : textUpTo(max),
  date: () =>
    textRule((date) => (date === '' || normalizeDate(date) === date ? null : { code: 'date' })),
  timeZone: () => textRule((name) => (isTimeZone(name) ? null : { code: 'required' })),
  language: () => type.enumerated(...LANGUAGES),
  phone: () => textRule((phone) => (phone === '' || isPhone(phone) ? null : { code: 'phone' })),
  website: () => textRule(websiteIssue),
  mailerId: () => textRule(mailerIdIssue),
  color: () => anyRule(colorIssue),
  // Contrast warns and never blocks (STEP-13).
  optionalColor: () => anyRule((color) => (color === null ? null : colorIssue(color))),
  scheme: () => requiredTextUpTo(MERCHANT_NAME_MAX),
  words: ({ max = Infinity }) => type({ '[string]': textUpTo(max) }),
  barcodeType: () => type.enumerated(...BARCODE_TYPES),
  typedBarcode: () => type('string'),
  logoText: () => anyRule(logoTextIssue),
  logoFont: () => type.enumerated(...LOGO_FONTS),
  answer: () =>
    anyRule((answer) => (answer === 'yes' || answer === 'no' ? null : { code: 'required' })),
  image: requiredImage,
};

/** Returns a screen's schema: a rule for each field, then the rule between fields. */
function schemaFor(screen: ScreenName): Check {
  const schema = type.raw({ ...rulesOf(rowsOn(screen)), ...walletImagesOn(screen) });
  const between = RULES_BETWEEN_FIELDS[screen];
  return between === undefined ? schema : schema.narrow(between);
}

function rulesOf(rows: readonly FieldRow[]) {
  return Object.fromEntries(rows.map((row) => [row.name, RULES[row.kind]?.(row)]));
}

/** The image that a screen requires once per wallet (STEP-01, STEP-02). */
const WALLET_IMAGES: Readonly<Partial<Record<ScreenName, keyof PlatformImages>>> = {
  'design.upload': 'stripImage',
  'logo.upload': 'logoImage',
};

function walletImagesOn(screen: ScreenName) {
  const name = WALLET_IMAGES[screen];
  if (name === undefined) return {};
  return { apple: { [name]: requiredImage() }, google: { [name]: requiredImage() } };
}

const RULES_BETWEEN_FIELDS: Readonly<
  Partial<Record<ScreenName, (values: FormValues, ctx: Traversal) => boolean>>
> = {
  'barcode.format': checkBarcode,
  'details.business': checkDates,
};

/** An offer begins on or before its last day (STEP-18); stored dates sort as text. */
function checkDates(values: FormValues, ctx: Traversal): boolean {
  return !startsTooLate(values) || refuse(ctx, { code: 'afterExpiration' }, ['startDate']);
}

/** The typed value is required unless the type is none, and the symbology must be able to encode it (STEP-10). */
function checkBarcode({ barcodeType, barcodeInitialValue }: FormValues, ctx: Traversal): boolean {
  if (barcodeType === undefined || barcodeType === 'NONE' || barcodeInitialValue === undefined)
    return true;
  if (showsNothing(barcodeInitialValue))
    return refuse(ctx, { code: 'required' }, ['barcodeInitialValue']);
  const issue = barcodeIssue(barcodeType, barcodeInitialValue);
  return issue === null || refuse(ctx, issue, ['barcodeInitialValue']);
}

/** Returns every issue of these screens, screen by screen, fields by name; for the machine and the server. */
export function issuesOf(screens: readonly ScreenName[], values: unknown): readonly IssueAt[] {
  return screens.flatMap((screen) =>
    asks(screen, values) ? issuesIn(schemaOf(screen)(values)) : [],
  );
}

/** What was typed for another type is neither seen nor used under "No barcode" (STEP-10). */
function asks(screen: ScreenName, values: unknown): boolean {
  return screen !== 'barcode.format' || !isRecord(values) || values['barcodeType'] !== 'NONE';
}

/**
 * Returns every issue of a brand (KIT-01), by the rules of the coupon's fields. A field at its default is checked only if
 * a coupon requires it.
 */
export function issuesOfBrand(brand: Readonly<Record<string, unknown>>): readonly IssueAt[] {
  const rows = BRAND_ROWS.filter(
    ({ name, initial, required }) => required === true || brand[name] !== initial,
  );
  return issuesIn(type.raw(rulesOf(rows))(brand));
}

/**
 * Without what no screen asks for any more and the services would refuse for ever: a code or text too long, typed before
 * "No barcode", and half a color of a logo text that uploaded logos replaced. What fits is there for the next edit (SUBM-08).
 */
export function withoutUnfit(form: CouponForm): CouponForm {
  const { barcodeType, barcodeInitialValue, barcodeAltText, logoText } = form;
  const isLong =
    barcodeInitialValue.length > BARCODE_VALUE_MAX || barcodeAltText.length > BARCODE_ALT_TEXT_MAX;
  const areColors = [form.logoBackgroundColor, form.logoTextColor].every(
    (color) => colorIssue(color) === null,
  );
  const { logoBackgroundColor, logoTextColor } = COUPON_FORM_DEFAULTS;
  return {
    ...form,
    ...(barcodeType === 'NONE' && isLong && NO_CODE),
    ...(logoText === null && !areColors && { logoBackgroundColor, logoTextColor }),
  };
}

const NO_CODE = { barcodeInitialValue: '', barcodeAltText: '', barcodeValue: '' };

/** The used part of a schema: returns the values, or the issues. */
type Check = (values: unknown) => unknown;

/** Built on the first check of their screen. */
const made = new Map<ScreenName, Check>();

function schemaOf(screen: ScreenName): Check {
  const schema = made.get(screen) ?? schemaFor(screen);
  made.set(screen, schema);
  return schema;
}

/** Letters with accents count as one. */
function charactersOf(text: string): number {
  return [...new Intl.Segmenter().segment(text)].length;
}
