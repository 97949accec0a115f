import type { Connection } from '../db/database.ts';

export interface AccountRow {
  readonly id: string;
  readonly email: string | null;
  readonly name: string | null;
}

interface Person {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly name: string | null;
}

/** The account of an issuer's subject. */
export async function findAccount(
  connection: Connection,
  { issuer, subject }: Pick<Person, 'issuer' | 'subject'>,
): Promise<AccountRow | undefined> {
  return connection
    .selectFrom('accounts')
    .select(['id', 'email', 'name'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

/** Makes the account or brings its address and name up to date; safe for concurrent first sights. */
export async function saveAccount(
  connection: Connection,
  id: string,
  person: Person,
): Promise<AccountRow> {
  return connection
    .insertInto('accounts')
    .values({ id, ...person })
    .onConflict((conflict) =>
      conflict
        .columns(['issuer', 'subject'])
        .doUpdateSet({ email: person.email, name: person.name }),
    )
    .returning(['id', 'email', 'name'])
    .executeTakeFirstOrThrow();
}
