import {
  createRemoteJWKSet,
  customFetch,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
  type JWTVerifyResult,
} from 'jose';
import { isRecord } from '../../src/domain/record.ts';
import { createPromiseCache } from '../work/promise-cache.ts';

/** The user of a bearer token. `issuer` and `subject` together identify an account. */
export interface Claims {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly name: string | null;
  readonly roles: readonly string[];
}

export type TokenVerifier = (token: string) => Promise<Claims>;

interface TokenVerifierOptions {
  readonly issuer: string;
  readonly audience: string;
  readonly keys: JWTVerifyGetKey;
  /** Accepted `typ` headers: `at+jwt`, or `JWT` for Keycloak. */
  readonly types: readonly string[];
}

/** The token is invalid or has expired: 401. */
export class TokenRefused extends Error {
  override readonly name = 'TokenRefused';
}

/** The issuer's keys could not be fetched: 503. A later try may succeed. */
export class IssuerUnavailable extends Error {
  override readonly name = 'IssuerUnavailable';
}

/** Asymmetric only: with a shared-secret algorithm, an attacker could use the public key as the secret. */
const ALGORITHMS = [
  ...['RS', 'PS', 'ES'].flatMap((kind) => ['256', '384', '512'].map((bits) => kind + bits)),
  'EdDSA',
];
/** jose's codes for keys that could not be fetched, or not with status 200. */
const UNREACHABLE = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC']);
const CLOCK_TOLERANCE_SECONDS = 5;
/** An issuer's clock may be ahead by this much. Tokens from further in the future are refused. */
const AHEAD_SECONDS = 60;
const ANSWER_MS = 5_000;
/** A screen sends several calls with one token: its signature is checked once in a minute. */
const SIGNATURE_KEPT_MS = 60_000;
const SIGNATURES_KEPT = 2_000;

/** Makes the check of bearer tokens. The verifier throws `TokenRefused` or `IssuerUnavailable`. */
export function createTokenVerifier(options: TokenVerifierOptions): TokenVerifier {
  const types = new Set(options.types.map(typeOf));
  const signed = createPromiseCache<JWTVerifyResult>({
    most: SIGNATURES_KEPT,
    keptMs: SIGNATURE_KEPT_MS,
  });
  return async (token) => {
    const { payload, protectedHeader } = await signed.get(token, () => verified(token, options));
    if (Number(payload.exp) <= Date.now() / 1_000 - CLOCK_TOLERANCE_SECONDS)
      throw new TokenRefused('The token has expired.');
    if (!types.has(typeOf(protectedHeader.typ ?? '')))
      throw new TokenRefused('The token is of another type.');
    if (Number(payload.iat) > Date.now() / 1_000 + AHEAD_SECONDS)
      throw new TokenRefused('The token was issued in the future.');
    if (isIdToken(payload)) throw new TokenRefused('An ID token is no access token.');
    return claimsFrom(payload);
  };
}

/**
 * The keys of an external issuer. They are found through its discovery document and fetched again when they rotate.
 * Each of the two requests may take 5 s.
 */
export function remoteKeys(
  issuer: string,
  { answerMs = ANSWER_MS }: { readonly answerMs?: number } = {},
): JWTVerifyGetKey {
  let keys: Promise<JWTVerifyGetKey> | undefined;
  return async (header, token) => {
    keys ??= discoverKeys(issuer, answerMs).catch((error: unknown) => {
      keys = undefined;
      throw error;
    });
    return (await keys)(header, token);
  };
}

async function verified(token: string, { issuer, audience, keys }: TokenVerifierOptions) {
  try {
    return await jwtVerify(token, keys, {
      issuer,
      audience,
      algorithms: ALGORITHMS,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      requiredClaims: ['sub', 'exp', 'iat'],
    });
  } catch (error) {
    if (!(error instanceof errors.JOSEError) || UNREACHABLE.has(error.code))
      throw unavailable(error);
    throw new TokenRefused(error.message, { cause: error });
  }
}

async function discoverKeys(issuer: string, answerMs: number): Promise<JWTVerifyGetKey> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const response = await read(address, { signal: AbortSignal.timeout(answerMs) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  const document: unknown = await response.json();
  const isOfIssuer = isRecord(document) && document['issuer'] === issuer;
  const jwksUri = isOfIssuer ? document['jwks_uri'] : null;
  if (typeof jwksUri !== 'string') throw new Error(`${address} does not describe ${issuer}.`);
  return createRemoteJWKSet(new URL(jwksUri), { timeoutDuration: answerMs, [customFetch]: read });
}

/** A kept-alive connection may be dead already, so a lost request is sent again over a new one. */
async function read(address: string, options: RequestInit): Promise<Response> {
  try {
    return await fetch(address, options);
  } catch (error) {
    if (options.signal?.aborted === true) throw error;
    return fetch(address, options);
  }
}

function unavailable(cause: unknown): Error {
  return new IssuerUnavailable('The identity provider could not be reached.', { cause });
}

/** RFC 9068 allows `application/at+jwt` for `at+jwt`. Media types are case-insensitive. */
function typeOf(header: string): string {
  return header.toLowerCase().replace(/^application\//, '');
}

/** Keycloak uses the same header for all its tokens; the payload has the type. */
function isIdToken(payload: JWTPayload): boolean {
  return (
    payload['at_hash'] !== undefined || payload['typ'] === 'ID' || payload['typ'] === 'Refresh'
  );
}

function claimsFrom(payload: JWTPayload): Claims {
  const { iss, sub } = payload;
  if (typeof iss !== 'string' || typeof sub !== 'string' || sub === '') {
    throw new TokenRefused('The token names nobody.');
  }
  const textAt = (name: string) => {
    const value = payload[name];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const access = payload['realm_access'];
  const roles = isRecord(access) ? access['roles'] : null;
  return {
    issuer: iss,
    subject: sub,
    email: textAt('email'),
    name: textAt('name'),
    roles: Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : [],
  };
}
