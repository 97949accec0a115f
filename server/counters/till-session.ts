import type { components } from '../../openapi/schema.gen.ts';
import { PIN_TRIES_MAX, WRONG_PINS_MAX } from '../../src/domain/constants.ts';
import type { Database } from '../db/database.ts';
import type { CallingCounter } from '../http/contract/authentication.ts';
import { RequestFailure } from '../http/problems/problems.ts';
import { asOwner } from '../work/work-owner.ts';
import { createWorkQueue } from '../work/work-queue.ts';
import { hashSecret, isPin, isToken, parseSecret, tokenOf } from './counter-secrets.ts';
import {
  findCounter,
  lockCounter,
  noteRightPin,
  noteWrongPin,
  type CounterRow,
} from './counters.repository.ts';
import { newPause, pauseOf } from './till-answer.ts';

type TillSession = components['schemas']['TillSession'];

/** Opens counters on phones (TILL-01, TILL-07). */
export interface TillSessions {
  /** Throws `RequestFailure` `not-found` for an unknown or revoked counter. */
  open(secret: string, pin: string): Promise<TillSession>;
  /** Returns the counter of a phone's `Authorization`; null if it does not work, or no more. */
  find(secret: string, token: string): Promise<CallingCounter | null>;
}

/** PINs of one counter are tried one after the other, whatever network they come from. */
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
  const ofSecret = async (secret: Uint8Array): Promise<CounterRow> => {
    const counter = await findCounter(database, hashSecret(secret));
    if (counter === undefined) throw new RequestFailure('not-found');
    return counter;
  };
  return {
    async open(written, pin) {
      const secret = parseSecret(written);
      if (secret === null) throw new RequestFailure('not-found');
      const { number } = await ofSecret(secret);
      return asOwner(`counter ${number}`, () =>
        tries.run(() => tryPin(database, { number, secret, pin })),
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

interface Try {
  readonly number: number;
  readonly secret: Uint8Array;
  readonly pin: string;
}

function tryPin(database: Database, { number, secret, pin }: Try): Promise<TillSession> {
  return database.transaction().execute(async (transaction) => {
    const counter = await lockCounter(transaction, number);
    // It was revoked, or got a new card, in this moment.
    if (counter === undefined || !counter.secret_hash.equals(hashSecret(secret)))
      throw new RequestFailure('not-found');
    if (counter.wrong_pins >= PIN_TRIES_MAX) return { ...CLOSED, state: 'locked' };
    const pause = pauseOf(counter);
    if (pause !== null) return { ...CLOSED, pause };
    if (isPin(counter, secret, pin)) {
      await noteRightPin(transaction, number);
      const { name } = counter;
      return { ...CLOSED, state: 'open', name, token: tokenOf(counter, secret) };
    }
    const wrong = await noteWrongPin(transaction, counter);
    if (wrong % WRONG_PINS_MAX === 0) return { ...CLOSED, pause: newPause('wrong-pins') };
    return { ...CLOSED, state: 'wrong-pin', triesLeft: WRONG_PINS_MAX - (wrong % WRONG_PINS_MAX) };
  });
}
