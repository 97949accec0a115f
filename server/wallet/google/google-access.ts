import type { KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import { isRecord } from '../../../src/domain/record.ts';
import { MessageFailed } from '../../delivery/wallet-messages.ts';

export interface ServiceAccount {
  readonly email: string;
  readonly key: KeyObject;
  /** Address that exchanges an assertion for an access token. */
  readonly tokenUrl: string;
}

export type GoogleAccess = ReturnType<typeof createGoogleAccess>;

const SCOPE = 'https://www.googleapis.com/auth/wallet_object.issuer';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const EARLY_MS = 60_000;

/** Access tokens of a service account (OAuth 2.0 JWT bearer, RFC 7523). */
export function createGoogleAccess(account: ServiceAccount) {
  let current: ReturnType<typeof tokenOf> = null;
  return {
    /** Returns a token, the same one until a minute before it expires. */
    async token(signal: AbortSignal) {
      if (current === null || current.until <= Date.now())
        current = await exchange(account, signal);
      return current.token;
    },
    /** Drops a refused token. */
    forget(token: string) {
      if (current?.token === token) current = null;
    },
  };
}

async function exchange({ email, key, tokenUrl }: ServiceAccount, signal: AbortSignal) {
  const assertion = await new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(email)
    .setAudience(tokenUrl)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(key);
  const body = new URLSearchParams({ grant_type: GRANT, assertion });
  const response = await fetch(tokenUrl, { method: 'POST', body, signal, redirect: 'error' });
  const answer: unknown = await response.json().catch(() => null);
  const token = response.ok ? tokenOf(answer) : null;
  if (token === null)
    throw new MessageFailed(`Google sign-in ${response.status}`, { isWorthRetrying: true });
  return token;
}

function tokenOf(answer: unknown) {
  if (!isRecord(answer) || typeof answer['access_token'] !== 'string') return null;
  const seconds = typeof answer['expires_in'] === 'number' ? answer['expires_in'] : 0;
  return { token: answer['access_token'], until: Date.now() + seconds * 1_000 - EARLY_MS };
}
