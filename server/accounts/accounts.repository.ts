import type { Selectable } from 'kysely';
import type { Connection, Tables } from '../db/database.ts';

type Account = Selectable<Tables['accounts']>;
type Person = Pick<Account, 'issuer' | 'subject' | 'email' | 'name'>;

const ACCOUNT = ['id', 'email', 'name', 'coupons', 'removed_coupons', 'list_version'] as const;
export type AccountRow = Pick<Account, (typeof ACCOUNT)[number]>;

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

/** Makes other calls that count or name what the account has wait until the transaction ends. */
export async function lockAccount(connection: Connection, accountId: string): Promise<void> {
  await connection
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .execute();
}
