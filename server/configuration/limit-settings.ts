import type { SettingReader } from './setting-readers.ts';

const MOST = 1_000_000;

/** Calls per minute by the names of their limits; an operation of the contract names its limit in `x-limit`. */
const PER_MINUTE = {
  create: 'LIMIT_CREATE',
  upload: 'LIMIT_UPLOAD',
  barcode: 'LIMIT_BARCODE',
  public: 'LIMIT_PUBLIC',
  signIn: 'LIMIT_SIGN_IN',
  registration: 'LIMIT_REGISTRATIONS',
  report: 'LIMIT_REPORTS',
  wrongCode: 'LIMIT_WRONG_CODES',
  answer: 'LIMIT_ANSWERS',
} as const;
export type LimitName = keyof typeof PER_MINUTE;
export const LIMIT_NAMES = Object.keys(PER_MINUTE) as readonly LimitName[];

/** The limits that count by account. */
export const LIMITS_OF_ACCOUNTS: readonly LimitName[] = ['create', 'upload', 'barcode'];

export type LimitSettings = ReturnType<typeof readLimits>;

/** Reads the LIMIT_ settings; 0 is no limit. */
export function readLimits(read: SettingReader) {
  const perMinute = LIMIT_NAMES.map((name) => [name, read.integer(PER_MINUTE[name], [0, MOST])]);
  return {
    /** Counted per account for `LIMITS_OF_ACCOUNTS`, else per address. */
    perMinute: Object.fromEntries(perMinute) as Readonly<Record<LimitName, number>>,
    /** From one address in five minutes, on all accounts together. */
    wrongPasswords: read.integer('LIMIT_WRONG_PASSWORDS', [0, MOST]),
  };
}

export type OverloadSettings = ReturnType<typeof readOverload>;

/** Beyond these limits further calls are answered 503 at once, so that accepted calls stay fast (API-13). */
export function readOverload(read: SettingReader) {
  return {
    requestsAtOnce: read.integer('REQUESTS_AT_ONCE', [1, 100_000]),
    connectionsAtOnce: read.integer('CONNECTIONS_AT_ONCE', [2, 100_000]),
    /** Calls that wait for a connection to the database. */
    databaseQueue: read.integer('DATABASE_QUEUE', [1, 100_000]),
    /** Mean over a second; 0 turns the check off. */
    eventLoopDelayMs: read.integer('EVENT_LOOP_DELAY_MS', [0, 60_000]),
  };
}
