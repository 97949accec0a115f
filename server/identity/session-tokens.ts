import { decodeJwt } from 'jose';
import type { Kysely } from 'kysely';
import type { IdentityTables } from '../db/identity-tables.ts';
import { recordsAdapter } from './records-adapter.ts';
import { TokenRefused, type TokenVerifier } from './verify-token.ts';

/** The claim of an access token that names the sign-in session it was made in. */
export const SESSION_CLAIM = 'sid';

/** Tokens of the embedded issuer end with their session, at every process at once: each is looked up (AUTH-04, SAFE-07). */
export function endingWithSession(
  verify: TokenVerifier,
  database: Kysely<IdentityTables>,
): TokenVerifier {
  const sessions = recordsAdapter(database, 'Session');
  return async (token) => {
    const claims = await verify(token);
    const session = await sessions.findByUid(String(decodeJwt(token)[SESSION_CLAIM]));
    if (session?.accountId === claims.subject) return claims;
    throw new TokenRefused('The session of this token has ended.');
  };
}
