/** Stores which passes are on which phones and how to reach the phones (API-11). */
import { sql, type Transaction } from 'kysely';
import type { Connection, Database, Tables } from '../db/database.ts';
import { RequestFailure } from '../http/problems/problems.ts';
import { enqueuePush } from './wallet-changes.repository.ts';

export interface Registration {
  readonly deviceId: string;
  readonly couponId: string;
}

/** Maximum of phones for one coupon; further ones are refused (SAFE-12). */
const MOST_PHONES = 50_000;

/**
 * Stores that a phone has a pass, and the phone's push token. Returns false if this was known. Throws `RequestFailure`
 * `too-many-requests` if the coupon has the maximum of phones, `unauthorized` if it is not known.
 */
export async function registerDevice(
  database: Database,
  { deviceId, couponId, pushToken }: Registration & { readonly pushToken: string },
  mostPhones = MOST_PHONES,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    // Waits for a running change. A later change waits until this phone is visible.
    const coupon = await transaction
      .selectFrom('wallet_coupons')
      .select('changes')
      .where('coupon_id', '=', couponId)
      .forShare()
      .executeTakeFirst();
    // The cleanup forgot a removed coupon a moment ago.
    if (coupon === undefined) throw new RequestFailure('unauthorized');
    await saveDevice(transaction, deviceId, pushToken);
    const added = await transaction
      .insertInto('wallet_registrations')
      .values({ device_id: deviceId, coupon_id: couponId, owed_changes: coupon.changes })
      .onConflict((conflict) => conflict.columns(['device_id', 'coupon_id']).doNothing())
      .returning('coupon_id')
      .executeTakeFirst();
    if (added === undefined) return false;
    if (!(await hasRoom(transaction, couponId, mostPhones)))
      throw new RequestFailure('too-many-requests');
    // The phone's version is unknown: the pass may have been in a mailbox since before the change.
    if (coupon.changes > 0)
      await enqueuePush(transaction, couponId, { deviceId, changes: coupon.changes });
    return true;
  });
}

/** Removes a pass from a phone's list, and the phone with its last pass. */
export async function unregisterDevice(database: Database, { deviceId, couponId }: Registration) {
  await database.transaction().execute(async (transaction) => {
    await sql`select from wallet_devices where id = ${deviceId} for update`.execute(transaction);
    await sql`delete from wallet_registrations
      where device_id = ${deviceId} and coupon_id = ${couponId}`.execute(transaction);
    await sql`delete from wallet_devices where id = ${deviceId} and not exists (
      select from wallet_registrations where device_id = ${deviceId})`.execute(transaction);
  });
}

/** Returns the push token of a phone with this pass; undefined if the phone does not have it. */
export async function findPushToken(connection: Connection, { deviceId, couponId }: Registration) {
  const found = await connection
    .selectFrom('wallet_registrations')
    .innerJoin('wallet_devices', 'wallet_devices.id', 'wallet_registrations.device_id')
    .select('push_token')
    .where('device_id', '=', deviceId)
    .where('coupon_id', '=', couponId)
    .executeTakeFirst();
  return found?.push_token;
}

/** Removes a phone with this push token and all its passes. A phone that has a newer token stays. */
export async function removeDevice(connection: Connection, deviceId: string, pushToken: string) {
  await connection
    .deleteFrom('wallet_devices')
    .where('id', '=', deviceId)
    .where('push_token', '=', pushToken)
    .execute();
}

/** Counts phones that have left too, which limits the rows of the ledger. Reads counts that triggers keep. */
async function hasRoom(transaction: Transaction<Tables>, couponId: string, most: number) {
  const { rows } = await sql<{ readonly phones: number; readonly told: number }>`select
    (select coalesce(sum(number), 0) from wallet_phone_counts where coupon_id = ${couponId}) as phones,
    (select coalesce(sum(number), 0) from wallet_delivery_counts where coupon_id = ${couponId}) as told
  `.execute(transaction);
  return rows.every(({ phones, told }) => phones <= most && told < 2 * most);
}

async function saveDevice(transaction: Transaction<Tables>, id: string, pushToken: string) {
  await transaction
    .insertInto('wallet_devices')
    .values({ id, push_token: pushToken })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ push_token: pushToken }))
    .execute();
}
