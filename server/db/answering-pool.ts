import type { PostgresPool } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { ConnectionTurns } from './connection-turns.ts';

/** The driver's message when a statement got no answer. */
const SILENT = /query read timeout/i;

/**
 * Removes connections that have gone silent from the pool (SAFE-09). The driver returns them as if they were whole, and
 * each later call on one would wait its full time again.
 */
export function answeringPool(pool: Pool, turns: ConnectionTurns): PostgresPool {
  return {
    options: pool.options,
    connect: async () => whileItAnswers(await turns.connect()),
    end: () => pool.end(),
  };
}

function whileItAnswers(client: PoolClient): PoolClient {
  let silence: Error | null = null;
  const query = async (text: string, values: unknown[]) => {
    // The rollback of a transaction whose statement got no answer.
    if (silence !== null) throw silence;
    try {
      return await client.query(text, values);
    } catch (error) {
      if (error instanceof Error && SILENT.test(error.message)) silence = error;
      throw error;
    }
  };
  const release = (isBroken = false): void => client.release(isBroken || silence !== null);
  const replaced = new Map<string | symbol, unknown>(Object.entries({ query, release }));
  return new Proxy(client, {
    get: (whole, name): unknown => replaced.get(name) ?? Reflect.get(whole, name),
  });
}
