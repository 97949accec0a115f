/** Reports the deliveries of a coupon's last change to phones and Google, from the ledger (API-11, API-12). */
import { sql, type Transaction } from 'kysely';
import type { Connection, Tables } from '../../db/database.ts';
import { workersNotified } from '../../jobs/queue.repository.ts';
import { walletQueue } from '../../jobs/queues.ts';
import { ONCE_MORE } from './wallet-changes.repository.ts';

/** Phones for which one statement enqueues deliveries (SAFE-12). */
export const PHONES_AT_ONCE = 500;

/** Deliveries with the same outcome and reason. */
export interface DeliveryCount {
  readonly channel: 'apple' | 'google';
  readonly state: 'waiting' | 'sent' | 'not sent' | 'failed' | 'gone';
  readonly reason: string | null;
  readonly deliveries: number;
  /** When the last of them ended; null while they wait. */
  readonly finished_at: Date | null;
  /** When the first of them is tried next; null when none waits. */
  readonly next_attempt_at: Date | null;
}

/**
 * Returns the deliveries of the last change: for each phone, those since that change or since it saved the pass. Phones
 * whose delivery is not enqueued yet are not in it.
 */
const ofLastChange = (couponId: string) => sql`
  select delivery.channel, delivery.device_id, delivery.reason,
    delivery.finished_at, delivery.next_attempt_at,
    case when delivery.state in ('failed', 'not sent') and delivery.channel = 'apple'
        and registration.device_id is null then 'gone' else delivery.state end as state
  from wallet_deliveries as delivery
  join wallet_coupons as coupon using (coupon_id)
  left join wallet_registrations as registration using (coupon_id, device_id)
  where coupon_id = ${couponId} and (
    delivery.channel = 'google'
    or registration.owed_changes >= coupon.changes
    or (registration.device_id is null and delivery.created_at >= coupon.changed_at))`;

export async function countDeliveries(
  connection: Connection,
  couponId: string,
): Promise<readonly DeliveryCount[]> {
  const { rows } = await sql<DeliveryCount>`
    select channel, state, reason, count(*) as deliveries, max(finished_at) as finished_at,
      min(next_attempt_at) filter (where state = 'waiting') as next_attempt_at
    from (${ofLastChange(couponId)}) as delivery
    group by channel, state, reason
    union all
    select 'apple', 'waiting', null, count(*), null, coupon.changed_at
    from wallet_coupons as coupon join wallet_registrations as registration using (coupon_id)
    where coupon_id = ${couponId} and registration.owed_changes < coupon.changes
    group by coupon.changed_at
    order by deliveries desc, reason`.execute(connection);
  return rows;
}

/** Returns how many phones have the pass, and when the coupon last changed. */
export async function findHolding(
  connection: Connection,
  couponId: string,
): Promise<{ readonly phones: number; readonly changedAt: Date | null }> {
  const { rows } = await sql<{ readonly phones: number; readonly changed_at: Date | null }>`
    select changed_at, (select count(*) from wallet_registrations as registration
      where registration.coupon_id = coupon.coupon_id) as phones
    from wallet_coupons as coupon where coupon_id = ${couponId}`.execute(connection);
  return { phones: rows[0]?.phones ?? 0, changedAt: rows[0]?.changed_at ?? null };
}

/** Enqueues the last change again for targets it has not reached, on these channels; waiting ones become due now. */
export async function oweAgain(
  transaction: Transaction<Tables>,
  couponId: string,
  channels: readonly DeliveryCount['channel'][],
): Promise<void> {
  // As with every change: waits for a running change, which enqueues all targets anyway.
  await sql`select 1 from wallet_coupons where coupon_id = ${couponId} for update`.execute(
    transaction,
  );
  await sql`update wallet_deliveries set next_attempt_at = date_trunc('milliseconds', now()) where id = any(array(
    select id from wallet_deliveries where coupon_id = ${couponId} and state = 'waiting'
      and next_attempt_at > now() and lease is null limit ${PHONES_AT_ONCE}))`.execute(transaction);
  const owed = await oweLotAgain(transaction, couponId, channels);
  // More phones than one call handles; the jobs continue.
  if (owed >= PHONES_AT_ONCE) await noteOwedAgain(transaction, couponId, true);
  await workersNotified(walletQueue).execute(transaction);
}

/** Enqueues the last change again for one lot of targets that it has not reached; returns how many. */
export async function oweLotAgain(
  connection: Connection,
  couponId: string,
  channels: readonly DeliveryCount['channel'][],
): Promise<number> {
  const { numAffectedRows = 0n } =
    await sql`insert into wallet_deliveries (coupon_id, channel, device_id)
    select ${couponId}, channel, device_id from (${ofLastChange(couponId)}) as delivery
    where state in ('failed', 'not sent') and channel = any(${channels}::text[])
    order by channel, device_id limit ${PHONES_AT_ONCE}
    ${ONCE_MORE} where wallet_deliveries.state <> 'waiting'`.execute(connection);
  return Number(numAffectedRows);
}

/** Records whether more phones need the last change again. */
export async function noteOwedAgain(
  connection: Connection,
  couponId: string,
  owedAgain: boolean,
): Promise<void> {
  await connection
    .updateTable('wallet_coupons')
    .set({ owed_again: owedAgain })
    .where('coupon_id', '=', couponId)
    .execute();
}

/**
 * Deletes up to `most` deliveries that ended before this moment and returns how many: those to phones that no longer
 * have the pass, and those to Google for removed coupons.
 */
export async function forgetDeliveriesBefore(
  connection: Connection,
  before: Date,
  most: number,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from wallet_deliveries where id = any(array(
    select id from wallet_deliveries as delivery where finished_at < ${before} and
    case delivery.channel
      when 'apple' then not exists (select from wallet_registrations as registration
        where registration.coupon_id = delivery.coupon_id and registration.device_id = delivery.device_id)
      else not exists (select from projects where projects.id = delivery.coupon_id)
    end limit ${most}))`.execute(connection);
  return Number(numAffectedRows);
}
