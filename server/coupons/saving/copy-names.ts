/** What a copy of a coupon is called, unlike every other coupon of its account (DASH-18). */
import type { Transaction } from 'kysely';
import { COPY_PREFIX, nameOfCopy } from '../../../src/domain/coupon/copy-name.ts';
import type { Tables } from '../../db/database.ts';

/** A name for a copy, still free when the transaction commits: copies of one account are named one after another. */
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
    .where('name', 'like', `${COPY_PREFIX}%`)
    .execute();
  return nameOfCopy(name, new Set(copies.map((copy) => copy.name)));
}
