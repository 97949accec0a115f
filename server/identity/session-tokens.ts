/**
 * Tokens end with their session. Authorization codes can be used once. A second use revokes the tokens of the first one (RFC 6749 §4.1.2, SAFE-07).
 */
import { createHash } from 'node:crypto';
import { decodeJwt } from 'jose';
import { type Kysely, sql } from 'kysely';
import { type Adapter, errors } from 'oidc-provider';
import type { IdentityTables } from '../db/identity-tables.ts';
import { consumeRecord, recordsAdapter } from './records-adapter.ts';
import { TokenRefused, type TokenVerifier } from './verify-token.ts';
import * as signInWords from '../../src/words/server/sign-in.gen.ts';

const MODEL = 'AuthorizationCode';
/** Records with the hash of a code as id. Tokens of that code are refused until they would have expired. */
const REVOKED_MODEL = 'RevokedTokens';
/** The access token claim with the hash of the code that it was issued for. */
export const CODE_CLAIM = 'c_hash';

export function hashOfCode(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}

/** `tokenSeconds` is the life of an access token. A used code is remembered for that time. */
export function codeRecords(database: Kysely<IdentityTables>, tokenSeconds: number): Adapter {
  const codes = recordsAdapter(database, MODEL);
  const revoked = recordsAdapter(database, REVOKED_MODEL);
  const revoke = (code: string) => revoked.upsert(hashOfCode(code), {}, tokenSeconds);
  return {
    ...codes,
    async find(code) {
      const found = await codes.find(code);
      if (found?.consumed !== undefined) await revoke(code);
      return found;
    },
    async consume(code) {
      if (await consumeRecord(database, MODEL, code, tokenSeconds)) return;
      await revoke(code);
      throw new errors.InvalidGrant(signInWords.codeUsed());
    },
  };
}

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
          where model = ${REVOKED_MODEL} and id = ${String(code)} and expires_at > now())
    `.execute(database);
    if (rows[0]?.account === claims.subject) return claims;
    throw new TokenRefused('The session of this token has ended, or its code was used again.');
  };
}
