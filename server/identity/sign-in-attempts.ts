import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { IdentityTables } from '../db/identity-tables.ts';

/** Wrong passwords one address may try on one account in `BARRED_SECONDS`. */
const ATTEMPTS_ALLOWED = 8;
/** How far back wrong passwords count. */
export const BARRED_SECONDS = 300;

/** Who tries to sign in as whom. */
export interface Attempt {
  readonly email: string;
  /** An IPv4 address; of IPv6 the network, which is one visitor's. */
  readonly address: string;
  /** Of a browser that has signed in as this account before, which is counted by itself; else null. */
  readonly device: string | null;
}

/**
 * Counts an attempt before its password is looked at, so that guesses side by side are counted too.
 * Returns false, and counts nothing, where this address had too many wrong passwords of late, on this account or on
 * all, or the account had, from all. `wrongPasswords` is what an address may have on all, and an account from all half
 * of it; 0 is no limit. A browser that has signed in before answers for its own attempts alone (SAFE-03).
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

/** Takes back what `beginAttempt` counted, for an attempt whose password was right or not looked at. */
export async function withdrawAttempt(
  database: Kysely<IdentityTables>,
  attempt: Attempt,
): Promise<void> {
  const keys = listOf(keysOf(attempt));
  // Any row of a key stands for one attempt.
  await sql`
    delete from identity_failures where ctid = any(array(
      select distinct on (key) ctid from identity_failures
      where key = any(${sql.val(keys)}::text[]) order by key, failed_at desc
    ))`.execute(database);
}

/** A right password clears the slate of its account; that of the address stays, others are tried from there. */
export async function forgetFailures(
  database: Kysely<IdentityTables>,
  attempt: Attempt,
): Promise<void> {
  await withdrawAttempt(database, attempt);
  const { pair, account } = keysOf({ ...attempt, device: null });
  const keys = [pair, account, keysOf(attempt).pair].filter((key) => key !== undefined);
  await database.deleteFrom('identity_failures').where('key', 'in', keys).execute();
}

/** Does the work of one address on one account one after the other; null at once, with nothing done, where too many wait. */
type InTurn = <Result>(attempt: Attempt, work: () => Promise<Result>) => Promise<Result | null>;

/** Attempts of one address on one account that wait for one another. */
const MOST_IN_TURN = 16;

/** Turns, so that guesses side by side are counted as guesses in a row; each process has its own. */
export function createAttemptsInTurn(): InTurn {
  const turns = new Map<string, { waiting: number; last: Promise<unknown> }>();
  return async (attempt, work) => {
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

/** By the database's clock; what that noted before it was put back lies in its future, and bars nobody. */
const isRecent = sql<boolean>`failed_at between now() - make_interval(secs => ${BARRED_SECONDS}) and now()`;

async function countRecent(
  database: Kysely<IdentityTables>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .selectFrom('identity_failures')
    .select((select) => ['key', select.fn.countAll<string>().as('count')])
    .where('key', 'in', keys)
    .where(isRecent)
    .groupBy('key')
    .execute();
  return new Map(rows.map(({ key, count }) => [key, Number(count)]));
}

interface AttemptKeys {
  readonly pair: string;
  readonly address?: string;
  readonly account?: string;
}

function listOf({ pair, address, account }: AttemptKeys): readonly string[] {
  return [pair, address, account].filter((key) => key !== undefined);
}

function keysOf({ email, address, device }: Attempt): AttemptKeys {
  const name = email.trim().toLowerCase();
  if (device !== null) return { pair: digest(`device\n${device}\n${name}`) };
  return {
    pair: digest(`${address}\n${name}`),
    address: digest(`address\n${address}`),
    account: digest(`account\n${name}`),
  };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
