import { sql, type Transaction } from 'kysely';
import { LANGUAGE_ATTRIBUTE } from '../../src/domain/session/preferences.ts';
import { isLanguage, type Language } from '../../src/words/language.ts';
import type { Connection, Tables } from '../db/database.ts';

interface AttributeRow {
  readonly id: string;
  readonly value: unknown;
}

/** Returns an account's attributes, by id. */
export async function listAttributes(connection: Connection, accountId: string) {
  return connection
    .selectFrom('attributes')
    .select(['id', 'value'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
}

export async function findAttribute(connection: Connection, accountId: string, id: string) {
  return connection
    .selectFrom('attributes')
    .select(['id', 'value'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Stores or replaces a value; returns false when the account already has `most` other values. */
export async function saveAttribute(
  transaction: Transaction<Tables>,
  accountId: string,
  { id, value }: AttributeRow,
  most: number,
): Promise<boolean> {
  // The lock makes concurrent saves count one after the other.
  await sql`select from accounts where id = ${accountId} for no key update`.execute(transaction);
  const saved = await sql`
    insert into attributes (account_id, id, value)
    select ${accountId}::uuid, ${id}, ${JSON.stringify(value)}::json
    where (
      select count(*) from attributes where account_id = ${accountId} and id <> ${id}
    ) < ${most}
    on conflict (account_id, id) do update set value = excluded.value, updated_at = now()
    returning id
  `.execute(transaction);
  return saved.rows.length > 0;
}

/** Deletes a value; returns false when it does not exist. */
export async function deleteAttribute(connection: Connection, accountId: string, id: string) {
  const deleted = await connection
    .deleteFrom('attributes')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Returns the language that an account chose (SHELL-19); before it chose one, that of the coupon in question. */
export async function languageOfAccount(
  connection: Connection,
  accountId: string,
  ofCoupon: Language,
): Promise<Language> {
  const attribute = await findAttribute(connection, accountId, LANGUAGE_ATTRIBUTE);
  return isLanguage(attribute?.value) ? attribute.value : ofCoupon;
}
