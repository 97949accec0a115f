/** Puts changes of coupons into the ledger for the phones that have them: in lots, one statement each (SAFE-12). */
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { enqueueCodeBatch } from './code-passes.repository.ts';
import { enqueuePushes } from './wallet-changes.repository.ts';
import { markForResend, enqueueResendBatch, PHONES_AT_ONCE } from './wallet-report.repository.ts';

/** Coupons per round that get one lot each; the oldest changes come first. */
const COUPONS_AT_ONCE = 20;

interface CouponWithNews {
  readonly id: string;
  readonly changes: number;
  readonly owed_again: boolean;
}

/**
 * Enqueues the next lot of deliveries to phones; returns false when no phone is left. Any number of processes may call
 * it; a killed one loses nothing.
 */
export async function enqueueNextBatches(database: Database): Promise<boolean> {
  const { rows } = await sql<CouponWithNews>`
    select coupon_id as id, changes, owed_again from wallet_coupons
    where owed_changes < changes or owed_again
    order by changed_at limit ${COUPONS_AT_ONCE}`.execute(database);
  for (const coupon of rows) await oweLot(database, coupon);
  return rows.length > 0;
}

async function oweLot(
  database: Database,
  { id, changes, owed_again: isAgain }: CouponWithNews,
): Promise<void> {
  const owed = await oweChange(database, id, changes);
  const hasMoreCodes = await enqueueCodeBatch(database, id, changes);
  // A phone registers under a lock on the coupon's changes, so no older registration can appear after this. Nor can an
  // older pass of a code.
  if (owed < PHONES_AT_ONCE && !hasMoreCodes)
    await sql`update wallet_coupons set owed_changes = ${changes}
      where coupon_id = ${id} and owed_changes < ${changes}`.execute(database);
  if (isAgain && (await enqueueResendBatch(database, id, ['apple'])) < PHONES_AT_ONCE)
    await markForResend(database, id, false);
}

/** Phones are marked first: every transaction changes their counts before those of deliveries (SAFE-12). */
async function oweChange(database: Database, id: string, changes: number): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ readonly device_id: string }>`
      with lot as (
        select device_id from wallet_registrations
        where coupon_id = ${id} and owed_changes < ${changes}
        order by owed_changes, device_id limit ${PHONES_AT_ONCE} for update
      )
      update wallet_registrations as registration set owed_changes = ${changes}
      from lot where coupon_id = ${id} and registration.device_id = lot.device_id
      returning registration.device_id`.execute(transaction);
    const deviceIds = rows.map(({ device_id: deviceId }) => deviceId);
    if (deviceIds.length > 0) await enqueuePushes(transaction, id, { deviceIds, changes });
    return deviceIds.length;
  });
}
