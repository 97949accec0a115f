import type { SettingReader } from './setting-readers.ts';

/** The names of limits per minute; an operation of the contract names its limit in `x-limit`. */
export const LIMIT_NAMES = [
  'create',
  'upload',
  'barcode',
  'public',
  'signIn',
  'registration',
  'report',
  'wrongCode',
  'answer',
] as const;
export type LimitName = (typeof LIMIT_NAMES)[number];

/** The limits that count by account. */
export const LIMITS_OF_ACCOUNTS: readonly LimitName[] = ['create', 'upload', 'barcode'];

export interface LimitSettings {
  /** Calls per minute; 0 is no limit. Counted per account for `LIMITS_OF_ACCOUNTS`, else per address. */
  readonly perMinute: Readonly<Record<LimitName, number>>;
  /** Wrong passwords from one address in five minutes, on all accounts together; 0 is no limit. */
  readonly wrongPasswords: number;
}

/** Beyond these limits further calls are answered 503 at once, so that accepted calls stay fast (API-13). */
export interface OverloadSettings {
  readonly requestsAtOnce: number;
  readonly connectionsAtOnce: number;
  /** Calls that wait for a connection to the database. */
  readonly databaseQueue: number;
  /** Mean over a second; 0 turns the check off. */
  readonly eventLoopDelayMs: number;
}

const MOST = 1_000_000;

/** Reads the LIMIT_ settings. */
export function readLimits(read: SettingReader): LimitSettings {
  return {
    perMinute: {
      create: read.integer('LIMIT_CREATE', [0, MOST]),
      upload: read.integer('LIMIT_UPLOAD', [0, MOST]),
      barcode: read.integer('LIMIT_BARCODE', [0, MOST]),
      public: read.integer('LIMIT_PUBLIC', [0, MOST]),
      signIn: read.integer('LIMIT_SIGN_IN', [0, MOST]),
      registration: read.integer('LIMIT_REGISTRATIONS', [0, MOST]),
      report: read.integer('LIMIT_REPORTS', [0, MOST]),
      wrongCode: read.integer('LIMIT_WRONG_CODES', [0, MOST]),
      answer: read.integer('LIMIT_ANSWERS', [0, MOST]),
    },
    wrongPasswords: read.integer('LIMIT_WRONG_PASSWORDS', [0, MOST]),
  };
}

/** Reads the limits for simultaneous calls and connections. */
export function readOverload(read: SettingReader): OverloadSettings {
  return {
    requestsAtOnce: read.integer('REQUESTS_AT_ONCE', [1, 100_000]),
    connectionsAtOnce: read.integer('CONNECTIONS_AT_ONCE', [2, 100_000]),
    databaseQueue: read.integer('DATABASE_QUEUE', [1, 100_000]),
    eventLoopDelayMs: read.integer('EVENT_LOOP_DELAY_MS', [0, 60_000]),
  };
}
