import { ADMIN_ROLE } from '../../src/domain/session/session.ts';
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { IdentityTables } from '../db/identity-tables.ts';
import { hashPassword, passwordFits } from './password.ts';
import * as signInWords from '../../src/words/server/sign-in.gen.ts';

/** An account that the embedded provider can sign in. */
export interface IdentityAccount {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly string[];
}

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
export async function findIdentityAccount(
  database: Kysely<IdentityTables>,
  id: string,
): Promise<IdentityAccount | null> {
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
