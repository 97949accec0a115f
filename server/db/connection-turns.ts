import type { Pool, PoolClient } from 'pg';
import { createWorkQueue, WorkRefused } from '../work/work-queue.ts';

/** The connections of a pool, which owners (`asOwner`) get in turn. */
export type ConnectionTurns = ReturnType<typeof createConnectionTurns>;

/** One owner may have half of the connections, and two in any case: a transaction may need a second one. */
const SHARE_OF_ONE = 0.5;
const LEAST_OF_ONE = 2;

/**
 * Gives the next connection to the owner with the fewest. The pool itself gives it to the call that has waited longest,
 * so an owner with a few calls would wait behind all calls of another (SAFE-13).
 */
export function createConnectionTurns(
  pool: Pool,
  { connections, waitMs }: { readonly connections: number; readonly waitMs: number },
) {
  const atOnceOfOne = Math.max(LEAST_OF_ONE, Math.ceil(connections * SHARE_OF_ONE));
  const queue = createWorkQueue({ atOnce: connections, atOnceOfOne, mostWaiting: Infinity });
  return {
    /** Calls that wait for a connection. */
    get waiting() {
      return queue.waiting;
    },
    /** Throws `WorkRefused` if no connection is free in time. Release the client when the work is done. */
    async connect() {
      const { promise, resolve, reject } = Promise.withResolvers<PoolClient>();
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        reject(new WorkRefused('No database connection was free in time.'));
      }, waitMs);
      const useOne = async (): Promise<void> => {
        if (isLate) return;
        const client = await pool.connect();
        if (isLate) client.release();
        else await released(client, resolve);
      };
      queue.run(useOne).catch(reject);
      try {
        return await promise;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** Hands out a client and returns when it is released. */
function released(client: PoolClient, handOut: (client: PoolClient) => void): Promise<void> {
  return new Promise((resolve) => {
    const release = client.release.bind(client);
    client.release = (error) => {
      release(error);
      resolve();
    };
    handOut(client);
  });
}
