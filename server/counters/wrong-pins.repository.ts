/** Wrong PINs of a counter's address, by network (TILL-07). */
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { CounterRow } from './counters.repository.ts';

/** The wrong PINs of a counter in the last day. */
export interface WrongPins {
  readonly all: number;
  /** Those of the asking network. */
  readonly own: number;
  /** Seconds since the last one; 0 without one. */
  readonly since: number;
  readonly ownSince: number;
}

type PinsOf = Pick<CounterRow, 'number' | 'salt'>;

const LOCK = 727_301_449;
const HASH_BYTES = 8;

/** Lets PINs of a counter come one after the other. Its phones do not wait for them. */
export async function lockPins(connection: Connection, number: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK}::integer, ${number}::integer)`.execute(connection);
}

export async function readWrongPins(connection: Connection, counter: PinsOf, network: string) {
  const own = sql`filter (where network = ${hashOf(counter, network)})`;
  const since = (latest: typeof own) =>
    sql`coalesce(extract(epoch from clock_timestamp() - ${latest}), 0)::float`;
  const { rows } = await sql<WrongPins>`select count(*) as "all", count(*) ${own} as own,
      ${since(sql`max(at)`)} as since, ${since(sql`max(at) ${own}`)} as "ownSince"
    from counter_wrong_pins
    where counter = ${counter.number} and at > now() - interval '1 day'`.execute(connection);
  const [read] = rows;
  if (read === undefined) throw new Error('A count had no row.');
  return read;
}

export async function noteWrongPin(connection: Connection, counter: PinsOf, network: string) {
  await connection
    .insertInto('counter_wrong_pins')
    .values({ counter: counter.number, network: hashOf(counter, network) })
    .execute();
}

/** Notes a right PIN: the wrong ones of its network were slips. */
export async function noteRightPin(connection: Connection, counter: PinsOf, network: string) {
  await connection
    .deleteFrom('counter_wrong_pins')
    .where('counter', '=', counter.number)
    .where('network', '=', hashOf(counter, network))
    .execute();
  await connection
    .updateTable('counters')
    .set({ opened_at: sql<Date>`coalesce(opened_at, now())` })
    .where('number', '=', counter.number)
    .execute();
}

function hashOf({ salt }: PinsOf, network: string): Buffer {
  return createHmac('sha256', salt).update(network).digest().subarray(0, HASH_BYTES);
}
