import { decodeJwt } from 'jose';
import { type Kysely, sql } from 'kysely';
import type { IdentityTables } from '../db/identity-tables.ts';
import { CODE_CLAIM, REVOKED_MODEL } from './code-records.ts';
import { TokenRefused, type TokenVerifier } from './verify-token.ts';

/** The access token claim with the id of the sign-in session. */
export const SESSION_CLAIM = 'sid';

/**
 * Tokens of the embedded issuer end with their session, or when their code is used a second time. Each token is looked
 * up, so this takes effect in every process at once (AUTH-04, SAFE-07).
 */
export function endingWithSession(
  verify: TokenVerifier,
  database: Kysely<IdentityTables>,
): TokenVerifier {
  return async (token) => {
    const claims = await verify(token);
    const { [SESSION_CLAIM]: session, [CODE_CLAIM]: code } = decodeJwt(token);
    const { rows } = await sql<{ readonly account: string | null }>`
      select payload ->> 'accountId' as account from identity_records
      where model = 'Session' and uid = ${String(session)} and expires_at > now()
        and not exists (select from identity_records
          where model = ${REVOKED_MODEL} and id = ${String(code)} and expires_at > now())`.execute(
      database,
    );
    if (rows[0]?.account === claims.subject) return claims;
    throw new TokenRefused('The session of this token has ended, or its code was used again.');
  };
}
