import type { Connection } from '../db/database.ts';

export interface AccountRow {
  readonly id: string;
  readonly email: string | null;
  readonly name: string | null;
  /** The account's number of coupons. */
  readonly coupons: number;
  /** Removed coupons whose rows for wallets are left; they count too. */
  readonly removed_coupons: number;
  /** Changes whenever the account's list of coupons, or a name in it, changes. */
  readonly list_version: number;
}

interface Person {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly name: string | null;
}

const ACCOUNT = ['id', 'email', 'name', 'coupons', 'removed_coupons', 'list_version'] as const;

/** Returns the account of an issuer's subject. */
export async function findAccount(
  connection: Connection,
  { issuer, subject }: Pick<Person, 'issuer' | 'subject'>,
): Promise<AccountRow | undefined> {
  return connection
    .selectFrom('accounts')
    .select(ACCOUNT)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** Returns an account by its id. */
export async function readAccount(connection: Connection, id: string): Promise<AccountRow> {
  return connection
    .selectFrom('accounts')
    .select(ACCOUNT)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Creates the account or updates its address and name; safe for concurrent first calls. */
export async function saveAccount(connection: Connection, id: string, person: Person) {
  return connection
    .insertInto('accounts')
    .values({ id, ...person })
    .onConflict((conflict) =>
      conflict
        .columns(['issuer', 'subject'])
        .doUpdateSet({ email: person.email, name: person.name }),
    )
    .returning(ACCOUNT)
    .executeTakeFirstOrThrow();
}

/** Makes other calls that count what the account has wait until the transaction ends. */
export async function lockAccount(connection: Connection, accountId: string): Promise<void> {
  await connection
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forUpdate()
    .execute();
}
