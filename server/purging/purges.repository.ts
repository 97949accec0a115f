import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import { removeLot } from '../work/remove-lot.ts';

/** Makes each change of a coupon add a purge, or stops that and drops the purges that wait. */
export async function switchPurging(connection: Connection, isOn: boolean): Promise<void> {
  if (isOn) {
    await sql`insert into cache_purging values (true) on conflict do nothing`.execute(connection);
    return;
  }
  await connection.deleteFrom('cache_purging').execute();
  await connection.deleteFrom('cache_purges').where('state', '=', 'waiting').execute();
}

/** Deletes up to `most` finished purges from before that time and returns how many. */
export function forgetPurgesBefore(connection: Connection, time: Date, most: number, skip = 0) {
  const finished = sql`state <> 'waiting' and finished_at < ${time}`;
  return removeLot(connection, 'cache_purges', finished, { most, skip });
}
