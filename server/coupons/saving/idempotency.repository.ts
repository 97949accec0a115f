import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import type { Connection } from '../../db/database.ts';

interface RememberedCall {
  readonly request_hash: string;
  readonly response: unknown;
}

interface CallKey {
  readonly accountId: string;
  readonly key: string;
}

/** Finds the earlier call with this key. */
export async function findCall(
  connection: Connection,
  { accountId, key }: CallKey,
): Promise<RememberedCall | undefined> {
  return connection
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'response'])
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/**
 * The part of a statement that stores a call and its answer. It waits for an open transaction that uses the same key.
 * If another call already has the key, the statement fails and `isKeyTaken` is true.
 */
export function callRemembered(
  connection: Connection,
  { accountId, key }: CallKey,
  requestHash: string,
  response: unknown,
) {
  return connection.insertInto('idempotency_keys').values({
    account_id: accountId,
    key,
    request_hash: requestHash,
    response: JSON.stringify(response),
  });
}

/** Returns whether a statement failed because another call has its key. */
export function isKeyTaken(error: unknown): boolean {
  return error instanceof DatabaseError && error.constraint === 'idempotency_keys_pkey';
}

/** Deletes up to `most` calls older than this moment and returns how many. Their keys may be used again. */
export async function forgetCallsBefore(
  connection: Connection,
  moment: Date,
  most: number,
  skip = 0,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from idempotency_keys where ctid = any(array(
    select ctid from idempotency_keys where created_at < ${moment} limit ${most} offset ${skip}))`.execute(
    connection,
  );
  return Number(numAffectedRows);
}
