/** What a proof shows, field by field, so that a change since an approval can be named (APPR-02). */
import * as approvalWords from '../../words/approval/approval.gen.ts';
import type { CouponFacts } from '../coupon/coupon-face.ts';
import { formatDate } from '../coupon/expiry.ts';

/** The pictures of a coupon; a shown one is the SHA-256 of its data, in hexadecimal digits. */
export const SHOWN_PICTURES = [
  'appleLogo',
  'appleStrip',
  'googleLogo',
  'googleStrip',
  'rideAlong',
] as const;
export type ShownPicture = (typeof SHOWN_PICTURES)[number];

type ShownField = keyof CouponFacts | ShownPicture;

/** Values by the names of fields; a field without a value may be absent. */
export type ShownCoupon = Readonly<Record<string, string>>;

/** A field that differs from what was approved. */
export type ChangedField = ReturnType<typeof changedFields>[number];

/** The fields in the order in which their changes are listed, with their names. */
const LABELS: Readonly<Record<ShownField, () => string>> = {
  description: approvalWords.description,
  merchantName: approvalWords.business,
  startDate: approvalWords.starts,
  expirationDate: approvalWords.expires,
  timeZone: approvalWords.timeZone,
  phone: approvalWords.phone,
  website: approvalWords.website,
  promoCode: approvalWords.promoCode,
  termsConditions: approvalWords.terms,
  language: approvalWords.language,
  barcodeType: approvalWords.barcodeKind,
  barcodeValue: approvalWords.barcodeValue,
  barcodeAltText: approvalWords.barcodeText,
  backgroundColor: approvalWords.background,
  foregroundColor: approvalWords.foreground,
  labelColor: approvalWords.labels,
  paintedWords: approvalWords.artworkWords,
  appleLogo: approvalWords.appleLogo,
  appleStrip: approvalWords.appleArtwork,
  googleLogo: approvalWords.googleLogo,
  googleStrip: approvalWords.googleArtwork,
  rideAlong: approvalWords.rideAlong,
};

/** Returns the words, dates and colors that a coupon shows, and its pictures. Pure. */
export function shownCoupon(
  facts: CouponFacts,
  pictures: Partial<Readonly<Record<ShownPicture, string>>>,
): ShownCoupon {
  const { paintedWords } = facts;
  const values = Object.keys(LABELS).map((field) => {
    const value = isFact(field, facts) ? facts[field] : null;
    return [field, value ?? ''] as const;
  });
  return {
    ...Object.fromEntries(values),
    ...(facts.barcodeType === 'NONE' && { barcodeValue: '', barcodeAltText: '' }),
    paintedWords: paintedWords.join('\n'),
    ...pictures,
  };
}

/** Returns the fields that differ, in the order in which people look at a coupon. Pure. */
export function changedFields(before: ShownCoupon, now: ShownCoupon) {
  return Object.entries(LABELS).flatMap(([field, label]) => {
    const old = before[field] ?? '';
    const current = now[field] ?? '';
    if (old === current) return [];
    return { label: label(), before: readable(field, old), now: readable(field, current) };
  });
}

function isFact(
  field: string,
  facts: CouponFacts,
): field is Exclude<keyof CouponFacts, 'paintedWords'> {
  return field in facts && field !== 'paintedWords';
}

/** As people read it; null for a picture. Empty without a value. */
function readable(field: string, value: string): string | null {
  if (SHOWN_PICTURES.some((picture) => picture === field)) return null;
  if (field === 'language' && value !== '')
    return value === 'es' ? approvalWords.spanish() : approvalWords.english();
  return field === 'startDate' || field === 'expirationDate' ? formatDate(value) : value;
}
