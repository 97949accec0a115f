import type { PostgresPool } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** What the driver says where no word came for a statement. */
const SILENT = /query read timeout/i;

/**
 * The pool without its connections that have gone silent (SAFE-09): the driver gives such a one back as if it were whole,
 * and each call that gets it next would wait its whole time once more.
 */
export function answeringPool(pool: Pool): PostgresPool {
  return {
    options: pool.options,
    connect: async () => whileItAnswers(await pool.connect()),
    end: () => pool.end(),
  };
}

function whileItAnswers(client: PoolClient): PoolClient {
  let silence: Error | null = null;
  const query = async (text: string, values: unknown[]) => {
    // The rollback of a transaction whose statement was not answered.
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
