/** The length of a coupon's token for Google's save link (API-12, PRE-01). */
import type { CouponFace } from '../coupon/coupon-face.ts';
import { type OfferParts, offerPayload } from '../coupon/google-offer.ts';

/** Stands for what differs between deployments: lengths as in production, letters that JSON does not escape. */
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

/** What an offer contains after the services have left out everything that they may. */
const LEAST: OfferParts = {
  logo: null,
  hero: null,
  imageDescriptions: false,
  labelLanguages: false,
  barcodeCaption: false,
  stripWords: '',
  wholeName: '',
  details: '',
  finePrint: '',
  promoCode: '',
  website: null,
  phone: null,
};

/** Characters of the shortest token that can carry the coupon: names, colors, dates and the code alone. */
export function leastTokenLength(face: CouponFace): number {
  const payload = offerPayload(face, LEAST, IDS);
  return encoded(HEADER) + 1 + encoded({ ...CLAIMS, payload }) + 1 + SIGNATURE;
}

/** Characters of a part in base64url. */
function encoded(part: object): number {
  return Math.ceil((new TextEncoder().encode(JSON.stringify(part)).length * 4) / 3);
}
