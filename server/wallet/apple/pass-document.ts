import type { PrintedBarcodeType } from '../../../src/domain/coupon/fields/barcode-types.ts';
import type { CouponFace, DetailItem } from '../../../src/domain/coupon/coupon-face.ts';
import { toRgb } from '../../../src/domain/design/color.ts';
import { PASS_ENCODINGS } from '../../../src/domain/scan/reading-doubt.ts';
import type { Language } from '../../../src/words/language.ts';
import type { PassCoupon } from '../../coupons/stored/wallet-port.ts';
import type { PassIdentity } from './certificate-chain.ts';
import * as faceWords from '../../../src/words/domain/face.gen.ts';
import { escapeHtml } from '../../../src/domain/escape-html.ts';

/** One field of a pass. */
interface PassField {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly attributedValue?: string;
  readonly textAlignment?: 'PKTextAlignmentRight';
}

type PassRequest = Omit<PassCoupon, 'isForOne' | 'images'>;

/** Path after the public origin. Phones append `/v1/…`. */
const UPDATE_SERVICE = '/api/wallet/apple';

const FORMATS: Readonly<Record<PrintedBarcodeType, string>> = {
  QR: 'PKBarcodeFormatQR',
  PDF417: 'PKBarcodeFormatPDF417',
  AZTEC: 'PKBarcodeFormatAztec',
  CODE128: 'PKBarcodeFormatCode128',
};

/** `pass.json` of a coupon pass: what the Apple card shows, and the details on its back (PREV-06). */
export function composePass(request: PassRequest, identity: PassIdentity, publicUrl: string) {
  const { face, serial, voided, householdsOnly = false } = request;
  return {
    formatVersion: 1,
    passTypeIdentifier: identity.passTypeIdentifier,
    teamIdentifier: identity.teamIdentifier,
    serialNumber: serial,
    organizationName: face.merchantName,
    description: `${face.merchantName}: ${face.description}`,
    backgroundColor: toRgb(face.colors.background),
    foregroundColor: toRgb(face.colors.foreground),
    labelColor: toRgb(face.colors.label),
    ...(face.expires === null ? {} : { expirationDate: face.expires.endsAt }),
    ...(face.startsAt === null ? {} : { relevantDates: [relevantDate(face, face.startsAt)] }),
    ...(voided ? { voided } : {}),
    ...updatesOf(request, publicUrl),
    ...(face.barcode === null || householdsOnly ? {} : { barcodes: barcodesOf(face.barcode) }),
    coupon: {
      secondaryFields: frontOf(face),
      ...(householdsOnly && { auxiliaryFields: [notThisOne(face)] }),
      backFields: backOf(face),
    },
  };
}

/** The labels of a pass and their language. */
export interface PassLabels {
  readonly language: Language;
  readonly texts: readonly string[];
}

/** Returns what `es.lproj/pass.strings` of a pass has; null for English, which needs no such file (STEP-19). */
export function passLabels(face: CouponFace): PassLabels | null {
  const fields = [...frontOf(face), ...backOf(face)];
  const texts = [...new Set(fields.map(({ label }) => label))];
  return face.language === 'en' ? null : { language: face.language, texts };
}

const DAY_MS = 86_400_000;

/** From the first day of the offer to its last, or for one day if it has no end (STEP-18). */
function relevantDate({ expires }: CouponFace, startsAt: string) {
  const firstDayEnds = new Date(Date.parse(startsAt) + DAY_MS).toISOString();
  return { startDate: startsAt, endDate: expires?.endsAt ?? firstDayEnds };
}

/** Phones accept updates over https only and refuse a pass with any other address (SHELL-14). */
function updatesOf({ authenticationToken }: PassRequest, publicUrl: string) {
  if (authenticationToken === null || !publicUrl.startsWith('https:')) return {};
  return { webServiceURL: `${publicUrl}${UPDATE_SERVICE}`, authenticationToken };
}

function frontOf(face: CouponFace): readonly PassField[] {
  const offer: PassField = {
    key: 'offer',
    label: faceWords.offer(face.language),
    value: face.description,
  };
  const dates = face.dates.map(({ key, label, display }) => ({
    key,
    label,
    value: display,
    textAlignment: 'PKTextAlignmentRight' as const,
  }));
  return [offer, ...dates];
}

function notThisOne({ language }: CouponFace): PassField {
  return {
    key: 'notThisOne',
    label: faceWords.notThisOne(language),
    value: faceWords.eachHousehold(language),
  };
}

/** The strip's text comes first, since a watch shows no strip and VoiceOver cannot read one. */
function backOf({ language, stripWords, details }: CouponFace): readonly PassField[] {
  const words =
    stripWords === ''
      ? []
      : [{ key: 'stripWords', label: faceWords.onTheCoupon(language), value: stripWords }];
  return [...words, ...details.map(detailField)];
}

function detailField({ key, label, value, href }: DetailItem): PassField {
  const field = { key, label, value };
  if (href === null) return field;
  return { ...field, attributedValue: `<a href="${escapeHtml(href)}">${escapeHtml(value)}</a>` };
}

/** A watch cannot show Code 128, so a QR code with the same value follows. */
function barcodesOf({ type, value, caption }: NonNullable<CouponFace['barcode']>) {
  const types = type === 'CODE128' ? (['CODE128', 'QR'] as const) : [type];
  return types.map((each) => ({
    format: FORMATS[each],
    message: value,
    messageEncoding: PASS_ENCODINGS[each],
    altText: caption,
  }));
}
