import type { Connection } from '../db/database.ts';

interface RememberedCall {
  readonly request_hash: string;
  readonly response: unknown;
}

interface CallKey {
  readonly accountId: string;
  readonly key: string;
}

/** The call made before under this key. */
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
 * Remembers the call and its answer; false where another call had the key first.
 * Waits for a call under the same key whose transaction is still open.
 */
export async function rememberCall(
  connection: Connection,
  { accountId, key }: CallKey,
  requestHash: string,
  response: unknown,
): Promise<boolean> {
  const inserted = await connection
    .insertInto('idempotency_keys')
    .values({
      account_id: accountId,
      key,
      request_hash: requestHash,
      response: JSON.stringify(response),
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Forgets calls older than this; their keys may be used again. */
export async function forgetCallsBefore(connection: Connection, moment: Date): Promise<void> {
  await connection.deleteFrom('idempotency_keys').where('created_at', '<', moment).execute();
}
