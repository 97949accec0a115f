import type { components } from '../../openapi/schema.gen.ts';
import { COUNTER_PAUSE_SECONDS, WRONG_PINS_MAX } from '../../src/domain/constants.ts';
import type { Connection, Database } from '../db/database.ts';
import type { CallingCounter } from '../http/contract/authentication.ts';
import { RequestFailure } from '../http/problems/problems.ts';
import { asOwner } from '../work/work-owner.ts';
import { createWorkQueue } from '../work/work-queue.ts';
import { hashSecret, isPin, isToken, parseSecret, tokenOf } from './counter-secrets.ts';
import { findCounter, type CounterRow } from './counters.repository.ts';
import { secondsToWait } from './pin-wait.ts';
import { pauseOf } from './till-answer.ts';
import { lockPins, noteRightPin, noteWrongPin, readWrongPins } from './wrong-pins.repository.ts';

type TillSession = components['schemas']['TillSession'];

/** Opens counters on phones (TILL-01, TILL-07). */
export interface TillSessions {
  /** Throws `RequestFailure` `not-found` for an unknown or revoked counter. */
  open(entered: EnteredPin): Promise<TillSession>;
  /** Returns the counter of a phone's `Authorization`; null if it does not work, or no more. */
  find(secret: string, token: string): Promise<CallingCounter | null>;
}

interface EnteredPin {
  readonly secret: string;
  readonly pin: string;
  /** The visitor's network. */
  readonly network: string;
}

/** A network tries one PIN after the other; `lockPins` does the same for a counter. */
const TRIES = { atOnce: 4, atOnceOfOne: 1, mostWaiting: 100, mostWaitingOfOne: 10 };

const CLOSED: TillSession = {
  state: 'paused',
  name: null,
  token: null,
  pause: null,
  triesLeft: 0,
};

export function createTillSessions(database: Database): TillSessions {
  const tries = createWorkQueue(TRIES);
  return {
    async open({ secret: written, pin, network }) {
      const secret = parseSecret(written);
      if (secret === null) throw new RequestFailure('not-found');
      await existing(database, secret);
      return asOwner(`network ${network}`, () =>
        tries.run(() => tryPin(database, { secret, pin, network })),
      );
    },
    async find(written, token) {
      const secret = parseSecret(written);
      if (secret === null) return null;
      const counter = await findCounter(database, hashSecret(secret));
      if (counter === undefined || !isToken(counter, secret, token)) return null;
      return { number: counter.number, name: counter.name, pause: pauseOf(counter) };
    },
  };
}

interface Try extends Omit<EnteredPin, 'secret'> {
  readonly secret: Uint8Array;
}

function tryPin(database: Database, { secret, pin, network }: Try): Promise<TillSession> {
  return database.transaction().execute(async (transaction) => {
    await lockPins(transaction, (await existing(transaction, secret)).number);
    // It may have been revoked, or got a new card, in this moment.
    const counter = await existing(transaction, secret);
    const wrong = await readWrongPins(transaction, counter, network);
    const seconds = secondsToWait(wrong);
    if (seconds > 0) return waiting(seconds);
    if (isPin(counter, secret, pin)) {
      await noteRightPin(transaction, counter, network);
      const { name } = counter;
      return { ...CLOSED, state: 'open', name, token: tokenOf(counter, secret) };
    }
    await noteWrongPin(transaction, counter, network);
    const ofNetwork = (wrong.own + 1) % WRONG_PINS_MAX;
    if (ofNetwork === 0) return waiting(COUNTER_PAUSE_SECONDS);
    return { ...CLOSED, state: 'wrong-pin', triesLeft: WRONG_PINS_MAX - ofNetwork };
  });
}

function waiting(seconds: number): TillSession {
  return { ...CLOSED, pause: { seconds, reason: 'wrong-pins' } };
}

async function existing(connection: Connection, secret: Uint8Array): Promise<CounterRow> {
  const counter = await findCounter(connection, hashSecret(secret));
  if (counter === undefined) throw new RequestFailure('not-found');
  return counter;
}
