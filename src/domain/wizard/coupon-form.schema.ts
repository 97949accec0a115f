/**
 * One schema for each form screen, with the codes of STEP-15's messages; the wizard's forms and the server check by the same ones.
 * Apart from the plain types because arktype must not reach the entry chunk. Each is made when its screen is first
 * checked: all twelve at once would delay a cheap phone's first screen by a quarter of a second.
 */
import { type Traversal, type } from 'arktype';
import { barcodeIssue } from '../coupon/barcode.ts';
import {
  BARCODE_ALT_TEXT_MAX,
  DESCRIPTION_MAX,
  LOGO_TEXT_MAX,
  MAILER_ID_LENGTH,
  MERCHANT_NAME_MAX,
  PROMO_CODE_MAX,
  STRIP_TEXT_MAX,
  TERMS_MAX,
  WEBSITE_MAX,
} from '../constants.ts';
import { BARCODE_TYPES } from '../coupon/barcode-types.ts';
import { LOGO_FONTS } from '../coupon/coupon-form.ts';
import { isTimeZone, normalizeDate } from '../coupon/expiry.ts';
import type { ScreenName } from './flows.ts';
import { type FieldIssue, isFieldIssue } from '../field-messages.ts';
import { isPhone } from '../coupon/phone.ts';
import { isWebsite } from '../coupon/website.ts';
import { hidesSomething, requiredTextIssue, showsNothing } from '../plain-text.ts';

const textUpTo = (max: number) =>
  type('string').narrow((text, ctx) => {
    if (hidesSomething(text)) return refuse(ctx, { code: 'hidden' });
    return text.length <= max || refuse(ctx, { code: 'tooLong', limit: max });
  });

const requiredTextUpTo = (max: number) =>
  type('string').narrow((text, ctx) => {
    const issue = requiredTextIssue(text);
    if (issue !== null) return refuse(ctx, issue);
    return text.length <= max || refuse(ctx, { code: 'tooLong', limit: max });
  });

const requiredColor = () => type('unknown').narrow(checkColor);

// From `unknown`, because a union such as 'string | null' reports its branches instead of the message.
const requiredImage = () =>
  type('unknown').narrow(
    (image, ctx) =>
      (typeof image === 'string' && image !== '') || refuse(ctx, { code: 'required' }),
  );

const requiredAnswer = () =>
  type('unknown').narrow(
    (answer, ctx) => answer === 'yes' || answer === 'no' || refuse(ctx, { code: 'required' }),
  );

const phone = () =>
  type('string').narrow(
    (number, ctx) => number === '' || isPhone(number) || refuse(ctx, { code: 'phone' }),
  );

const website = () =>
  type('string').narrow((address, ctx) => {
    if (address.length > WEBSITE_MAX) return refuse(ctx, { code: 'tooLong', limit: WEBSITE_MAX });
    return address === '' || isWebsite(address) || refuse(ctx, { code: 'url' });
  });

const storedDate = () =>
  type('string').narrow(
    (date, ctx) => date === '' || normalizeDate(date) === date || refuse(ctx, { code: 'date' }),
  );

const timeZone = () =>
  type('string').narrow((name, ctx) => isTimeZone(name) || refuse(ctx, { code: 'required' }));

const mailerId = () =>
  type('string').narrow((id, ctx) => {
    if (id === '') return true;
    if (!/^\d+$/.test(id)) return refuse(ctx, { code: 'integer' });
    if (id.length > MAILER_ID_LENGTH)
      return refuse(ctx, { code: 'tooLong', limit: MAILER_ID_LENGTH });
    return id.length === MAILER_ID_LENGTH || refuse(ctx, { code: 'mailerId' });
  });

/** Logo choice (STEP-09). */
const logoChoiceSchema = () => type({ haveLogoImage: requiredAnswer() });

/** Logo upload: both wallets' logos (STEP-01). */
const logoUploadSchema = () =>
  type({
    apple: { logoImage: requiredImage() },
    google: { logoImage: requiredImage() },
  });

/** Strip upload: both wallets' strips (STEP-02). */
const stripUploadSchema = () =>
  type({
    apple: { stripImage: requiredImage() },
    google: { stripImage: requiredImage() },
  });

/** Generic logo from text (STEP-04). */
const logoTextSchema = () =>
  type({
    logoText: type('unknown').narrow((text, ctx) => {
      if (typeof text !== 'string') return refuse(ctx, { code: 'required' });
      const issue = requiredTextIssue(text);
      if (issue !== null) return refuse(ctx, issue);
      return (
        charactersOf(text) <= LOGO_TEXT_MAX ||
        refuse(ctx, { code: 'tooLong', limit: LOGO_TEXT_MAX })
      );
    }),
    logoFont: type.enumerated(...LOGO_FONTS),
    logoBackgroundColor: requiredColor(),
    logoTextColor: requiredColor(),
  });

/** Coupon text: the words of each text token, which may be empty (STEP-11). */
const couponTextSchema = () => type({ text: { '[string]': textUpTo(STRIP_TEXT_MAX) } });

/** Colors: the scheme (STEP-12). */
const colorsSchema = () => type({ scheme: requiredTextUpTo(MERCHANT_NAME_MAX) });

/** Theme colors; contrast warns and never blocks (STEP-13). */
const themeColorsSchema = () =>
  type({
    backgroundColor: requiredColor(),
    foregroundColor: requiredColor(),
    labelColor: type('unknown').narrow((color, ctx) => color === null || checkColor(color, ctx)),
  });

/** Business details (STEP-05 to STEP-08). */
const businessDetailsSchema = () =>
  type({
    merchantName: requiredTextUpTo(MERCHANT_NAME_MAX),
    description: requiredTextUpTo(DESCRIPTION_MAX),
    expirationDate: storedDate(),
    timeZone: timeZone(),
    phone: phone(),
    website: website(),
    promoCode: textUpTo(PROMO_CODE_MAX),
    termsConditions: textUpTo(TERMS_MAX),
  });

/** Barcode: the typed value is required unless the type is none, and the symbology must be able to encode it (STEP-10). */
const barcodeSchema = () =>
  type({
    barcodeType: type.enumerated(...BARCODE_TYPES),
    barcodeInitialValue: 'string',
    barcodeAltText: textUpTo(BARCODE_ALT_TEXT_MAX),
  }).narrow(({ barcodeType, barcodeInitialValue }, ctx) => {
    if (barcodeType === 'NONE') return true;
    if (showsNothing(barcodeInitialValue)) {
      return refuse(ctx, { code: 'required' }, ['barcodeInitialValue']);
    }
    const issue = barcodeIssue(barcodeType, barcodeInitialValue);
    return issue === null || refuse(ctx, issue, ['barcodeInitialValue']);
  });

/** Ride-Along question, image and scheme, and the Mailer ID beside either (STEP-03, STEP-05). */
const rideAlongQuestionSchema = () => type({ haveRideAlongImage: requiredAnswer() });
const rideAlongUploadSchema = () => type({ rideAlongImage: requiredImage(), mailerId: mailerId() });
const rideAlongColorsSchema = () =>
  type({
    rideAlongScheme: requiredTextUpTo(MERCHANT_NAME_MAX),
    mailerId: mailerId(),
  });

/** An issue with the value at a path. */
interface IssueAt {
  readonly path: readonly string[];
  readonly issue: FieldIssue;
}

/** Returns everything wrong with the values of these screens, screen by screen, fields by name; for the machine and the server. */
export function issuesOf(screens: readonly ScreenName[], values: unknown): readonly IssueAt[] {
  return screens.flatMap((screen) => {
    const result = schemaOf(screen)(values);
    if (!(result instanceof type.errors)) return [];
    return Array.from(result, (error) => ({
      path: Array.from(error.path, String),
      issue: issueIn(error),
    }));
  });
}

const SCREEN_SCHEMAS = {
  'design.upload': stripUploadSchema,
  'logo.choice': logoChoiceSchema,
  'logo.upload': logoUploadSchema,
  'logo.text': logoTextSchema,
  'coupon.text': couponTextSchema,
  'coupon.colors': colorsSchema,
  'coupon.theme': themeColorsSchema,
  'details.business': businessDetailsSchema,
  'barcode.format': barcodeSchema,
  'ride-along.question': rideAlongQuestionSchema,
  'ride-along.upload': rideAlongUploadSchema,
  'ride-along.colors': rideAlongColorsSchema,
} as const satisfies Record<ScreenName, () => Check>;

/** The part of a schema that is used here: values out, or what is wrong with them. */
type Check = (values: unknown) => unknown;

/** Constants that are made late, when their screen is first checked. */
const made = new Map<ScreenName, Check>();

function schemaOf(screen: ScreenName): Check {
  const schema = made.get(screen) ?? SCREEN_SCHEMAS[screen]();
  made.set(screen, schema);
  return schema;
}

/** arktype carries no data of ours beside an error, so the issue travels in the member that its message is made from. */
function refuse(ctx: Traversal, issue: FieldIssue, path?: readonly string[]): false {
  return ctx.reject({ message: JSON.stringify(issue), ...(path && { path: [...path] }) });
}

function issueIn({ message }: { readonly message: string }): FieldIssue {
  if (!message.startsWith('{')) return { code: 'unexpected', detail: message };
  const issue: unknown = JSON.parse(message);
  return isFieldIssue(issue) ? issue : { code: 'unexpected', detail: message };
}

function checkColor(color: unknown, ctx: Traversal): boolean {
  if (typeof color !== 'string' || color === '') return refuse(ctx, { code: 'required' });
  return /^#[\da-f]{6}$/i.test(color) || refuse(ctx, { code: 'color' });
}

/** Letters with their accents count as one, as people count them. */
function charactersOf(text: string): number {
  return [...new Intl.Segmenter().segment(text)].length;
}
