/** A coupon as Google's offer: the class and the object of a save-to-wallet token (API-12). Pure. */
import * as faceWords from '../../words/domain/face.gen.ts';
import { COUPON_LANGUAGE } from './coupon-language.ts';
import type { CouponFace, DetailItem } from './coupon-face.ts';
import type { PrintedBarcodeType } from './fields/barcode-types.ts';
import { COUPON_FIELDS } from './fields/coupon-fields.ts';
import { googleWordsOf } from './google-words.ts';

/** A coupon's ids at Google: `issuerId.suffix` each. */
export interface OfferIds {
  readonly classId: string;
  readonly objectId: string;
}

interface OfferContent {
  readonly face: CouponFace;
  /** Absolute https addresses that Google can fetch, or null. */
  readonly images: { readonly logo: string; readonly hero: string } | null;
}

/** All parts of an offer; null or empty omits a part. */
export interface OfferParts {
  readonly logo: string | null;
  readonly hero: string | null;
  /** Whether images have an alternative text. */
  readonly imageDescriptions: boolean;
  /** Whether the text under the barcode is included. */
  readonly barcodeCaption: boolean;
  readonly stripWords: string;
  /** The full business name if the issuer name is shortened. */
  readonly wholeName: string;
  readonly details: string;
  readonly finePrint: string;
  readonly promoCode: string;
  readonly website: string | null;
  readonly phone: string | null;
}

const GOOGLE_BARCODE_TYPES: Readonly<Record<PrintedBarcodeType, string>> = {
  QR: 'QR_CODE',
  PDF417: 'PDF_417',
  AZTEC: 'AZTEC',
  CODE128: 'CODE_128',
};

/** Returns all parts of an offer, before any saving. */
export function offerParts({ face, images }: OfferContent): OfferParts {
  const detail = (key: DetailItem['key']) => face.details.find((item) => item.key === key);
  const { issuerName, title } = googleWordsOf(face);
  return {
    logo: images?.logo ?? null,
    hero: images?.hero ?? null,
    imageDescriptions: images !== null,
    barcodeCaption: true,
    stripWords: face.stripWords,
    wholeName: issuerName === face.merchantName ? '' : face.merchantName,
    details: title === face.description ? '' : face.description,
    finePrint: detail('termsConditions')?.value ?? '',
    promoCode: detail('promoCode')?.value ?? '',
    website: detail('website')?.href ?? null,
    phone: detail('phone')?.href ?? null,
  };
}

/** A token's `payload` for a class and object that Google already has. */
export function offerNames({ classId, objectId }: OfferIds) {
  return { offerObjects: [{ id: objectId, classId }] };
}

/** Class and object of one coupon as the `payload` of a save-to-wallet token (API-12). */
export function offerPayload(face: CouponFace, parts: OfferParts, ids: OfferIds) {
  return {
    offerClasses: [offerClass(face, parts, ids)],
    offerObjects: [offerObject(face, parts, ids)],
  };
}

/** The fields that all objects of a coupon share; a coupon has one object. */
export function offerClass(face: CouponFace, parts: OfferParts, { classId }: OfferIds) {
  const hero = parts.hero === null ? {} : { heroImage: image(parts.hero, face.stripWords, parts) };
  return {
    id: classId,
    ...googleWordsOf(face),
    redemptionChannel: 'BOTH',
    reviewStatus: 'UNDER_REVIEW',
    hexBackgroundColor: face.colors.background,
    ...(parts.logo === null ? {} : { titleImage: image(parts.logo, face.merchantName, parts) }),
    ...hero,
    ...(parts.details === '' ? {} : { details: parts.details }),
    ...(parts.finePrint === '' ? {} : { finePrint: parts.finePrint }),
  };
}

/** The object that a wallet saves. */
export function offerObject(face: CouponFace, parts: OfferParts, { classId, objectId }: OfferIds) {
  return {
    id: objectId,
    classId,
    state: 'ACTIVE',
    ...validityOf(face),
    ...(face.barcode === null ? {} : { barcode: barcode(face.barcode, parts) }),
    ...textModules(parts),
    ...links(parts),
  };
}

function validityOf({ startsAt, expires }: CouponFace) {
  const start = startsAt === null ? {} : { start: { date: startsAt } };
  const end = expires === null ? {} : { end: { date: expires.endsAt } };
  return startsAt === null && expires === null ? {} : { validTimeInterval: { ...start, ...end } };
}

function image(uri: string, words: string, { imageDescriptions }: OfferParts) {
  const described = imageDescriptions && words !== '';
  return {
    sourceUri: { uri },
    ...(described
      ? { contentDescription: { defaultValue: { language: 'en-US', value: words } } }
      : {}),
  };
}

function barcode(
  { type, value, caption }: NonNullable<CouponFace['barcode']>,
  { barcodeCaption }: OfferParts,
) {
  return {
    type: GOOGLE_BARCODE_TYPES[type],
    value,
    ...(barcodeCaption ? { alternateText: caption } : {}),
    ...(type === 'QR' && /[^\x20-\x7E]/.test(value) ? { renderEncoding: 'UTF_8' } : {}),
  };
}

function textModules({ wholeName, stripWords, promoCode }: OfferParts) {
  const modules = [
    { id: 'name', header: COUPON_FIELDS.merchantName.label(COUPON_LANGUAGE), body: wholeName },
    { id: 'words', header: faceWords.onTheCoupon(COUPON_LANGUAGE), body: stripWords },
    { id: 'promo', header: COUPON_FIELDS.promoCode.label(COUPON_LANGUAGE), body: promoCode },
  ].filter(({ body }) => body !== '');
  return modules.length === 0 ? {} : { textModulesData: modules };
}

function links({ website, phone }: OfferParts) {
  const uris = [
    ...(website === null
      ? []
      : [{ uri: website, description: COUPON_FIELDS.website.label(COUPON_LANGUAGE) }]),
    ...(phone === null ? [] : [{ uri: phone, description: faceWords.call(COUPON_LANGUAGE) }]),
  ];
  return uris.length === 0 ? {} : { linksModuleData: { uris } };
}
