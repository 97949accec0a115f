import { randomBytes } from 'node:crypto';
import * as startWords from '../../src/words/server/start.gen.ts';
import { StartFailure } from '../configuration/start-failure.ts';
import { withClient } from './postgres-connection.ts';

/**
 * Locks a token through one address and tries to lock it through the other: a database has its locks for itself, and
 * they end with the transaction. Throws `StartFailure` if the addresses lead to two databases (GROW-04).
 */
export async function refuseTwoDatabases(url: string, directUrl: string): Promise<void> {
  const token = String(randomBytes(8).readBigInt64BE());
  const isFree = await withClient(directUrl, async (direct) => {
    await direct.query('begin');
    await direct.query('select pg_advisory_xact_lock($1::bigint)', [token]);
    return withClient(url, async (client) => {
      const { rows } = await client.query<{ isFree: boolean }>(
        'select pg_try_advisory_xact_lock($1::bigint) as "isFree"',
        [token],
      );
      return rows[0]?.isFree === true;
    });
  }).catch((error: unknown) => {
    throw new StartFailure(startWords.databaseUnreachable({ reason: String(error) }), {
      cause: error,
    });
  });
  if (isFree)
    throw new StartFailure(
      startWords.twoDatabases({ url: nameOf(url), directUrl: nameOf(directUrl) }),
    );
}

/** An address without its user and password. */
function nameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
