import type { SettingReader } from './setting-readers.ts';

/** What is limited by the minute; an operation of the contract names its own by `x-limit`. */
export const LIMIT_NAMES = [
  'create',
  'upload',
  'barcode',
  'public',
  'signIn',
  'registration',
  'report',
] as const;
export type LimitName = (typeof LIMIT_NAMES)[number];

/** What somebody with an account does. */
export const LIMITS_OF_ACCOUNTS: readonly LimitName[] = ['create', 'upload', 'barcode'];

export interface LimitSettings {
  /** Calls a minute; 0 is no limit. Those of an account for `LIMITS_OF_ACCOUNTS`, else those of an address. */
  readonly perMinute: Readonly<Record<LimitName, number>>;
  /** Wrong passwords in five minutes from one address, whoever they are tried on; 0 is no limit. */
  readonly wrongPasswords: number;
}

/** When further calls are answered 503 at once, so that those under way are answered soon (API-13). */
export interface OverloadSettings {
  readonly requestsAtOnce: number;
  readonly connectionsAtOnce: number;
  /** Calls that wait for a connection to the database. */
  readonly databaseQueue: number;
  /** Mean over a second; 0 looks at no delay. */
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
    },
    wrongPasswords: read.integer('LIMIT_WRONG_PASSWORDS', [0, MOST]),
  };
}

/** Reads what the server takes on at once. */
export function readOverload(read: SettingReader): OverloadSettings {
  return {
    requestsAtOnce: read.integer('REQUESTS_AT_ONCE', [1, 100_000]),
    connectionsAtOnce: read.integer('CONNECTIONS_AT_ONCE', [2, 100_000]),
    databaseQueue: read.integer('DATABASE_QUEUE', [1, 100_000]),
    eventLoopDelayMs: read.integer('EVENT_LOOP_DELAY_MS', [0, 60_000]),
  };
}
