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
  readonly address: string;
}

/**
 * False when this address had too many wrong passwords of late, on this account or on all, or the account had, from all.
 * `wrongPasswords` is what an address may have on all, and an account from all half of it; 0 is no limit.
 */
export async function mayTry(
  database: Kysely<IdentityTables>,
  attempt: Attempt,
  wrongPasswords: number,
): Promise<boolean> {
  const { pair, address, account } = keysOf(attempt);
  const counts = await countRecent(database, [pair, address, account]);
  const isWithin = (key: string, allowed: number): boolean => (counts.get(key) ?? 0) < allowed;
  if (!isWithin(pair, ATTEMPTS_ALLOWED)) return false;
  if (wrongPasswords === 0) return true;
  return isWithin(address, wrongPasswords) && isWithin(account, Math.ceil(wrongPasswords / 2));
}

/** Counts a wrong password, and drops the counts nobody needs any more. */
export async function rememberFailure(
  database: Kysely<IdentityTables>,
  attempt: Attempt,
): Promise<void> {
  const keys = Object.values(keysOf(attempt)).map((key) => ({ key }));
  await database.insertInto('identity_failures').values(keys).execute();
  await database.deleteFrom('identity_failures').where('failed_at', '<', windowStart).execute();
}

/** A right password clears the slate of its account; that of the address stays, others are tried from there. */
export async function forgetFailures(
  database: Kysely<IdentityTables>,
  attempt: Attempt,
): Promise<void> {
  const { pair, account } = keysOf(attempt);
  await database.deleteFrom('identity_failures').where('key', 'in', [pair, account]).execute();
}

/** Does the work of one address on one account one after the other. */
type InTurn = <Result>(attempt: Attempt, work: () => Promise<Result>) => Promise<Result>;

/** Turns, so that guesses side by side are counted as guesses in a row; each process has its own. */
export function createTurns(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return async (attempt, work) => {
    const { pair } = keysOf(attempt);
    const mine = (last.get(pair) ?? Promise.resolve()).then(work, work);
    last.set(pair, mine);
    try {
      return await mine;
    } finally {
      if (last.get(pair) === mine) last.delete(pair);
    }
  };
}

const windowStart = sql<Date>`now() - make_interval(secs => ${BARRED_SECONDS})`;

async function countRecent(
  database: Kysely<IdentityTables>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .selectFrom('identity_failures')
    .select((select) => ['key', select.fn.countAll<string>().as('count')])
    .where('key', 'in', keys)
    .where('failed_at', '>', windowStart)
    .groupBy('key')
    .execute();
  return new Map(rows.map(({ key, count }) => [key, Number(count)]));
}

function keysOf({ email, address }: Attempt) {
  const name = email.trim().toLowerCase();
  return {
    pair: digest(`${address}\n${name}`),
    address: digest(`address\n${address}`),
    account: digest(`account\n${name}`),
  };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
