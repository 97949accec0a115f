import type { PrintedBarcodeType } from '../../../src/domain/coupon/fields/barcode-types.ts';
import { COUPON_FIELDS } from '../../../src/domain/coupon/fields/coupon-fields.ts';
import type { CouponFace, DetailItem } from '../../../src/domain/coupon/coupon-face.ts';
import { cut, googleWordsOf } from '../../../src/domain/coupon/google-words.ts';
import type { OfferRequest } from '../delivery/wallet-messages.ts';
import * as passWords from '../../../src/words/server/passes.gen.ts';

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

const PROVIDER_MAX = 60;

const GOOGLE_BARCODE_TYPES: Readonly<Record<PrintedBarcodeType, string>> = {
  QR: 'QR_CODE',
  PDF417: 'PDF_417',
  AZTEC: 'AZTEC',
  CODE128: 'CODE_128',
};

/** Returns all parts of an offer, before any saving. */
export function offerParts({ face, images }: OfferRequest): OfferParts {
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

/** Returns the ids of a coupon's class and object at Google. */
export function offerIds(id: string, issuerId: string) {
  return { classId: `${issuerId}.${shortened(id)}`, objectId: `${issuerId}.${id}` };
}

/** A token's `payload` for a class and object that Google already has. */
export function offerNames(id: string, issuerId: string) {
  const { classId, objectId } = offerIds(id, issuerId);
  return { offerObjects: [{ id: objectId, classId }] };
}

/** Class and object of one coupon as the `payload` of a save-to-wallet token (API-12). */
export function offerPayload(request: OfferRequest, parts: OfferParts, issuerId: string) {
  return {
    offerClasses: [offerClass(request, parts, issuerId)],
    offerObjects: [offerObject(request, parts, issuerId)],
  };
}

/** The fields that all objects of a coupon share; a coupon has one object. */
export function offerClass({ face, id }: OfferRequest, parts: OfferParts, issuerId: string) {
  const hero = parts.hero === null ? {} : { heroImage: image(parts.hero, face.stripWords, parts) };
  return {
    id: offerIds(id, issuerId).classId,
    ...googleWordsOf(face),
    provider: cut(face.merchantName, PROVIDER_MAX),
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
export function offerObject({ face, id }: OfferRequest, parts: OfferParts, issuerId: string) {
  const { classId, objectId } = offerIds(id, issuerId);
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

/** Encodes a UUID in 22 characters. A token contains the class id twice, and its length is limited. */
function shortened(id: string): string {
  return Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
}

function textModules({ wholeName, stripWords, promoCode }: OfferParts) {
  const modules = [
    { id: 'name', header: COUPON_FIELDS.merchantName.label(), body: wholeName },
    { id: 'words', header: passWords.onTheCoupon(), body: stripWords },
    { id: 'promo', header: COUPON_FIELDS.promoCode.label(), body: promoCode },
  ].filter(({ body }) => body !== '');
  return modules.length === 0 ? {} : { textModulesData: modules };
}

function links({ website, phone }: OfferParts) {
  const uris = [
    ...(website === null ? [] : [{ uri: website, description: COUPON_FIELDS.website.label() }]),
    ...(phone === null ? [] : [{ uri: phone, description: passWords.phone() }]),
  ];
  return uris.length === 0 ? {} : { linksModuleData: { uris } };
}
