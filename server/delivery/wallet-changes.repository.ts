/** Records an owner's changes for the wallets that have the coupon, in the change's own transaction. */
import { sql, type OperationNodeSource, type Transaction } from 'kysely';
import type { Connection, Tables } from '../db/database.ts';
import type { RemovedCoupon } from '../db/wallet-tables.ts';
import { workersNotified } from '../jobs/queue.repository.ts';
import { walletQueue } from '../jobs/queues.ts';

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
      modified_at = greatest(wallet_coupons.modified_at + interval '1 second', excluded.modified_at)
  `.execute(transaction);
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
  await enqueuePushes(transaction, [{ couponId, deviceId, changes }]);
  await workersNotified(walletQueue).execute(transaction);
}

interface OwedPhone {
  readonly couponId: string;
  readonly deviceId: string;
  readonly changes: number;
}

/**
 * Queues the changes of these coupons for up to `most` of the phones that they are owed to; returns how many phones.
 * Phones are marked first: every transaction changes their counts before those of deliveries (SAFE-12).
 */
export async function enqueueOwedPushes(
  transaction: Connection,
  couponIds: readonly string[],
  most: number,
): Promise<number> {
  const { rows: owed } = await sql<OwedPhone>`
    select coupon_id as "couponId", device_id as "deviceId", coupon.changes
    from wallet_coupons as coupon join wallet_registrations as registration using (coupon_id)
    where coupon_id = any(${couponIds}::uuid[]) and registration.owed_changes < coupon.changes
    order by coupon_id, registration.owed_changes, device_id limit ${most}`.execute(transaction);
  if (owed.length === 0) return 0;
  // Locked by phone: by what each is owed, which another process may see in an earlier state, two would deadlock.
  const { rows } = await sql<OwedPhone>`
    with lot as (
      select coupon_id, device_id, owed.changes
      from wallet_registrations as registration join ${rowsOf(owed)} as owed using (coupon_id, device_id)
      where registration.owed_changes < owed.changes
      order by coupon_id, device_id for update of registration
    )
    update wallet_registrations as registration set owed_changes = lot.changes
    from lot where registration.coupon_id = lot.coupon_id and registration.device_id = lot.device_id
    returning registration.coupon_id as "couponId", registration.device_id as "deviceId",
      registration.owed_changes as changes`.execute(transaction);
  if (rows.length > 0) await enqueuePushes(transaction, rows);
  return owed.length;
}

/** Queues a coupon's changes, up to this one, for each of these phones. */
async function enqueuePushes(transaction: Connection, phones: readonly OwedPhone[]): Promise<void> {
  await sql`insert into wallet_deliveries (coupon_id, channel, device_id, changes)
    select coupon_id, 'apple', device_id, changes from ${rowsOf(phones)} as phones
    order by coupon_id, device_id
    ${OR_ONCE_MORE}, changes = excluded.changes, held = true`.execute(transaction);
}

/** These phones as rows of a statement. */
function rowsOf(phones: readonly OwedPhone[]) {
  return sql`(select * from unnest(
      ${phones.map(({ couponId }) => couponId)}::uuid[],
      ${phones.map(({ deviceId }) => deviceId)}::text[],
      ${phones.map(({ changes }) => changes)}::integer[]
    ) as phones (coupon_id, device_id, changes))`;
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
  await sql`update wallet_coupons
    set remains = ${JSON.stringify(remains)}::jsonb, removed_at = now(), removed_from = ${accountId}
    where coupon_id = ${couponId}`.execute(transaction);
}

/** One order everywhere avoids deadlocks between transactions. */
function inOrder(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)].toSorted();
}
