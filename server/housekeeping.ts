import type { FastifyBaseLogger } from 'fastify';
import { forgetEndedImages, forgetProofsBefore } from './approval/answers.repository.ts';
import type { Database } from './db/database.ts';
import { abandonSeriesBefore, forgetRemovedCodes } from './codes/removed-codes.repository.ts';
import { forgetSourceDaysBefore } from './codes/sources.repository.ts';
import { forgetRefusalsBefore } from './counters/refused-presses.repository.ts';
import { forgetQuartersBefore, forgetUsesBefore } from './counters/uses.repository.ts';
import { forgetWrongPinsBefore } from './counters/wrong-pins.repository.ts';
import { forgetDaysBefore } from './coupons/reading/coupon-counts.repository.ts';
import { dayBefore, DAYS_SHOWN } from './coupons/stored/last-days.ts';
import { forgetPhonesOfRemovedCoupons } from './wallet/delivery/removed-coupons.repository.ts';
import {
  forgetDeliveriesBefore,
  forgetEmptyCounts,
} from './wallet/delivery/wallet-report.repository.ts';
import { forgetCallsBefore } from './coupons/saving/idempotency.repository.ts';
import {
  forgetExpiredRecords,
  forgetPastFailures,
  forgetUnfinishedSignIns,
} from './identity/housekeeping.repository.ts';
import { removeUnusedFiles, type StoredFiles } from './unused-files.ts';
import { forgetPurgesBefore } from './purging/purges.repository.ts';
import { forgetMessagesBefore } from './wallet/google/google-saves.repository.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** Idempotency keys, and presses at a counter that redeemed nothing. */
const KEYS_KEPT_MS = 48 * HOUR_MS;
const WRONG_PINS_KEPT_MS = 24 * HOUR_MS;
/** A series of codes that gets no rows; the contract says a day. */
const SERIES_KEPT_MS = 24 * HOUR_MS;
const DELIVERIES_KEPT_MS = 30 * 24 * HOUR_MS;
/** By then a phone that still exists has the void pass. */
const PHONES_OF_REMOVED_KEPT_MS = 365 * 24 * HOUR_MS;
/** Twice as many days as are shown. */
const DAYS_KEPT = 2 * DAYS_SHOWN;
/** Uses at counters: two tax years. */
const USES_KEPT_MS = 2 * 365 * 24 * HOUR_MS;
/** Proofs whose page has ended, with their answers and approvals. */
const PROOFS_KEPT_MS = 30 * 24 * HOUR_MS;
/** The owner sees the hours of a day. */
const QUARTERS_KEPT_MS = 3 * 24 * HOUR_MS;
/** Rows that one statement removes, so that none holds a lock or a connection for long (SAFE-12). */
const LOT = 1_000;

/** Removes up to `most` rows and returns how many; fewer than `most` means that no more are left. */
type Chore = (database: Database, most: number) => Promise<number>;

const ago = (milliseconds: number): Date => new Date(Date.now() - milliseconds);

/** Rows that strangers can create in large numbers, and codes that no longer work. */
const EACH_MINUTE: readonly Chore[] = [
  forgetExpiredRecords,
  forgetUnfinishedSignIns,
  forgetPastFailures,
  forgetRemovedCodes,
  (database, most) => forgetMessagesBefore(database, new Date(), most),
];
const EACH_HOUR: readonly Chore[] = [
  (database, most) => abandonSeriesBefore(database, ago(SERIES_KEPT_MS), most),
  (database, most) => forgetCallsBefore(database, ago(KEYS_KEPT_MS), most),
  (database, most) => forgetRefusalsBefore(database, ago(KEYS_KEPT_MS), most),
  (database, most) => forgetWrongPinsBefore(database, ago(WRONG_PINS_KEPT_MS), most),
  (database, most) => forgetDeliveriesBefore(database, ago(DELIVERIES_KEPT_MS), most),
  (database, most) => forgetPhonesOfRemovedCoupons(database, ago(PHONES_OF_REMOVED_KEPT_MS), most),
  (database, most) => forgetEmptyCounts(database, most),
  (database, most) => forgetPurgesBefore(database, ago(HOUR_MS), most),
  (database, most) => forgetUsesBefore(database, ago(USES_KEPT_MS), most),
  (database, most) => forgetQuartersBefore(database, ago(QUARTERS_KEPT_MS), most),
  forgetEndedImages,
  (database, most) => forgetProofsBefore(database, ago(PROOFS_KEPT_MS), most),
  (database, most) => forgetDaysBefore(database, dayBefore(new Date(), DAYS_KEPT), most),
  (database, most) => forgetSourceDaysBefore(database, dayBefore(new Date(), DAYS_KEPT), most),
];

interface House extends StoredFiles {
  readonly log: FastifyBaseLogger;
}

/**
 * Deletes expired rows of the embedded issuer and the wallets in lots, now and every minute; idempotency keys and
 * refused presses after two days, wrong PINs after one, removed series of codes and those never finished, overtaken wallet deliveries
 * after thirty days, daily counts after sixty, purges of caches after an hour, phones of removed coupons after a year,
 * uses at counters after two; pictures of proofs whose page has ended, and these proofs after thirty days. Removes
 * files without a reference for an hour, and removed coupons that no phone has, now and every hour. Returns a function
 * that stops it.
 */
export function startCleanup(house: House): () => Promise<void> {
  const { database, log } = house;
  const stopping = new AbortController();
  const inLots = async (chores: readonly Chore[]): Promise<void> => {
    for (const chore of chores)
      while (!stopping.signal.aborted && (await chore(database, LOT)) >= LOT);
  };
  const stops = [
    repeat(() => inLots(EACH_MINUTE), MINUTE_MS, log),
    repeat(
      async () => {
        await inLots(EACH_HOUR);
        await removeUnusedFiles(house, new Date());
      },
      HOUR_MS,
      log,
    ),
  ];
  return async () => {
    stopping.abort();
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** Repeats a round at intervals; rounds never overlap. */
function repeat(
  tidy: () => Promise<void>,
  everyMs: number,
  log: FastifyBaseLogger,
): () => Promise<void> {
  const onFailure = (error: unknown): void => {
    log.warn({ err: error }, 'What is over could not be removed; the next round tries again');
  };
  let current = tidy().catch(onFailure);
  const timer = setInterval(() => {
    current = current.then(tidy).catch(onFailure);
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await current;
  };
}
