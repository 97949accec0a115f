import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './db/database.ts';
import { forgetDaysBefore } from './coupons/reading/coupon-counts.repository.ts';
import { dayBefore, DAYS_SHOWN } from './coupons/reading/last-days.ts';
import { forgetDeliveriesBefore } from './coupons/wallets/wallet-report.repository.ts';
import { forgetCallsBefore } from './http/idempotency.repository.ts';
import { forgetMessagesBefore } from './wallet/google-saves.repository.ts';

const HOUR_MS = 3_600_000;
const KEYS_KEPT_MS = 48 * HOUR_MS;
const DELIVERIES_KEPT_MS = 30 * 24 * HOUR_MS;
/** Twice what is shown of them. */
const DAYS_KEPT = 2 * DAYS_SHOWN;

/**
 * Forgets idempotency keys after two days (the contract promises one), wallet deliveries that later ones
 * have overtaken after thirty and daily counts after sixty, now and every hour; returns how to stop it.
 */
export function keepHouse(database: Database, log: FastifyBaseLogger): () => Promise<void> {
  let current = tidy(database, log);
  const timer = setInterval(() => {
    current = tidy(database, log);
  }, HOUR_MS);
  return async () => {
    clearInterval(timer);
    await current;
  };
}

async function tidy(database: Database, log: FastifyBaseLogger): Promise<void> {
  try {
    await forgetCallsBefore(database, new Date(Date.now() - KEYS_KEPT_MS));
    await forgetDeliveriesBefore(database, new Date(Date.now() - DELIVERIES_KEPT_MS));
    await forgetMessagesBefore(database, new Date());
    await forgetDaysBefore(database, dayBefore(new Date(), DAYS_KEPT));
  } catch (error) {
    log.warn(
      { err: error },
      'What is over could not be removed from the database; the next hour tries again',
    );
  }
}
