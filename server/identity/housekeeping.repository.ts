/** What the embedded provider forgets, a lot of rows at a time; each function returns how many rows it removed (SAFE-12). */
import { type Kysely, sql, type RawBuilder } from 'kysely';
import type { IdentityTables } from '../db/identity-tables.ts';
import { BARRED_SECONDS } from './sign-in-attempts.ts';

/** Sign-ins that were begun and not finished; beyond them the oldest ones are forgotten before they expire. */
const MOST_UNFINISHED = 100_000;

/** Forgets sessions, codes and sign-ins that have expired. */
export function forgetExpiredRecords(
  database: Kysely<IdentityTables>,
  most: number,
): Promise<number> {
  return removeLot(
    database,
    'identity_records',
    sql`expires_at < now() order by expires_at limit ${most}`,
  );
}

/** Forgets the oldest of the sign-ins that nobody finished, where there are more than are stored. */
export function forgetUnfinishedSignIns(
  database: Kysely<IdentityTables>,
  most: number,
  stored = MOST_UNFINISHED,
): Promise<number> {
  const unfinished = sql`model in ('Interaction', 'Session') and payload ->> 'accountId' is null`;
  return removeLot(
    database,
    'identity_records',
    sql`${unfinished} order by expires_at desc offset ${stored} limit ${most}`,
  );
}

/** Forgets wrong passwords that count no longer, and those of the future, which a clock that was put back leaves behind. */
export function forgetPastFailures(
  database: Kysely<IdentityTables>,
  most: number,
): Promise<number> {
  const past = sql`failed_at < now() - make_interval(secs => ${BARRED_SECONDS})`;
  return removeLot(
    database,
    'identity_failures',
    sql`${past} or failed_at > now() + make_interval(secs => ${BARRED_SECONDS}) limit ${most}`,
  );
}

/** Rows that another process is removing are passed over. */
async function removeLot(
  database: Kysely<IdentityTables>,
  table: keyof IdentityTables,
  rows: RawBuilder<unknown>,
): Promise<number> {
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ctid = any(array(
    select ctid from ${sql.table(table)} where ${rows} for update skip locked))`.execute(database);
  return Number(numAffectedRows ?? 0);
}
