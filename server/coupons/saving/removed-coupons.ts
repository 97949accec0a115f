import type { Transaction } from 'kysely';
import type { Tables } from '../../db/database.ts';
import { countRemovedCoupons } from '../../delivery/removed-coupons.repository.ts';
import { enqueueWalletUpdates, storeRemains } from '../../delivery/wallet-changes.repository.ts';
import { passImages } from '../stored/pass-image-rows.ts';
import { couponFactsOf } from '../stored/project-facts.ts';
import { findProject, listImages } from '../stored/projects.repository.ts';

/**
 * Records that these coupons are about to be removed: their phones get a void pass, Google's object becomes inactive.
 * Call it once with all ids, in the removal's transaction, before the removal.
 */
export async function couponsRemoved(
  transaction: Transaction<Tables>,
  couponIds: readonly string[],
): Promise<void> {
  await enqueueWalletUpdates(transaction, couponIds);
  for (const id of couponIds) {
    const project = await findProject(transaction, id);
    if (project === undefined) continue;
    const images = passImages(await listImages(transaction, id));
    const remains = { facts: couponFactsOf(project), images };
    await storeRemains(transaction, id, { remains, accountId: project.account_id });
  }
  await countRemovedCoupons(transaction, couponIds);
}
