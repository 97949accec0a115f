/** Names a copy of a coupon, unlike every other coupon of its account (DASH-18). */
import type { Transaction } from 'kysely';
import { copyPrefix, nameOfCopy } from '../../../src/domain/coupon/copy-name.ts';
import type { Tables } from '../../db/database.ts';

/** Returns a name that is still free at commit: copies of one account are named one after another. */
export async function nameForCopy(
  transaction: Transaction<Tables>,
  accountId: string,
  name: string,
): Promise<string> {
  await transaction
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .execute();
  const copies = await transaction
    .selectFrom('projects')
    .select('name')
    .where('account_id', '=', accountId)
    .where('name', 'like', `${copyPrefix()}%`)
    .execute();
  return nameOfCopy(name, new Set(copies.map((copy) => copy.name)));
}
