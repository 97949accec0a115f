import { ADMIN_ROLE } from '../../src/domain/session/session.ts';
import { randomUUID, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Kysely } from 'kysely';
import type { IdentityTables } from '../db/identity-tables.ts';
import * as signInWords from '../../src/words/server/sign-in.gen.ts';

/** An account that the embedded provider can sign in. */
export type IdentityAccount = NonNullable<Awaited<ReturnType<typeof findIdentityAccount>>>;

/** The password of both seeded accounts; for local use only (AUTH-10). */
export const SEEDED_PASSWORD = 'tearline';

/** The two accounts that come with the product (AUTH-10). */
export const SEEDED_ACCOUNTS = [
  { email: 'marketer@example.com', name: signInWords.marketer, roles: [] },
  { email: 'admin@example.com', name: signInWords.admin, roles: [ADMIN_ROLE] },
] as const;

/** Adds missing seeded accounts. Existing ones do not change. */
export async function seedAccounts(database: Kysely<IdentityTables>): Promise<void> {
  for (const { email, name, roles } of SEEDED_ACCOUNTS) {
    if ((await rowByEmail(database, email)) !== undefined) continue;
    const row = {
      id: randomUUID(),
      email,
      name: name(),
      roles: [...roles],
      password_hash: await hashPassword(SEEDED_PASSWORD),
    };
    await database
      .insertInto('identity_accounts')
      .values(row)
      .onConflict((conflict) => conflict.column('email').doNothing())
      .execute();
  }
}

/** Returns the account with this id, or null. */
export async function findIdentityAccount(database: Kysely<IdentityTables>, id: string) {
  const row = await database
    .selectFrom('identity_accounts')
    .select(['id', 'email', 'name', 'roles'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the account with this e-mail and password, or null. An unknown e-mail takes as long as a wrong password. */
export async function findByPassword(
  database: Kysely<IdentityTables>,
  email: string,
  password: string,
): Promise<IdentityAccount | null> {
  const row = await rowByEmail(database, email.trim().toLowerCase());
  const fits = await passwordFits(password, row?.password_hash ?? (await hashOfNobody()));
  if (row === undefined || !fits) return null;
  return { id: row.id, email: row.email, name: row.name, roles: row.roles };
}

function rowByEmail(database: Kysely<IdentityTables>, email: string) {
  return database
    .selectFrom('identity_accounts')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst();
}

let nobody: Promise<string> | undefined;

function hashOfNobody(): Promise<string> {
  nobody ??= hashPassword(randomUUID());
  return nobody;
}

/** 16 MiB and about 0.2 s of one core: OWASP's scrypt parameters for N = 2^14. */
const COST = { N: 2 ** 14, r: 8, p: 5 };
const KEY_BYTES = 32;

/** Hashes a password as `scrypt$N$r$p$salt$hash`. */
async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST);
  const cost = `${COST.N}$${COST.r}$${COST.p}`;
  return `scrypt$${cost}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** Returns whether the password matches the hash. An unreadable hash matches no password. */
async function passwordFits(password: string, hash: string): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = hash.split('$');
  if (scheme !== 'scrypt' || salt === undefined || key === undefined) return false;
  const expected = Buffer.from(key, 'base64url');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const given = await derive(password, Buffer.from(salt, 'base64url'), cost);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

async function derive(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  const hash = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);
  return hash(password.normalize('NFKC'), salt, KEY_BYTES, cost);
}
