/** A coupon as Google's offer: the class and the object of a save-to-wallet token (API-12). Pure. */
import * as faceWords from '../../words/domain/face.gen.ts';
import type { Language } from '../../words/language.ts';
import type { CouponFace, DetailItem } from './coupon-face.ts';
import type { PrintedBarcodeType } from './fields/barcode-types.ts';
import { COUPON_FIELDS } from './fields/coupon-fields.ts';
import { cut, googleWordsOf } from './google-words.ts';

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
  /** Whether labels name their language, so that a phone reads them aloud in it; for other languages than English. */
  readonly labelLanguages: boolean;
  /** Whether the text under the barcode is included. */
  readonly barcodeCaption: boolean;
  readonly stripWords: string;
  /** The full business name if the issuer name is shortened. */
  readonly wholeName: string;
  readonly details: string;
  readonly finePrint: string;
  readonly promoCode: string;
  /** MM/DD/YYYY; Google itself shows no start (STEP-18). */
  readonly validFrom: string;
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
    labelLanguages: face.language !== 'en',
    barcodeCaption: true,
    stripWords: face.stripWords,
    wholeName: issuerName === face.merchantName ? '' : face.merchantName,
    details: title === face.description ? '' : face.description,
    finePrint: detail('termsConditions')?.value ?? '',
    promoCode: detail('promoCode')?.value ?? '',
    validFrom: detail('startDate')?.value ?? '',
    website: detail('website')?.href ?? null,
    phone: detail('phone')?.href ?? null,
  };
}

/**
 * What an offer omits so that its token fits, in this order and only as needed. Images go last: an offer without logo
 * and artwork is not recognizable. Ids, dates and one short image address each leave about 70 characters of text. With
 * a service account Google receives class and object complete, and the token contains only their ids.
 */
export const SAVINGS: readonly ((parts: OfferParts) => OfferParts)[] = [
  (parts) => ({ ...parts, imageDescriptions: false }),
  (parts) => ({ ...parts, labelLanguages: false }),
  (parts) => ({ ...parts, validFrom: '' }),
  (parts) => ({ ...parts, wholeName: '' }),
  (parts) => ({ ...parts, finePrint: cut(parts.finePrint, 400) }),
  (parts) => ({ ...parts, finePrint: cut(parts.finePrint, 200) }),
  (parts) => ({ ...parts, stripWords: '' }),
  (parts) => ({ ...parts, finePrint: cut(parts.finePrint, 100) }),
  (parts) => ({ ...parts, details: '' }),
  (parts) => ({ ...parts, finePrint: '' }),
  (parts) => ({ ...parts, promoCode: '' }),
  (parts) => ({ ...parts, phone: null }),
  (parts) => ({ ...parts, website: null }),
  (parts) => ({ ...parts, barcodeCaption: false }),
  (parts) => ({ ...parts, hero: null }),
  (parts) => ({ ...parts, logo: null }),
];

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
  const hero =
    parts.hero === null
      ? {}
      : { heroImage: image(parts.hero, face.stripWords || face.description, face, parts) };
  return {
    id: classId,
    ...googleWordsOf(face),
    redemptionChannel: 'BOTH',
    reviewStatus: 'UNDER_REVIEW',
    hexBackgroundColor: face.colors.background,
    ...(parts.logo === null
      ? {}
      : { titleImage: image(parts.logo, face.merchantName, face, parts) }),
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
    ...textModules(face, parts),
    ...links(face, parts),
  };
}

function validityOf({ startsAt, expires }: CouponFace) {
  const start = startsAt === null ? {} : { start: { date: startsAt } };
  const end = expires === null ? {} : { end: { date: expires.endsAt } };
  return startsAt === null && expires === null ? {} : { validTimeInterval: { ...start, ...end } };
}

function image(
  uri: string,
  words: string,
  { language }: CouponFace,
  { imageDescriptions }: OfferParts,
) {
  const described = imageDescriptions && words !== '';
  return {
    sourceUri: { uri },
    ...(described ? { contentDescription: { defaultValue: inLanguage(words, language) } } : {}),
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

function textModules({ language }: CouponFace, parts: OfferParts) {
  const modules = [
    { id: 'start', label: faceWords.validFrom(language), body: parts.validFrom },
    { id: 'name', label: COUPON_FIELDS.merchantName.label(language), body: parts.wholeName },
    { id: 'words', label: faceWords.onTheCoupon(language), body: parts.stripWords },
    { id: 'promo', label: COUPON_FIELDS.promoCode.label(language), body: parts.promoCode },
  ]
    .filter(({ body }) => body !== '')
    .map(({ id, label, body }) => ({
      id,
      header: label,
      body,
      ...(parts.labelLanguages ? { localizedHeader: localized(label, language) } : {}),
    }));
  return modules.length === 0 ? {} : { textModulesData: modules };
}

function links({ language }: CouponFace, { website, phone, labelLanguages }: OfferParts) {
  const uris = [
    { uri: website, label: COUPON_FIELDS.website.label(language) },
    { uri: phone, label: faceWords.call(language) },
  ].flatMap(({ uri, label }) => {
    if (uri === null) return [];
    const other = labelLanguages ? { localizedDescription: localized(label, language) } : {};
    return [{ uri, description: label, ...other }];
  });
  return uris.length === 0 ? {} : { linksModuleData: { uris } };
}

/** A label in the coupon's language: on phones in this language by `translatedValues`, on others by the default. */
function localized(label: string, language: Language) {
  const value = inLanguage(label, language);
  return { defaultValue: value, translatedValues: [{ ...value, language }] };
}

/** The words with their BCP 47 tag. */
function inLanguage(words: string, language: Language) {
  return { language: LANGUAGE_TAGS[language], value: words };
}

const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };
