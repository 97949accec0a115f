import type { KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import {
  offerNames,
  type OfferParts,
  offerParts,
  offerPayload,
  SAVINGS,
} from '../../../src/domain/coupon/google-offer.ts';
import { SAVE_TOKEN_MAX } from '../../../src/domain/constants.ts';
import type { GoogleConfig } from '../../configuration/wallet-settings.ts';
import { createPromiseCache } from '../../work/promise-cache.ts';
import { openGoogleKey } from './google-key.ts';
import { offerIds } from './offer-ids.ts';
import type { TokenCoupon } from '../../coupons/stored/wallet-port.ts';

/** Three kilobytes each. A token contains the time it was made, and Google may have received the offer since. */
const TOKENS_KEPT = { most: 1_000, keptMs: 60_000 };
const HEADER = { alg: 'RS256', typ: 'JWT' } as const;

interface TokenSettings {
  readonly dataDir: string;
  /** Without a trailing slash. Tokens contain images only if it is https, since Google fetches them (SHELL-14). */
  readonly publicUrl: string;
  /** Without `privateKeyPath`, of a PEM file or of Google's JSON key file, a generated key signs. */
  readonly google: Pick<GoogleConfig, 'issuerId' | 'serviceAccountEmail' | 'privateKeyPath'>;
}

/** Makes save-to-wallet tokens (API-12) with the signing key, or a generated one in `DATA_DIR/keys/google`. Throws `StartFailure`. */
export async function createTokenSigner(options: TokenSettings) {
  const { publicUrl, google } = options;
  const key = await openGoogleKey(options.dataDir, google.privateKeyPath);
  const room = SAVE_TOKEN_MAX - signatureLength(key);
  const tokens = createPromiseCache<string | null>(TOKENS_KEPT);
  return {
    /**
     * Returns the token for `https://pay.google.com/gp/v/save/`. One version is signed once a minute. Returns null if the
     * coupon does not fit into a token.
     */
    makeSaveToken: (version: string, read: () => Promise<TokenCoupon>) =>
      tokens.get(version, async () => {
        const request = await read();
        const images = publicUrl.startsWith('https:') ? request.images : null;
        const claims = claimsThatFit({ ...request, images }, options, room);
        return claims === null ? null : new SignJWT(claims).setProtectedHeader(HEADER).sign(key);
      }),
  };
}

function claimsThatFit(request: TokenCoupon, { google, publicUrl }: TokenSettings, room: number) {
  const claimsOf = (payload: object) => ({
    iss: google.serviceAccountEmail,
    aud: 'google',
    typ: 'savetowallet',
    iat: Math.floor(Date.now() / 1000),
    origins: [publicUrl],
    payload,
  });
  const ids = offerIds(request.id, google.issuerId, request.couponId);
  const whole = claimsOf(offerPayload(request.face, offerParts(request), ids));
  if (unsignedLength(whole) <= room) return whole;
  if (request.isAtGoogle) return claimsOf(offerNames(ids));
  for (const parts of savedParts(request)) {
    const claims = claimsOf(offerPayload(request.face, parts, ids));
    if (unsignedLength(claims) <= room) return claims;
  }
  return null;
}

/** Yields the parts with one more saving each time. */
function* savedParts(request: TokenCoupon): Generator<OfferParts> {
  let parts = offerParts(request);
  for (const save of SAVINGS) {
    parts = save(parts);
    yield parts;
  }
}

/** Length of header and claims when encoded, with the two dots. */
function unsignedLength(claims: object): number {
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url').length;
  return encoded(HEADER) + 1 + encoded(claims) + 1;
}

function signatureLength(key: KeyObject): number {
  const bytes = (key.asymmetricKeyDetails?.modulusLength ?? 2048) / 8;
  return Math.ceil((bytes * 4) / 3);
}
