/** The ledger of what wallets are told, and the queue of what they are still to be told. */
import { sql, type Selectable } from 'kysely';
import type { Connection, Tables } from '../db/database.ts';

export type WalletDelivery = Pick<
  Selectable<Tables['wallet_deliveries']>,
  'id' | 'coupon_id' | 'channel' | 'device_id' | 'requests' | 'attempts' | 'created_at'
>;

/** The right to make one delivery, good until the lease ends. */
export interface HeldDelivery {
  readonly id: string;
  readonly lease: string;
  /** The changes known when it was leased. */
  readonly requests: number;
}

export type DeliveryOutcome =
  | { readonly state: 'sent' }
  /** There is nobody to send it to, or nothing to send it with. */
  | { readonly state: 'not sent'; readonly reason: string }
  | { readonly state: 'failed'; readonly reason: string };

/** Takes up to `limit` due deliveries that no other worker holds, in the order in which they fell due. */
export async function leaseDueDeliveries(
  connection: Connection,
  lease: { readonly id: string; readonly now: Date; readonly until: Date; readonly limit: number },
): Promise<readonly WalletDelivery[]> {
  return connection
    .with('due', (due) =>
      due
        .selectFrom('wallet_deliveries')
        .select('id')
        .where('state', '=', 'waiting')
        .where('next_attempt_at', '<=', lease.now)
        .where((is) => is.or([is('locked_until', 'is', null), is('locked_until', '<=', lease.now)]))
        .orderBy('next_attempt_at')
        .limit(lease.limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('wallet_deliveries as delivery')
    .from('due')
    .whereRef('delivery.id', '=', 'due.id')
    .set((set) => ({
      lease: lease.id,
      locked_until: lease.until,
      attempts: set('delivery.attempts', '+', 1),
    }))
    .returning([
      'delivery.id',
      'delivery.coupon_id',
      'delivery.channel',
      'delivery.device_id',
      'delivery.requests',
      'delivery.attempts',
      'delivery.created_at',
    ])
    .execute();
}

/**
 * Writes what became of a delivery; where the coupon changed again in the meantime it goes back to be made once more.
 * Nothing happens where the lease was lost.
 */
export async function settleDelivery(
  connection: Connection,
  { id, lease, requests }: HeldDelivery,
  outcome: DeliveryOutcome,
): Promise<void> {
  const reason = outcome.state === 'sent' ? null : outcome.reason;
  const settled = await connection
    .updateTable('wallet_deliveries')
    .set({ state: outcome.state, reason, finished_at: sql`now()`, lease: null, locked_until: null })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .where('requests', '=', requests)
    .returning('id')
    .executeTakeFirst();
  if (settled === undefined) await giveBack(connection, { id, lease });
}

/** Gives a delivery back for another attempt at `next`, or at once where the coupon changed again in the meantime. */
export async function postponeDelivery(
  connection: Connection,
  { id, lease, requests }: HeldDelivery,
  { next, reason }: { readonly next: Date; readonly reason: string },
): Promise<void> {
  const postponed = await connection
    .updateTable('wallet_deliveries')
    .set({ next_attempt_at: next, reason, lease: null, locked_until: null })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .where('requests', '=', requests)
    .returning('id')
    .executeTakeFirst();
  if (postponed === undefined) await giveBack(connection, { id, lease });
}

/** Removes from the ledger what was finished before this moment. */
export async function forgetDeliveriesBefore(connection: Connection, moment: Date): Promise<void> {
  await connection.deleteFrom('wallet_deliveries').where('finished_at', '<', moment).execute();
}

async function giveBack(
  connection: Connection,
  { id, lease }: Pick<HeldDelivery, 'id' | 'lease'>,
): Promise<void> {
  await connection
    .updateTable('wallet_deliveries')
    .set({ lease: null, locked_until: null })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute();
}
