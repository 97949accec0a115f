/** Deletes expired rows of the embedded provider in lots, after the first `skip`. Each function returns how many rows (SAFE-12). */
import { type Kysely, sql, type RawBuilder } from 'kysely';
import type { IdentityTables } from '../db/identity-tables.ts';
import { BARRED_SECONDS } from './sign-in-attempts.ts';

/** Unfinished sign-ins. Above this number the oldest are deleted before they expire. */
const MOST_UNFINISHED = 100_000;

/** Deletes expired sessions, codes and sign-ins. */
export function forgetExpiredRecords(
  database: Kysely<IdentityTables>,
  most: number,
  skip = 0,
): Promise<number> {
  return removeLot(
    database,
    'identity_records',
    sql`expires_at < now() order by expires_at limit ${most} offset ${skip}`,
  );
}

/** Deletes the oldest unfinished sign-ins above the limit. */
export function forgetUnfinishedSignIns(
  database: Kysely<IdentityTables>,
  most: number,
  skip = 0,
  stored = MOST_UNFINISHED,
): Promise<number> {
  const unfinished = sql`model in ('Interaction', 'Session') and payload ->> 'accountId' is null`;
  return removeLot(
    database,
    'identity_records',
    sql`${unfinished} order by expires_at desc offset ${stored + skip} limit ${most}`,
  );
}

/**
 * Deletes failed attempts that no longer count. It also deletes those in the future, which remain if the clock was set
 * back.
 */
export function forgetPastFailures(
  database: Kysely<IdentityTables>,
  most: number,
  skip = 0,
): Promise<number> {
  const past = sql`failed_at < now() - make_interval(secs => ${BARRED_SECONDS})`;
  return removeLot(
    database,
    'identity_failures',
    sql`${past} or failed_at > now() + make_interval(secs => ${BARRED_SECONDS}) limit ${most} offset ${skip}`,
  );
}

/** Skips rows that another process is deleting. */
async function removeLot(
  database: Kysely<IdentityTables>,
  table: keyof IdentityTables,
  rows: RawBuilder<unknown>,
): Promise<number> {
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ctid = any(array(
    select ctid from ${sql.table(table)} where ${rows} for update skip locked))`.execute(database);
  return Number(numAffectedRows ?? 0);
}
