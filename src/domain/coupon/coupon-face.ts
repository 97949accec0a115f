/**
 * The face of a coupon: one pure description from which both preview cards, the public page,
 * the Apple pass and the Google object take their fields (PREV-06).
 */
import { textColorOn } from '../design/color.ts';
import type { BarcodeType, PrintedBarcodeType } from './barcode-types.ts';
import { endOfOffer, formatDate } from './expiry.ts';

/** What a face is made of; a `CouponForm`, a stored project and a public coupon all satisfy it. */
export interface CouponFacts {
  readonly merchantName: string;
  readonly description: string;
  readonly termsConditions: string;
  readonly promoCode: string;
  /** ISO date-time at start of day, UTC, or empty. */
  readonly expirationDate: string;
  /** IANA zone. */
  readonly timeZone: string;
  readonly phone: string;
  readonly website: string;
  readonly backgroundColor: string;
  readonly foregroundColor: string;
  readonly labelColor: string | null;
  readonly barcodeType: BarcodeType;
  readonly barcodeValue: string;
  readonly barcodeAltText: string;
  /** The words painted into the strip, in reading order. */
  readonly paintedWords: readonly string[];
}

/** Who offers a coupon, and how they are reached. */
export type BusinessFacts = Pick<CouponFacts, 'merchantName' | 'phone' | 'website'>;

export interface DetailItem {
  readonly key:
    | 'merchantName'
    | 'description'
    | 'termsConditions'
    | 'promoCode'
    | 'expirationDate'
    | 'website'
    | 'phone';
  readonly label: string;
  readonly value: string;
  /** `https:`, `http:` or `tel:`; null where the item is no link. */
  readonly href: string | null;
}

export interface CouponFace {
  readonly merchantName: string;
  readonly description: string;
  readonly colors: {
    readonly background: string;
    readonly foreground: string;
    readonly label: string;
    /** Black or white, by the background's lightness, as Google Wallet sets it (PREV-02). */
    readonly googleText: string;
  };
  readonly expires: {
    /** MM/DD/YYYY. */
    readonly display: string;
    /** ISO date-time with offset: 23:59:59 of that date in the coupon's zone. */
    readonly endsAt: string;
  } | null;
  /** Business name, description, terms, promo code, expiration, website, phone; empty ones left out (PREV-03). */
  readonly details: readonly DetailItem[];
  readonly barcode: {
    readonly type: PrintedBarcodeType;
    readonly value: string;
    /** Shown under the code; the value where no alternate text is given. */
    readonly caption: string;
  } | null;
  /** The strip's words as one sentence for screen readers and watches; empty where the strip has none. */
  readonly stripWords: string;
}

/**
 * The face of those facts (PREV-06). Pure.
 * Throws a RangeError for a color that is not `#RRGGBB` or an unknown zone: both are refused where facts are made.
 */
export function composeFace(facts: CouponFacts): CouponFace {
  return {
    merchantName: facts.merchantName.trim(),
    description: facts.description.trim(),
    colors: colorsOf(facts),
    expires: expiryOf(facts),
    details: detailsOf(facts),
    barcode: barcodeOf(facts),
    stripWords: sentenceOf(facts.paintedWords),
  };
}

/** What a face shows of the business alone: its name, and website and phone where it has them (PUB-03). Pure. */
export function composeBusiness(
  facts: BusinessFacts,
): Pick<CouponFace, 'merchantName' | 'details'> {
  return { merchantName: facts.merchantName.trim(), details: shown(contactsOf(facts)) };
}

function colorsOf(facts: CouponFacts): CouponFace['colors'] {
  return {
    background: facts.backgroundColor,
    foreground: facts.foregroundColor,
    label: facts.labelColor ?? facts.foregroundColor,
    googleText: textColorOn(facts.backgroundColor),
  };
}

function expiryOf(facts: CouponFacts): CouponFace['expires'] {
  const endsAt = endOfOffer(facts.expirationDate, facts.timeZone);
  return endsAt === null ? null : { display: formatDate(facts.expirationDate), endsAt };
}

function detailsOf(facts: CouponFacts): readonly DetailItem[] {
  const items: readonly DetailItem[] = [
    plain('merchantName', 'Business/Organization Name', facts.merchantName),
    plain('description', 'Description', facts.description),
    plain('termsConditions', 'Terms & Conditions', facts.termsConditions),
    plain('promoCode', 'Promo Code', facts.promoCode),
    plain('expirationDate', 'Expiration Date', formatDate(facts.expirationDate)),
    ...contactsOf(facts),
  ];
  return shown(items);
}

function contactsOf({ phone, website }: BusinessFacts): readonly DetailItem[] {
  return [
    { ...plain('website', 'Website', website), href: webAddress(website) },
    { ...plain('phone', 'Business Phone Number', phone), href: telephoneAddress(phone) },
  ];
}

function shown(items: readonly DetailItem[]): readonly DetailItem[] {
  return items.filter((item) => item.value !== '');
}

function plain(key: DetailItem['key'], label: string, value: string): DetailItem {
  return { key, label, value: value.trim(), href: null };
}

function webAddress(website: string): string | null {
  const trimmed = website.trim();
  if (!URL.canParse(trimmed)) return null;
  const url = new URL(trimmed);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}

/** XXX-XXX-XXXX is a North American number, so its country code is 1. */
function telephoneAddress(phone: string): string | null {
  const trimmed = phone.trim();
  return /^\d{3}-\d{3}-\d{4}$/.test(trimmed) ? `tel:+1${trimmed.replaceAll('-', '')}` : null;
}

function barcodeOf(facts: CouponFacts): CouponFace['barcode'] {
  if (facts.barcodeType === 'NONE' || facts.barcodeValue === '') return null;
  const caption = facts.barcodeAltText.trim();
  return {
    type: facts.barcodeType,
    value: facts.barcodeValue,
    caption: caption === '' ? facts.barcodeValue : caption,
  };
}

/** A comma between lines gives a screen reader the pause that the layout gives the eye. */
function sentenceOf(words: readonly string[]): string {
  return words
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .reduce((sentence, line) => {
      if (sentence === '') return line;
      return /[.,;:!?\u2026]$/.test(sentence) ? `${sentence} ${line}` : `${sentence}, ${line}`;
    }, '');
}
