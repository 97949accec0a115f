import type { Connection } from '../db/database.ts';

export interface AccountRow {
  readonly id: string;
  readonly email: string | null;
  readonly name: string | null;
  /** How many it has. */
  readonly coupons: number;
  /** Another one after each change of what coupons it has and how they are called. */
  readonly list_version: number;
}

interface Person {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly name: string | null;
}

const ACCOUNT = ['id', 'email', 'name', 'coupons', 'list_version'] as const;

/** The account of an issuer's subject. */
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
    .returning(ACCOUNT)
    .executeTakeFirstOrThrow();
}
