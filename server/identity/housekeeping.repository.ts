/** Deletes expired rows of the embedded provider in lots, after the first `skip`. Each function returns how many rows (SAFE-12). */
import { type Kysely, sql } from 'kysely';
import type { IdentityTables } from '../db/identity-tables.ts';
import { removeLot } from '../work/remove-lot.ts';
import { BARRED_SECONDS } from './sign-in-attempts.ts';

/** Unfinished sign-ins. Above this number the oldest are deleted before they expire. */
const MOST_UNFINISHED = 100_000;

/** Deletes expired sessions, codes and sign-ins. */
export function forgetExpiredRecords(database: Kysely<IdentityTables>, most: number, skip = 0) {
  const expired = sql`expires_at < now() order by expires_at`;
  return removeLot(database, 'identity_records', expired, { most, skip });
}

/** Deletes the oldest unfinished sign-ins above the limit. */
export function forgetUnfinishedSignIns(
  database: Kysely<IdentityTables>,
  most: number,
  skip = 0,
  stored = MOST_UNFINISHED,
) {
  const unfinished = sql`model in ('Interaction', 'Session') and payload ->> 'accountId' is null
    order by expires_at desc`;
  return removeLot(database, 'identity_records', unfinished, { most, skip: stored + skip });
}

/**
 * Deletes failed attempts that no longer count. It also deletes those in the future, which remain if the clock was set
 * back.
 */
export function forgetPastFailures(database: Kysely<IdentityTables>, most: number, skip = 0) {
  const barred = sql`make_interval(secs => ${BARRED_SECONDS})`;
  const past = sql`(failed_at < now() - ${barred} or failed_at > now() + ${barred})`;
  return removeLot(database, 'identity_failures', past, { most, skip });
}
