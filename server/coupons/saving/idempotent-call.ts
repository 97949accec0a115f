/** A call with an idempotency key is done once, however often it arrives and in whichever process (API-05, SUBM-03). */
import type { OperationNodeSource } from 'kysely';
import { DatabaseError } from 'pg';
import type { Connection, Database } from '../../db/database.ts';
import { createSharedWork } from '../../work/shared-work.ts';
import { RequestFailure } from '../../http/problems/problems.ts';
import * as problemWords from '../../../src/words/server/problems.gen.ts';

export interface IdempotentCall {
  readonly accountId: string;
  /** null: the call has no key and is done each time. */
  readonly key: string | null;
  readonly requestHash: string;
}

/**
 * Returns the stored answer of an earlier call with this key, or null the first time. Throws `RequestFailure` if the
 * key belongs to a different call.
 */
export async function earlierAnswer<Answer>(
  database: Database,
  { accountId, key, requestHash }: IdempotentCall,
): Promise<Answer | null> {
  if (key === null) return null;
  const call = await database
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'response'])
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (call === undefined) return null;
  if (call.request_hash !== requestHash) throw keyReused();
  return call.response as Answer;
}

/**
 * Does the work, or returns the answer that another call has stored meanwhile. `claim` is the part of the work's
 * transaction that stores the answer; null for a call without a key. If it fails, the work is rolled back.
 */
export async function answerOnce<Answer>(
  database: Database,
  call: IdempotentCall,
  answer: Answer,
  work: (claim: OperationNodeSource | null) => Promise<void>,
): Promise<Answer> {
  const { accountId, key, requestHash } = call;
  try {
    await work(
      key === null ? null : callRemembered(database, { accountId, key }, requestHash, answer),
    );
    return answer;
  } catch (error) {
    const isTaken = error instanceof DatabaseError && error.constraint === 'idempotency_keys_pkey';
    if (!isTaken) throw error;
  }
  const first = await earlierAnswer<Answer>(database, call);
  if (first === null) throw new RequestFailure('request-in-progress');
  return first;
}

/**
 * The part of a statement that stores a call and its answer. It waits for an open transaction that uses the same key.
 * If another call already has the key, the statement fails.
 *
 * @internal for tests
 */
export function callRemembered(
  connection: Connection,
  { accountId, key }: { readonly accountId: string; readonly key: string },
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

/**
 * Makes calls with the same key wait for the first one, so that a hundred impatient retries do not decode an image a
 * hundred times. `answerOnce` joins calls in other processes.
 */
export function createSharedCalls<Answer>() {
  const calls = createSharedWork<Answer>();
  return ({ accountId, key, requestHash }: IdempotentCall, work: () => Promise<Answer>) =>
    key === null ? work() : calls.run(`${accountId} ${key} ${requestHash}`, work);
}

function keyReused(): RequestFailure {
  const detail = problemWords.keyOfAnotherRequest();
  return RequestFailure.at('/Idempotency-Key', detail, 'idempotency-key-reused');
}
