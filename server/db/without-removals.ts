import { REMOVAL_LOCK } from '../work/removal-turn.ts';
import { withClient } from './postgres-connection.ts';

/** Does some work during which no stored file is removed. The address must not be a pooler's: it passes sessions on. */
export async function withoutRemovals(url: string, work: () => Promise<void>): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('select pg_advisory_lock_shared($1)', [REMOVAL_LOCK]);
    await work();
    // Fails if the connection broke meanwhile, and the lock with it.
    await client.query('select pg_advisory_unlock_shared($1)', [REMOVAL_LOCK]);
  });
}
