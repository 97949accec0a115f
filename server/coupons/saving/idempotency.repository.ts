import { DatabaseError } from 'pg';
import type { Connection } from '../../db/database.ts';

interface CallKey {
  readonly accountId: string;
  readonly key: string;
}

/** Finds the earlier call with this key. */
export async function findCall(connection: Connection, { accountId, key }: CallKey) {
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
