import type { Transaction } from 'kysely';
import { changeProject } from '../coupons/saving/project-changes.repository.ts';
import type { Tables } from '../db/database.ts';
import { enqueueWalletUpdates } from '../delivery/wallet-changes.repository.ts';

/**
 * Decides whether a coupon's own code and link count beside the codes of its households; its page and the wallets
 * follow (SER-01).
 */
export async function decideOwnCode(
  transaction: Transaction<Tables>,
  couponId: string,
  householdsOnly: boolean,
): Promise<void> {
  const changed = await transaction
    .selectFrom('projects')
    .select('id')
    .where('id', '=', couponId)
    .where('households_only', '<>', householdsOnly)
    .forUpdate()
    .executeTakeFirst();
  if (changed === undefined) return;
  await changeProject(transaction, couponId, { households_only: householdsOnly });
  await enqueueWalletUpdates(transaction, [couponId]);
}
