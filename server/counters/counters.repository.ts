/** Counters of accounts (TILL-01, TILL-07). */
import { sql, type Selectable } from 'kysely';
import { COUNTER_PAUSE_SECONDS } from '../../src/domain/constants.ts';
import type { Connection, Tables } from '../db/database.ts';
import { hashSecret } from './counter-secrets.ts';

export type CounterRow = Selectable<Tables['counters']> & {
  /** Seconds until it goes on after unknown codes; 0 while it works. By the database's clock. */
  readonly paused_seconds: number;
};

/** Selects counters. */
export function counterRows(connection: Connection) {
  return connection
    .selectFrom('counters')
    .selectAll()
    .select(
      sql<number>`case when pause_reason = 'unknown-codes' then
        greatest(0, least(${COUNTER_PAUSE_SECONDS}, ceil(extract(epoch from paused_until - now()))))::integer
        else 0 end`.as('paused_seconds'),
    );
}

/** Returns the counter with this address, unless it is revoked. */
export async function findCounter(connection: Connection, secret: Uint8Array) {
  return counterRows(connection)
    .where('secret_hash', '=', hashSecret(secret))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}
