/** Counters of accounts (TILL-01, TILL-07). */
import { sql, type Selectable } from 'kysely';
import { COUNTER_PAUSE_SECONDS, UNKNOWN_CODES_MAX } from '../../src/domain/constants.ts';
import type { Connection, Tables } from '../db/database.ts';
import type { StoredSecrets } from './counter-secrets.ts';

export type CounterRow = Selectable<Tables['counters']> & {
  /** Seconds until it goes on after unknown codes; 0 while it works. By the database's clock. */
  readonly paused_seconds: number;
};

/** A counter as its owner sees it. */
export interface ListedCounter extends CounterRow {
  readonly wrong_pins_of_day: number;
}

interface NewCounter extends StoredSecrets {
  readonly id: string;
  readonly account_id: string;
  readonly name: string;
}

const pausedSeconds = sql<number>`case when pause_reason = 'unknown-codes' then
  greatest(0, least(${COUNTER_PAUSE_SECONDS}, ceil(extract(epoch from paused_until - now()))))::integer
  else 0 end`.as('paused_seconds');

/** Returns the account's counters by name, revoked ones last. */
export async function listCounters(connection: Connection, accountId: string) {
  return connection
    .selectFrom('counters')
    .selectAll()
    .select([
      pausedSeconds,
      sql<number>`(select count(*) from counter_wrong_pins
        where counter = counters.number and at > now() - interval '1 day')`.as('wrong_pins_of_day'),
    ])
    .where('account_id', '=', accountId)
    .orderBy(sql`revoked_at is not null`)
    .orderBy('name')
    .orderBy('number')
    .execute();
}

/** Returns a counter of the account; undefined if it is another's. */
export async function findOwnCounter(connection: Connection, accountId: string, id: string) {
  return connection
    .selectFrom('counters')
    .selectAll()
    .select(pausedSeconds)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Returns the counter with this address, unless it is revoked. */
export async function findCounter(connection: Connection, secretHash: Buffer) {
  return connection
    .selectFrom('counters')
    .selectAll()
    .select(pausedSeconds)
    .where('secret_hash', '=', secretHash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}

/** Locks a counter for the transaction, so that its phones' calls come one after the other. */
export async function lockCounter(connection: Connection, number: number) {
  return connection
    .selectFrom('counters')
    .selectAll()
    .select(pausedSeconds)
    .where('number', '=', number)
    .where('revoked_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function countCounters(connection: Connection, accountId: string): Promise<number> {
  const { counters } = await connection
    .selectFrom('counters')
    .select((is) => is.fn.countAll<number>().as('counters'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return counters;
}

/** Stores a counter; returns false if its id is taken. */
export async function insertCounter(connection: Connection, counter: NewCounter): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await connection
    .insertInto('counters')
    .values(counter)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Replaces address and PIN; what was known about tries ends with them, for the previous release too. */
export async function replaceSecrets(
  connection: Connection,
  number: number,
  secrets: StoredSecrets,
): Promise<void> {
  await connection
    .updateTable('counters')
    .set({
      ...secrets,
      opened_at: null,
      revoked_at: null,
      wrong_pins: 0,
      unknown_at: [],
      paused_until: null,
      pause_reason: null,
    })
    .where('number', '=', number)
    .execute();
  await connection.deleteFrom('counter_wrong_pins').where('counter', '=', number).execute();
}

export async function renameCounter(
  connection: Connection,
  number: number,
  name: string,
): Promise<void> {
  await connection.updateTable('counters').set({ name }).where('number', '=', number).execute();
}

export async function revokeCounter(connection: Connection, number: number): Promise<void> {
  await connection
    .updateTable('counters')
    .set({ revoked_at: sql<Date>`coalesce(revoked_at, now())` })
    .where('number', '=', number)
    .execute();
}

/** Counts an unknown code; the twentieth within a minute pauses the counter. Returns whether it did. */
export async function noteUnknownCode(connection: Connection, number: number): Promise<boolean> {
  const { recent } = await connection
    .updateTable('counters')
    .set({
      unknown_at: sql<Date[]>`array(
        select at from unnest(unknown_at || now()) as at where at > now() - interval '1 minute'
      )`,
    })
    .where('number', '=', number)
    .returning(sql<number>`cardinality(unknown_at)`.as('recent'))
    .executeTakeFirstOrThrow();
  if (recent < UNKNOWN_CODES_MAX) return false;
  await connection
    .updateTable('counters')
    .set({
      unknown_at: [],
      paused_until: sql<Date>`now() + make_interval(secs => ${COUNTER_PAUSE_SECONDS})`,
      pause_reason: 'unknown-codes',
    })
    .where('number', '=', number)
    .execute();
  return true;
}
