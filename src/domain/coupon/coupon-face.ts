/**
 * The face of a coupon: one pure description that both preview cards, the public page, the Apple pass and the
 * Google object share (PREV-06).
 */
import { textColorOn } from '../design/color.ts';
import { COUPON_FIELD_ROWS, type FieldRow, type FieldsWith } from './fields/coupon-fields.ts';
import type { FieldKind } from './fields/field-kinds.ts';
import type { CouponForm } from './fields/coupon-form.ts';
import { formatDate } from './expiry.ts';
import { isWebsite } from './website.ts';
import { endOfOffer, startOfOffer } from './offer-phase.ts';
import type { Language } from '../../words/language.ts';
import * as faceWords from '../../words/domain/face.gen.ts';

type FaceField = FieldsWith<{ readonly onFace: true }>;

/** The input of a face. */
export interface CouponFacts extends Pick<CouponForm, FaceField> {
  /** The words painted into the strip, in reading order. */
  readonly paintedWords: readonly string[];
}

/** The business and how to reach it. */
export type BusinessFacts = Pick<CouponFacts, 'language' | 'merchantName' | 'phone' | 'website'>;

type DetailName = FieldsWith<{ readonly detail: number }>;

export interface DetailItem {
  readonly key: DetailName;
  readonly kind: FieldKind;
  readonly label: string;
  readonly value: string;
  /** `https:`, `http:` or `tel:`; null if the item is not a link. */
  readonly href: string | null;
}

export interface CouponFace {
  /** Of the labels (STEP-19). */
  readonly language: Language;
  readonly merchantName: string;
  readonly description: string;
  readonly colors: ReturnType<typeof colorsOf>;
  /** `display` is MM/DD/YYYY; `endsAt` an ISO date-time with offset: 23:59:59 of that date in the coupon's zone. */
  readonly expires: ReturnType<typeof expiryOf>;
  /** ISO date-time with offset: 00:00:00 of the start date in the coupon's zone; null without one (STEP-18). */
  readonly startsAt: string | null;
  /** The dates on the front, in their order, as MM/DD/YYYY. */
  readonly dates: ReturnType<typeof datesOf>;
  /** Business name, description, terms, promo code, expiration, website, phone; without empty ones (PREV-03). */
  readonly details: readonly DetailItem[];
  /** The caption is shown under the code: the alternate text, or the value if there is none. */
  readonly barcode: ReturnType<typeof barcodeOf>;
  /** The strip's words as one sentence for screen readers and watches; empty if the strip has no words. */
  readonly stripWords: string;
}

/**
 * Composes the face from the facts (PREV-06). Pure.
 * Throws a RangeError for a color that is not `#RRGGBB` or an unknown zone; callers refuse both earlier.
 */
export function composeFace(facts: CouponFacts): CouponFace {
  return {
    language: facts.language,
    merchantName: facts.merchantName.trim(),
    description: facts.description.trim(),
    colors: colorsOf(facts),
    expires: expiryOf(facts),
    startsAt: startOfOffer(facts.startDate, facts.timeZone),
    dates: datesOf(facts),
    details: detailsOf(facts, facts.language),
    barcode: barcodeOf(facts),
    stripWords: sentenceOf(facts.paintedWords),
  };
}

/** The business part of a face: its name, with website and phone if it has them (PUB-03). Pure. */
export function composeBusiness(
  facts: BusinessFacts,
): Pick<CouponFace, 'merchantName' | 'details'> {
  const { language, merchantName, phone, website } = facts;
  return { merchantName: merchantName.trim(), details: detailsOf({ phone, website }, language) };
}

function colorsOf(facts: CouponFacts) {
  return {
    background: facts.backgroundColor,
    foreground: facts.foregroundColor,
    label: facts.labelColor ?? facts.foregroundColor,
    /** Black or white by the background's lightness, as in Google Wallet (PREV-02). */
    googleText: textColorOn(facts.backgroundColor),
  };
}

function expiryOf(facts: CouponFacts) {
  const endsAt = endOfOffer(facts.expirationDate, facts.timeZone);
  return endsAt === null ? null : { display: formatDate(facts.expirationDate), endsAt };
}

function datesOf({ startDate, expirationDate, language }: CouponFacts) {
  const dates = [
    { key: 'validFrom', label: faceWords.validFrom(language), display: formatDate(startDate) },
    { key: 'expires', label: faceWords.expires(language), display: formatDate(expirationDate) },
  ];
  return dates.filter(({ display }) => display !== '');
}

function detailsOf(facts: Partial<Pick<CouponFacts, DetailName>>, language: Language) {
  return DETAIL_ROWS.map(({ name, kind, label, detailLabel = label }) => {
    const given = facts[name] ?? '';
    const value = kind === 'date' ? formatDate(given) : given.trim();
    return { key: name, kind, label: detailLabel(language), value, href: hrefOf(kind, value) };
  }).filter(({ value }) => value !== '');
}

/** In the order on the card's back. */
const DETAIL_ROWS = COUPON_FIELD_ROWS.filter(isDetail).toSorted(
  (one, other) => one.detail - other.detail,
);

type DetailRow = FieldRow & {
  readonly name: DetailName;
  readonly label: (language: Language) => string;
  readonly detail: number;
};

function isDetail(row: FieldRow): row is DetailRow {
  return row.detail !== undefined;
}

function hrefOf(kind: FieldKind, value: string): string | null {
  if (kind === 'website') return webAddress(value);
  return kind === 'phone' ? telephoneAddress(value) : null;
}

function webAddress(website: string): string | null {
  const trimmed = website.trim();
  return isWebsite(trimmed) ? new URL(trimmed).href : null;
}

/** XXX-XXX-XXXX is a North American number, so the country code is 1. */
function telephoneAddress(phone: string): string | null {
  const trimmed = phone.trim();
  return /^\d{3}-\d{3}-\d{4}$/.test(trimmed) ? `tel:+1${trimmed.replaceAll('-', '')}` : null;
}

function barcodeOf(facts: CouponFacts) {
  if (facts.barcodeType === 'NONE' || facts.barcodeValue === '') return null;
  const caption = facts.barcodeAltText.trim();
  return {
    type: facts.barcodeType,
    value: facts.barcodeValue,
    caption: caption === '' ? facts.barcodeValue : caption,
  };
}

/** A comma between lines makes a screen reader pause. */
function sentenceOf(words: readonly string[]): string {
  return words
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .reduce((sentence, line) => {
      if (sentence === '') return line;
      return /[.,;:!?\u2026]$/.test(sentence) ? `${sentence} ${line}` : `${sentence}, ${line}`;
    }, '');
}
