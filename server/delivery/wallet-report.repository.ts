/** Reports the deliveries of a coupon's last change to phones and Google, from the ledger (API-11, API-12). */
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Connection, Tables } from '../db/database.ts';
import { workersNotified } from '../jobs/queue.repository.ts';
import { walletQueue } from '../jobs/queues.ts';
import { ONCE_MORE } from './wallet-changes.repository.ts';
import { removeLot } from '../work/remove-lot.ts';

/** Phones for which one statement enqueues deliveries (SAFE-12). */
export const PHONES_AT_ONCE = 500;

/** Deliveries of the last change to phones with the same outcome and reason. */
export interface DeliveryCount {
  readonly outcome: 'waiting' | 'sent' | 'not sent' | 'failed' | 'gone';
  readonly reason: string | null;
  readonly deliveries: number;
}

/** Phones that have a coupon's pass, and what became of its last change. */
export interface PhoneReport {
  readonly holding: number;
  /** Phones whose delivery is not enqueued yet. */
  readonly owed: number;
  /** When the coupon last changed; null when not recorded. */
  readonly changed_at: Date | null;
  /** When the last delivery of that change ended. */
  readonly finished_at: Date | null;
  /** When the first waiting one is tried next. */
  readonly next_attempt_at: Date | null;
}

/** Google's delivery of the last change. */
export type OfferDelivery = NonNullable<Awaited<ReturnType<typeof findOfferDelivery>>>;

export type Channel = 'apple' | 'google';

/**
 * Counts the deliveries of the last change: for each phone, those since that change or since it saved the pass, also
 * the pass of a code. Reads counts that triggers keep, so any number of phones takes the same time (SAFE-12).
 */
export async function countDeliveries(connection: Connection, couponId: string) {
  const { rows } = await sql<DeliveryCount>`
    select outcome, nullif(reason, '') as reason, sum(number)::bigint as deliveries
    from (
      select * from wallet_delivery_counts union all select * from wallet_code_delivery_counts
    ) as counted join wallet_coupons using (coupon_id, changes)
    where coupon_id = ${couponId}
    group by outcome, reason having sum(number) > 0
    order by deliveries desc, reason`.execute(connection);
  return rows;
}

/** Returns undefined for a coupon without any pass. Each part is a look-up in an index or among the counts. */
export async function findPhoneReport(connection: Connection, couponId: string) {
  const phones = sql`select coalesce(sum(number), 0)::bigint from (
      select * from wallet_phone_counts union all select * from wallet_code_phone_counts
    ) as counted where counted.coupon_id = coupon.coupon_id`;
  const ended = sql.join(
    (['sent', 'not sent', 'failed', 'gone'] as const).flatMap((outcome) =>
      momentsOf('max', outcome),
    ),
  );
  const next = sql.join(momentsOf('min', 'waiting'));
  const { rows } = await sql<PhoneReport>`
    select changed_at, (${phones}) as holding, (${phones} and owed_changes < coupon.changes) as owed,
      greatest(${ended}) as finished_at, least(${next}) as next_attempt_at
    from wallet_coupons as coupon where coupon_id = ${couponId}`.execute(connection);
  return rows[0];
}

/** The first or the last moment in the indexes of deliveries: of the coupon's own pass, and of its codes' passes. */
function momentsOf(edge: 'min' | 'max', outcome: DeliveryCount['outcome']) {
  return DELIVERED.map(
    ({ id, changes }) => sql`(select ${sql.raw(edge)}(coalesce(finished_at, next_attempt_at))
      from wallet_deliveries as delivery where delivery.channel = 'apple'
        and delivery.${id} = coupon.coupon_id and delivery.${changes} = coupon.changes
        and delivery.outcome = ${outcome})`,
  );
}

/** The columns that name the coupon of a delivery and its change: of its own pass, and of a code's pass. */
const DELIVERED = [
  { id: sql.raw('coupon_id'), changes: sql.raw('changes') },
  { id: sql.raw('parent_id'), changes: sql.raw('parent_changes') },
] as const;

/** Returns undefined where no delivery to Google is known. */
export async function findOfferDelivery(connection: Connection, couponId: string) {
  return connection
    .selectFrom('wallet_deliveries')
    .select(['state', 'reason', 'finished_at', 'next_attempt_at'])
    .where('coupon_id', '=', couponId)
    .where('channel', '=', 'google')
    .executeTakeFirst();
}

/** Enqueues the last change again for targets it has not reached, on these channels; waiting ones become due now. */
export async function enqueueResend(
  transaction: Transaction<Tables>,
  couponId: string,
  channels: readonly Channel[],
): Promise<void> {
  // As with every change: waits for a running change, which enqueues all targets anyway.
  await sql`select 1 from wallet_coupons where coupon_id = ${couponId} for update
  `.execute(transaction);
  await sql`update wallet_deliveries set next_attempt_at = date_trunc('milliseconds', now())
    where state = 'waiting' and next_attempt_at > now() and lease is null and id = any(array(
      ${targetsOf(couponId, ['apple', 'google'], ['waiting'])}))`.execute(transaction);
  const owed = await enqueueResendBatch(transaction, couponId, channels);
  // More phones than one call handles; the jobs continue.
  if (owed >= PHONES_AT_ONCE) await markForResend(transaction, couponId, true);
  await workersNotified(walletQueue).execute(transaction);
}

/** Enqueues the last change again for one lot of targets that it has not reached; returns how many. */
export async function enqueueResendBatch(
  connection: Connection,
  couponId: string,
  channels: readonly Channel[],
): Promise<number> {
  const targets = targetsOf(couponId, channels, ['failed', 'not sent']);
  // Not by the state: with statistics of before a failure, PostgreSQL then reads the index of all ended deliveries.
  const { numAffectedRows = 0n } = await sql`update wallet_deliveries set ${ONCE_MORE}
    where outcome in ('failed', 'not sent') and id = any(array(${targets}))`.execute(connection);
  return Number(numAffectedRows);
}

/** Selects lots of the last change's deliveries with these outcomes, the latest moments first, and Google's. */
function targetsOf(
  couponId: string,
  channels: readonly Channel[],
  outcomes: readonly DeliveryCount['outcome'][],
): RawBuilder<unknown> {
  const phones = outcomes.flatMap((outcome) =>
    DELIVERED.map(
      ({ id, changes }) => sql`(select id from wallet_deliveries as delivery
        where channel = 'apple' and 'apple' = any(${channels}::text[])
          and ${id} = ${couponId} and outcome = ${outcome}
          and ${changes} = (select changes from wallet_coupons where coupon_id = ${couponId})
        order by coalesce(finished_at, next_attempt_at) desc limit ${PHONES_AT_ONCE})`,
    ),
  );
  return sql`${sql.join(phones, sql` union all `)} union all (
    select id from wallet_deliveries
    where channel = 'google' and 'google' = any(${channels}::text[])
      and coupon_id = ${couponId} and outcome = any(${outcomes}::text[]))`;
}

/** Records whether more phones need the last change again. */
export async function markForResend(connection: Connection, couponId: string, owedAgain: boolean) {
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
export function forgetDeliveriesBefore(
  connection: Connection,
  before: Date,
  most: number,
  skip = 0,
) {
  const over = sql`finished_at < ${before} and case wallet_deliveries.channel
      when 'apple' then not exists (select from wallet_registrations as registration
        where registration.coupon_id = wallet_deliveries.coupon_id
          and registration.device_id = wallet_deliveries.device_id)
      else not exists (select from projects where projects.id = wallet_deliveries.coupon_id)
    end`;
  return removeLot(connection, 'wallet_deliveries', over, { most, skip });
}

const COUNTS = [
  'wallet_phone_counts',
  'wallet_delivery_counts',
  'wallet_code_phone_counts',
  'wallet_code_delivery_counts',
] as const;

/** Deletes up to `most` counts of nothing and returns how many. */
export async function forgetEmptyCounts(connection: Connection, most: number, skip = 0) {
  const removed = COUNTS.map((counts) =>
    removeLot(connection, counts, sql`number = 0`, { most, skip }),
  );
  return Math.max(...(await Promise.all(removed)));
}
