import { hash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { IdentityTables } from '../db/identity-tables.ts';

/** Wrong passwords that one network address may try on one account in `BARRED_SECONDS`. */
const ATTEMPTS_ALLOWED = 8;
/** How long a wrong password counts, in seconds. */
export const BARRED_SECONDS = 300;

/** A sign-in attempt. */
export interface Attempt {
  readonly email: string;
  /** An IPv4 address or an IPv6 network, which belongs to one visitor. */
  readonly address: string;
  /** Set for a browser that has signed in to this account before, and counted separately; else null. */
  readonly device: string | null;
}

/**
 * Counts an attempt before its password is checked, so that parallel guesses are counted too. Returns false, without
 * counting, if this address had too many recent failures on this account or on all, or if the account had too many from
 * all addresses. `wrongPasswords` is the limit of an address on all accounts; an account's limit is half of it. 0 is no
 * limit. A browser that has signed in before is counted separately (SAFE-03).
 */
export async function beginAttempt(
  database: Kysely<IdentityTables>,
  attempt: Attempt,
  wrongPasswords: number,
): Promise<boolean> {
  const keys = keysOf(attempt);
  const rows = listOf(keys).map((key) => ({ key }));
  await database.insertInto('identity_failures').values(rows).execute();
  const counts = await countRecent(database, listOf(keys));
  const isWithin = (key: string | undefined, allowed: number): boolean =>
    key === undefined || allowed === 0 || (counts.get(key) ?? 0) <= allowed;
  const may =
    isWithin(keys.pair, ATTEMPTS_ALLOWED) &&
    isWithin(keys.address, wrongPasswords) &&
    isWithin(keys.account, Math.ceil(wrongPasswords / 2));
  if (!may) await withdrawAttempt(database, attempt);
  return may;
}

/** Removes an attempt that `beginAttempt` counted, if its password was right or was not checked. */
export async function withdrawAttempt(database: Kysely<IdentityTables>, attempt: Attempt) {
  const keys = listOf(keysOf(attempt));
  // The rows of a key are equal; any one can be removed.
  await sql`
    delete from identity_failures where ctid = any(array(
      select distinct on (key) ctid from identity_failures
      where key = any(${sql.val(keys)}::text[]) order by key, failed_at desc
    ))`.execute(database);
}

/**
 * A right password clears the failures of its account. Those of the address stay, since it also tries other accounts.
 */
export async function forgetFailures(database: Kysely<IdentityTables>, attempt: Attempt) {
  await withdrawAttempt(database, attempt);
  const { pair, account } = keysOf({ ...attempt, device: null });
  const keys = [pair, account, keysOf(attempt).pair].filter((key) => key !== undefined);
  await database.deleteFrom('identity_failures').where('key', 'in', keys).execute();
}

/** Attempts of one address on one account that may wait. */
const MOST_IN_TURN = 16;

/**
 * Runs the work of one address on one account in sequence, so that parallel guesses are counted one by one. Returns null
 * at once if too many wait. Each process has its own queues.
 */
export function createAttemptQueue() {
  const turns = new Map<string, { waiting: number; last: Promise<unknown> }>();
  return async <Result>(attempt: Attempt, work: () => Promise<Result>): Promise<Result | null> => {
    const { pair } = keysOf(attempt);
    const turn = turns.get(pair) ?? { waiting: 0, last: Promise.resolve() };
    if (turn.waiting >= MOST_IN_TURN) return null;
    turn.waiting += 1;
    const mine = turn.last.then(work, work);
    turn.last = mine;
    turns.set(pair, turn);
    try {
      return await mine;
    } finally {
      turn.waiting -= 1;
      if (turn.waiting === 0) turns.delete(pair);
    }
  };
}

/** By the database's clock. If that clock was set back, earlier rows lie in the future and do not count. */
const isRecent = sql<boolean>`failed_at between now() - make_interval(secs => ${BARRED_SECONDS}) and now()`;

async function countRecent(database: Kysely<IdentityTables>, keys: readonly string[]) {
  const rows = await database
    .selectFrom('identity_failures')
    .select((select) => ['key', select.fn.countAll<string>().as('count')])
    .where('key', 'in', keys)
    .where(isRecent)
    .groupBy('key')
    .execute();
  return new Map(rows.map(({ key, count }) => [key, Number(count)]));
}

function listOf({ pair, address, account }: ReturnType<typeof keysOf>): readonly string[] {
  return [pair, address, account].filter((key) => key !== undefined);
}

function keysOf({ email, address, device }: Attempt) {
  const name = email.trim().toLowerCase();
  if (device !== null) return { pair: digest(`device\n${device}\n${name}`) };
  return {
    pair: digest(`${address}\n${name}`),
    address: digest(`address\n${address}`),
    account: digest(`account\n${name}`),
  };
}

function digest(text: string): string {
  return hash('sha256', text, 'base64url');
}
