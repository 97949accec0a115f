import { LANGUAGE_ATTRIBUTE } from '../../src/domain/session/preferences.ts';
import { isLanguage, type Language } from '../../src/words/language.ts';
import type { Connection } from '../db/database.ts';

export async function findAttribute(connection: Connection, accountId: string, id: string) {
  return connection
    .selectFrom('attributes')
    .select(['id', 'value'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
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
