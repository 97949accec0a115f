/** Puts changes of coupons into the ledger for the phones that have them: in lots, one statement each (SAFE-12). */
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { isPassingFault } from '../http/problems/problem-documents.ts';
import { enqueueCodeBatch } from './code-passes.repository.ts';
import { enqueueOwedPushes } from './wallet-changes.repository.ts';
import { markForResend, enqueueResendBatch, PHONES_AT_ONCE } from './wallet-report.repository.ts';

/**
 * Coupons per round that get one lot each: of the oldest changes and of the newest, so that a coupon with many owed
 * codes holds up no other one.
 */
const COUPONS_AT_ONCE = 10;

interface CouponWithNews {
  readonly id: string;
  readonly changes: number;
  readonly owed_again: boolean;
}

/** A coupon whose phones cannot be enqueued is left out for this time. */
const LEFT_OUT_MS = 3_600_000;

/** Coupons that are left out, none at first, so that they hold up no other one (OBS-03); `onLeftOut` is called for each. */
export function leaveOutFaulty(onLeftOut: (couponId: string, error: unknown) => void) {
  /** Until when, in milliseconds. */
  const coupons = new Map<string, number>();
  return { coupons, onLeftOut };
}

/**
 * Enqueues the next lot of deliveries to phones; returns false when no phone is left. Any number of processes may call
 * it; a killed one loses nothing.
 */
export async function enqueueNextBatches(
  database: Database,
  { coupons, onLeftOut } = leaveOutFaulty(fail),
): Promise<boolean> {
  for (const [id, until] of coupons) if (until <= Date.now()) coupons.delete(id);
  const owed = sql`select coupon_id as id, changes, owed_again from wallet_coupons
    where (owed_changes < changes or owed_again) and coupon_id <> all(${[...coupons.keys()]}::uuid[])`;
  const { rows } = await sql<CouponWithNews>`
    (${owed} order by changed_at limit ${COUPONS_AT_ONCE})
    union
    (${owed} order by changed_at desc limit ${COUPONS_AT_ONCE})`.execute(database);
  const passing: unknown[] = [];
  for (const coupon of rows)
    await oweLot(database, coupon).catch((error: unknown) => {
      if (isPassingFault(error)) return passing.push(error);
      const isNamed = coupons.has(coupon.id);
      coupons.set(coupon.id, Date.now() + LEFT_OUT_MS);
      return isNamed || onLeftOut(coupon.id, error);
    });
  if (passing.length > 0) throw passing[0];
  return rows.length > 0;
}

function fail(_couponId: string, error: unknown): never {
  throw error;
}

async function oweLot(database: Database, { id, changes, owed_again: isAgain }: CouponWithNews) {
  const owed = await database
    .transaction()
    .execute((transaction) => enqueueOwedPushes(transaction, [id], PHONES_AT_ONCE));
  const hasMoreCodes = await enqueueCodeBatch(database, id, changes);
  // A phone registers under a lock on the coupon's changes, so no older registration can appear after this. Nor can an
  // older pass of a code.
  if (owed < PHONES_AT_ONCE && !hasMoreCodes)
    await sql`update wallet_coupons set owed_changes = ${changes}
      where coupon_id = ${id} and owed_changes < ${changes}`.execute(database);
  if (isAgain && (await enqueueResendBatch(database, id, ['apple'])) < PHONES_AT_ONCE)
    await markForResend(database, id, false);
}
