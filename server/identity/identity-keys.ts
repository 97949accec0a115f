import { createPublicKey, type JsonWebKey, randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Kysely } from 'kysely';
import type { IdentityTables } from '../db/identity-tables.ts';

/** The signing keys that all replicas of the embedded provider share. */
export type IdentityKeys = Awaited<ReturnType<typeof openIdentityKeys>>;

/** Reads the provider's keys or creates them the first time. Replicas that start together get the same keys. */
export async function openIdentityKeys(database: Kysely<IdentityTables>) {
  const signing = await openKey(database, 'signing', makeSigningKey);
  const cookie = await openKey(database, 'cookie', makeCookieKey);
  return {
    /** RSA, private. */
    signing,
    verifying: publicHalf(signing),
    cookie: String(cookie['secret']),
  };
}

function publicHalf(signing: JsonWebKey): JWK {
  const jwk = createPublicKey({ key: signing, format: 'jwk' }).export({ format: 'jwk' });
  return { ...jwk, kid: String(signing['kid']), use: 'sig', alg: 'RS256' };
}

async function openKey(
  database: Kysely<IdentityTables>,
  purpose: 'cookie' | 'signing',
  make: () => Promise<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const found = await readKey(database, purpose);
  if (found !== undefined) return found.key;
  await database
    .insertInto('identity_keys')
    .values({ purpose, key: JSON.stringify(await make()) })
    .onConflict((conflict) => conflict.column('purpose').doNothing())
    .execute();
  const made = await readKey(database, purpose);
  if (made === undefined) throw new Error(`The identity provider's ${purpose} key was not stored.`);
  return made.key;
}

function readKey(database: Kysely<IdentityTables>, purpose: 'cookie' | 'signing') {
  return database
    .selectFrom('identity_keys')
    .select('key')
    .where('purpose', '=', purpose)
    .executeTakeFirst();
}

async function makeSigningKey(): Promise<Record<string, unknown>> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
  const kid = randomBytes(8).toString('base64url');
  return { ...(await exportJWK(privateKey)), kid, use: 'sig', alg: 'RS256' };
}

function makeCookieKey(): Promise<Record<string, unknown>> {
  return Promise.resolve({ secret: randomBytes(32).toString('base64url') });
}
