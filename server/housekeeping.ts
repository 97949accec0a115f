import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database, Tables } from './db/database.ts';
import { removeLot } from './work/remove-lot.ts';
import { abandonSeriesBefore, forgetRemovedCodes } from './codes/removed-codes.repository.ts';
import { forgetDaysBefore } from './coupons/reading/coupon-counts.repository.ts';
import { dayBefore, DAYS_SHOWN } from './coupons/stored/last-days.ts';
import { forgetPhonesOfRemovedCoupons } from './delivery/removed-coupons.repository.ts';
import { forgetDeliveriesBefore, forgetEmptyCounts } from './delivery/wallet-report.repository.ts';
import { isPassingFault } from './http/problems/problem-documents.ts';
import {
  forgetExpiredRecords,
  forgetPastFailures,
  forgetUnfinishedSignIns,
} from './identity/housekeeping.repository.ts';
import type { StoredFiles } from './media/media-store.ts';
import { removeUnusedFiles, type ReportFault } from './unused-files.ts';
import { forgetPurgesBefore } from './purging/purge-jobs.ts';
import { workInLots } from './work/lots.ts';

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

/** Removes up to `most` rows after the first `skip` and returns how many; fewer than `most` means that no more are left. */
type Chore = (database: Database, most: number, skip: number) => Promise<number>;

const ago = (milliseconds: number): Date => new Date(Date.now() - milliseconds);

/** Rows whose time was over that long ago. */
const over =
  (table: keyof Tables, column: string, keptMs: number): Chore =>
  (database, most, skip) =>
    removeLot(database, table, sql`${sql.ref(column)} < ${ago(keptMs)}`, { most, skip });

/** Rows that strangers can create in large numbers, and codes that no longer work. */
const EACH_MINUTE: Readonly<Record<string, Chore>> = {
  'expired sign-ins': forgetExpiredRecords,
  'unfinished sign-ins': forgetUnfinishedSignIns,
  'failed sign-ins': forgetPastFailures,
  'removed codes': forgetRemovedCodes,
  // They are ignored once they have expired.
  'messages from Google': over('wallet_messages', 'expires_at', 0),
};
const EACH_HOUR: Readonly<Record<string, Chore>> = {
  'unfinished series': (database, ...lot) =>
    abandonSeriesBefore(database, ago(SERIES_KEPT_MS), ...lot),
  // Their keys may be used again.
  'idempotency keys': over('idempotency_keys', 'created_at', KEYS_KEPT_MS),
  'refused presses': over('refused_presses', 'answered_at', KEYS_KEPT_MS),
  'wrong PINs': over('counter_wrong_pins', 'at', WRONG_PINS_KEPT_MS),
  'wallet deliveries': (database, ...lot) =>
    forgetDeliveriesBefore(database, ago(DELIVERIES_KEPT_MS), ...lot),
  'phones of removed coupons': (database, ...lot) =>
    forgetPhonesOfRemovedCoupons(database, ago(PHONES_OF_REMOVED_KEPT_MS), ...lot),
  'counts of phones': forgetEmptyCounts,
  'cache purges': (database, ...lot) => forgetPurgesBefore(database, ago(HOUR_MS), ...lot),
  'uses at counters': over('coupon_uses', 'used_at', USES_KEPT_MS),
  'uses of quarters': over('counter_quarters', 'begins_at', QUARTERS_KEPT_MS),
  // The files of the pictures go with those that nothing refers to.
  'pictures of proofs': (database, most, skip) => {
    const ended = sql`exists (
      select from proofs where proofs.number = proof_images.proof and proofs.ends_at < now())`;
    return removeLot(database, 'proof_images', ended, { most, skip });
  },
  'ended proofs': over('proofs', 'ends_at', PROOFS_KEPT_MS),
  'days of views': (database, ...lot) =>
    forgetDaysBefore(database, dayBefore(new Date(), DAYS_KEPT), ...lot),
  'days of sources': (database, most, skip) => {
    const past = sql`day < ${dayBefore(new Date(), DAYS_KEPT)}`;
    return removeLot(database, 'coupon_source_days', past, { most, skip });
  },
};

/**
 * Deletes what is over in lots (`EACH_MINUTE`, `EACH_HOUR`), and with the hourly ones files over an hour old that
 * nothing refers to and removed coupons that no phone has: now, and then every minute or hour. Returns a function that
 * stops it after the lot under way.
 */
export function startCleanup(house: StoredFiles & { readonly log: FastifyBaseLogger }) {
  const { database, log } = house;
  const stopping = new AbortController();
  const isStopped = (): boolean => stopping.signal.aborted;
  const onFault = reportFaults(log);
  const inLots = async (chores: Readonly<Record<string, Chore>>): Promise<void> => {
    for (const [rows, chore] of Object.entries(chores))
      await workInLots({
        lot: LOT,
        work: (most, skip) => chore(database, most, skip),
        isPassing: isPassingFault,
        onSetAside: (error) => onFault(rows, error),
        isStopped,
      }).catch((error: unknown) => onFault(rows, error));
  };
  const stops = [
    repeat(() => inLots(EACH_MINUTE), MINUTE_MS),
    repeat(async () => {
      await inLots(EACH_HOUR);
      await removeUnusedFiles(house, new Date(), onFault, isStopped);
    }, HOUR_MS),
  ];
  return async () => {
    stopping.abort();
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** Faults that are remembered. */
const MOST_FAULTS = 1_000;

/** Names each fault once: its rows stay, and every round meets them again. */
function reportFaults(log: FastifyBaseLogger): ReportFault {
  const known = new Set<string>();
  return (rows, error) => {
    const { cause } = error as { readonly cause?: unknown };
    const name = `${rows} ${String(error)} ${String(cause)}`;
    if (known.has(name)) return;
    if (known.size >= MOST_FAULTS) known.clear();
    known.add(name);
    log.warn(
      { err: error, rows, ...placeOf(error) },
      'What is over could not be removed; it is left out, and each round tries it again',
    );
  };
}

/** PostgreSQL names the table of a refused row, the system the path of a file. */
function placeOf(error: unknown): object {
  if (!(error instanceof Error)) return {};
  const { cause } = error;
  if (cause instanceof Error && 'path' in cause) return { file: cause.path };
  return 'table' in error ? { table: error.table } : {};
}

/** Repeats a round at intervals; rounds never overlap. */
function repeat(tidy: () => Promise<void>, everyMs: number): () => Promise<void> {
  let current = tidy();
  const timer = setInterval(() => {
    current = current.then(tidy);
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await current;
  };
}
