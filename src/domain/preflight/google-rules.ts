/** Texts that Google Wallet cuts, and a save link that has no room for them (PRE-01, API-12). */
import * as words from '../../words/preflight.gen.ts';
import { GOOGLE_TEXT_LIMITS } from '../constants.ts';
import { googleWordsOf, isWithin, wholeWords } from '../coupon/google-words.ts';
import type { Fault, PreflightSubject } from './finding.ts';
import { preflightRule } from './preflight-rule.ts';
import type { CouponFace } from '../coupon/coupon-face.ts';
import { offerParts, offerPayload, SAVINGS } from '../coupon/google-offer.ts';

export const GOOGLE_RULES = [
  // developers.google.com/wallet/reference/rest/v1/offerclass; PREV-06
  preflightRule('google.issuer', words.looksAtIssuer, ({ face }) =>
    cutFaults('merchantName', face.merchantName, googleWordsOf(face).issuerName, {
      limit: GOOGLE_TEXT_LIMITS.issuer,
      title: words.googleCutsName(),
    }),
  ),
  // developers.google.com/wallet/reference/rest/v1/offerclass; PREV-06
  preflightRule('google.provider', words.looksAtProvider, providerFaults),
  // developers.google.com/wallet/reference/rest/v1/offerclass; PREV-06
  preflightRule('google.title', words.looksAtTitle, ({ face }) =>
    cutFaults('description', face.description, googleWordsOf(face).title, {
      limit: GOOGLE_TEXT_LIMITS.title,
      title: words.googleCutsDescription(),
    }),
  ),
  // developers.google.com/wallet/reference/rest/v1/Jwt; API-12
  preflightRule('google.link', words.looksAtLink, linkFaults),
];

function cutFaults(
  place: 'merchantName' | 'description',
  text: string,
  shown: string,
  { limit, title }: { readonly limit: number; readonly title: string },
): Fault | null {
  if (isWithin(limit)(text)) return null;
  const shorter = wholeWords(text, isWithin(limit));
  return {
    title,
    reason: words.googleShowsCharacters({ limit }),
    cards: ['google'],
    place,
    evidence: cutAt(text, shown),
    ...(shorter !== null && {
      fix: { words: words.useText({ text: shorter }), values: { [place]: shorter } },
    }),
  };
}

/** Lists show the provider, the first whole words of the name; a first word that is too long is cut inside. */
function providerFaults({ face }: PreflightSubject): Fault | null {
  const { merchantName } = face;
  const limit = GOOGLE_TEXT_LIMITS.provider;
  if (wholeWords(merchantName, isWithin(limit)) !== null) return null;
  return {
    title: words.googleCutsFirstWord(),
    reason: words.googleListsCharacters({ limit }),
    cards: ['google'],
    place: 'merchantName',
    evidence: cutAt(merchantName, googleWordsOf(face).provider),
  };
}

/** `shown` ends in an ellipsis, which is no part of the text. */
function cutAt(text: string, shown: string): NonNullable<Fault['evidence']> {
  const start = shown.slice(0, -1);
  return { kind: 'cut', shown: start, lost: text.slice(start.length) };
}

function linkFaults({ face, linkRoom }: PreflightSubject): Fault | null {
  if (linkRoom === null) return null;
  const length = leastTokenLength(face);
  if (length <= linkRoom) return null;
  return {
    title: words.linkIsLong(),
    reason: words.linkWithoutTerms({ length, room: linkRoom }),
    cards: ['google'],
    place: face.barcode === null ? 'description' : 'barcodeInitialValue',
  };
}

/**
 * The length of a coupon's token for Google's save link (API-12, PRE-01).
 * Stands for what differs between deployments: lengths as in production, letters that JSON does not escape.
 */
const ISSUER = '3388000000022123456';
const COUPON = '3f0c9a52-7d1e-4b8a-9c34-51e0a8d2f617';
const IDS = {
  classId: `${ISSUER}.${'x'.repeat(22)}`,
  objectId: `${ISSUER}.${COUPON}`,
};
const CLAIMS = {
  iss: 'tearline@coupons-000000.iam.gserviceaccount.com',
  aud: 'google',
  typ: 'savetowallet',
  iat: 1_800_000_000,
  origins: ['https://coupons.example.com'],
};
const HEADER = { alg: 'RS256', typ: 'JWT' };
/** Characters of a signature with a key of 2,048 bits. */
const SIGNATURE = 342;

/** Characters of the shortest token that can carry the coupon: names, colors, dates and the code alone. */
function leastTokenLength(face: CouponFace): number {
  const least = SAVINGS.reduce((parts, save) => save(parts), offerParts({ face, images: null }));
  const payload = offerPayload(face, least, IDS);
  return encoded(HEADER) + 1 + encoded({ ...CLAIMS, payload }) + 1 + SIGNATURE;
}

/** Characters of a part in base64url. */
function encoded(part: object): number {
  return Math.ceil((new TextEncoder().encode(JSON.stringify(part)).length * 4) / 3);
}
