import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { TillSession } from '../../openapi/schema.gen.ts';
import { parseCode } from '../../src/domain/codes/code.ts';
import {
  COUNTER_PAUSE_SECONDS,
  WRONG_PINS_MAX,
  FREE_WRONG_PINS,
  WAIT_OF_A_WRONG_PIN,
} from '../../src/domain/constants.ts';
import type { Connection, Database } from '../db/database.ts';
import { existing } from '../http/problems/problems.ts';
import { asOwner } from '../work/work-owner.ts';
import { createWorkQueue } from '../work/work-queue.ts';
import { isPin, isToken, tokenOf } from './counter-secrets.ts';
import { findCounter, type CounterRow } from './counters.repository.ts';
import { pauseOf } from './till-answer.ts';

interface EnteredPin {
  readonly secret: string;
  readonly pin: string;
  /** The visitor's network. */
  readonly network: string;
}

/** A network tries one PIN after the other; `tryPin` does the same for a counter. */
const TRIES = { atOnce: 4, atOnceOfOne: 1, mostWaiting: 100, mostWaitingOfOne: 10 };

const CLOSED: TillSession = {
  state: 'paused',
  name: null,
  token: null,
  pause: null,
  triesLeft: 0,
};

/** Opens counters on phones (TILL-01, TILL-07). */
export function createTillSessions(database: Database) {
  const tries = createWorkQueue(TRIES);
  return {
    /** Throws `RequestFailure` `not-found` for an unknown or revoked counter. */
    async open(entered: EnteredPin) {
      const secret = existing(parseCode(entered.secret));
      await counterOf(database, secret);
      return asOwner(`network ${entered.network}`, () =>
        tries.run(() => tryPin(database, secret, entered)),
      );
    },
    /** Returns the counter of a phone's `Authorization`; null if it does not work, or no more. */
    async find(written: string, token: string) {
      const secret = parseCode(written);
      if (secret === null) return null;
      const counter = await findCounter(database, secret);
      if (counter === undefined || !isToken(counter, secret, token)) return null;
      return { number: counter.number, name: counter.name, pause: pauseOf(counter) };
    },
  };
}

function tryPin(database: Database, secret: Uint8Array, { pin, network }: EnteredPin) {
  return database.transaction().execute(async (transaction): Promise<TillSession> => {
    const { number } = await counterOf(transaction, secret);
    // PINs of a counter come one after the other. Its phones do not wait for them.
    await sql`select pg_advisory_xact_lock(${LOCK}::integer, ${number}::integer)
    `.execute(transaction);
    // It may have been revoked, or got a new card, in this moment.
    const counter = await counterOf(transaction, secret);
    const wrong = await readWrongPins(transaction, counter, network);
    const seconds = secondsToWait(wrong);
    if (seconds > 0) return waiting(seconds);
    if (isPin(counter, secret, pin)) {
      await noteRightPin(transaction, counter, network);
      const { name } = counter;
      return { ...CLOSED, state: 'open', name, token: tokenOf(counter, secret) };
    }
    await transaction
      .insertInto('counter_wrong_pins')
      .values({ counter: counter.number, network: hashOf(counter, network) })
      .execute();
    const ofNetwork = (wrong.own + 1) % WRONG_PINS_MAX;
    if (ofNetwork === 0) return waiting(COUNTER_PAUSE_SECONDS);
    return { ...CLOSED, state: 'wrong-pin', triesLeft: WRONG_PINS_MAX - ofNetwork };
  });
}

function waiting(seconds: number): TillSession {
  return { ...CLOSED, pause: { seconds, reason: 'wrong-pins' } };
}

async function counterOf(connection: Connection, secret: Uint8Array) {
  return existing(await findCounter(connection, secret));
}

/** The wrong PINs of a counter in the last day. */
interface WrongPins {
  readonly all: number;
  /** Those of the asking network. */
  readonly own: number;
  /** Seconds since the last one; 0 without one. */
  readonly since: number;
  readonly ownSince: number;
}

const LOCK = 727_301_449;
const HASH_BYTES = 8;

async function readWrongPins(connection: Connection, counter: CounterRow, network: string) {
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

/** Notes a right PIN: the wrong ones of its network were slips. */
async function noteRightPin(connection: Connection, counter: CounterRow, network: string) {
  const { number } = counter;
  await sql`delete from counter_wrong_pins
    where counter = ${number} and network = ${hashOf(counter, network)}`.execute(connection);
  await sql`update counters set opened_at = coalesce(opened_at, now())
    where number = ${number}`.execute(connection);
}

function hashOf({ salt }: CounterRow, network: string): Buffer {
  return createHmac('sha256', salt).update(network).digest().subarray(0, HASH_BYTES);
}

/** The contract's bound for a pause. */
const LONGEST = 3_600;

/**
 * Returns the seconds until a network's next PIN is looked at, 0 for now. A network waits after each fifth wrong PIN of
 * its own. All wait once a counter has had too many; one that has entered none waits half as long, so that the right
 * PIN comes before further guesses.
 * @internal for tests
 */
export function secondsToWait({ all, own, since, ownSince }: WrongPins): number {
  const isFifth = own > 0 && own % WRONG_PINS_MAX === 0;
  const ofNetwork = isFifth ? COUNTER_PAUSE_SECONDS - ownSince : 0;
  const share = own > 0 ? 2 : 1;
  const ofCounter = (all - FREE_WRONG_PINS) * WAIT_OF_A_WRONG_PIN * share - since;
  return Math.min(LONGEST, Math.max(0, Math.ceil(Math.max(ofNetwork, ofCounter))));
}
