/** Records an owner's changes for the wallets that have the coupon, in the change's own transaction. */
import { sql, type OperationNodeSource, type Transaction } from 'kysely';
import type { Connection, Tables } from '../../db/database.ts';
import type { RemovedCoupon } from '../../db/wallet-tables.ts';
import { workersNotified } from '../../jobs/queue.repository.ts';
import { walletQueue } from '../../jobs/queues.ts';

/**
 * The parts of a statement that record a new coupon, for Google only, because no phone has it yet. The caller notifies
 * the wallets' channel.
 */
export function insertWalletRows(couponId: string): readonly OperationNodeSource[] {
  return [
    sql`insert into wallet_coupons (coupon_id, modified_at, changed_at)
      values (${couponId}, date_trunc('second', clock_timestamp()), now())`,
    sql`insert into wallet_deliveries (coupon_id, channel) values (${couponId}, 'google')`,
  ];
}

/**
 * Records that these coupons were changed, activated or deactivated. After the commit the jobs notify phones and update
 * Google's object, at the latest with the next attempt (API-11, API-12). The owner's transaction writes one row per
 * coupon; the jobs look up the phones (`wallet-batches.repository.ts`, SAFE-12).
 * Call it once with all ids, in the change's transaction, after the change of a coupon that existed.
 */
export async function enqueueWalletUpdates(
  transaction: Transaction<Tables>,
  couponIds: readonly string[],
): Promise<void> {
  const ids = inOrder(couponIds);
  if (ids.length > 0) await enqueueUpdates(transaction, { ids, atGoogle: ids });
}

/** Records changes of coupons and of codes' passes (`code_passes`), for Google only of some. */
export async function enqueueUpdates(
  transaction: Connection,
  changed: { readonly ids: readonly string[]; readonly atGoogle: readonly string[] },
): Promise<void> {
  const ids = inOrder(changed.ids);
  await sql`insert into wallet_coupons (coupon_id, modified_at, changed_at)
    select id, date_trunc('second', clock_timestamp()), now()
    from unnest(${ids}::uuid[]) as ids (id) order by id
    on conflict (coupon_id) do update set
      stamp = null,
      changes = wallet_coupons.changes + 1,
      changed_at = excluded.changed_at,
      modified_at = greatest(wallet_coupons.modified_at + interval '1 second', excluded.modified_at)`.execute(
    transaction,
  );
  await sql`
    with google as (
      insert into wallet_deliveries (coupon_id, channel)
      select id, 'google' from unnest(${inOrder(changed.atGoogle)}::uuid[]) as ids (id) order by id
      ${OR_ONCE_MORE}
    )
    ${workersNotified(walletQueue)}`.execute(transaction);
}

/** Queues the changes that a newly registered phone may have missed. */
export async function enqueuePush(
  transaction: Transaction<Tables>,
  couponId: string,
  { deviceId, changes }: { readonly deviceId: string; readonly changes: number },
): Promise<void> {
  await enqueuePushes(transaction, couponId, { deviceIds: [deviceId], changes });
  await workersNotified(walletQueue).execute(transaction);
}

/** Queues a coupon's changes, up to this one, for these phones. */
export async function enqueuePushes(
  transaction: Transaction<Tables>,
  couponId: string,
  { deviceIds, changes }: { readonly deviceIds: readonly string[]; readonly changes: number },
): Promise<void> {
  await sql`insert into wallet_deliveries (coupon_id, channel, device_id, changes)
    select ${couponId}, 'apple', device_id, ${changes}
    from unnest(${deviceIds}::text[]) as phones (device_id) order by device_id
    ${OR_ONCE_MORE}, changes = excluded.changes, held = true`.execute(transaction);
}

/**
 * The assignments that make a delivery due again; a waiting one covers this change too. Both are due at once and have
 * 24 hours from now.
 */
export const ONCE_MORE = sql`state = 'waiting', finished_at = null, reason = null,
  requests = wallet_deliveries.requests + 1, attempts = 0, created_at = now(), next_attempt_at = now()`;

/** Each phone, and Google, has one delivery per coupon. */
const OR_ONCE_MORE = sql`on conflict (coupon_id, channel, device_id) do update set ${ONCE_MORE}`;

/** Stores what a void pass of a removed coupon shows, and the account that removes it. */
export async function storeRemains(
  transaction: Transaction<Tables>,
  couponId: string,
  { remains, accountId }: { readonly remains: RemovedCoupon; readonly accountId: string },
): Promise<void> {
  await transaction
    .updateTable('wallet_coupons')
    .set({
      remains: JSON.stringify(remains),
      removed_at: sql`now()`,
      removed_from: accountId,
    })
    .where('coupon_id', '=', couponId)
    .execute();
}

/** One order everywhere avoids deadlocks between transactions. */
function inOrder(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)].toSorted();
}
