import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './db/database.ts';
import { removeUnusedMedia } from './coupons/reading/unused-media.repository.ts';
import { forgetRemainsBefore } from './coupons/wallets/wallet-changes.repository.ts';
import type { MediaStore } from './media/media-store.ts';
import { removeOldPasses } from './wallet/pass-store.ts';
import { forgetDaysBefore } from './coupons/reading/coupon-counts.repository.ts';
import { dayBefore, DAYS_SHOWN } from './coupons/reading/last-days.ts';
import { forgetDeliveriesBefore } from './coupons/wallets/wallet-report.repository.ts';
import { forgetCallsBefore } from './http/idempotency.repository.ts';
import { forgetMessagesBefore } from './wallet/google-saves.repository.ts';

const HOUR_MS = 3_600_000;
const KEYS_KEPT_MS = 48 * HOUR_MS;
const DELIVERIES_KEPT_MS = 30 * 24 * HOUR_MS;
/** What a removed coupon's void pass is made of, where no phone has registered the pass. */
const REMAINS_KEPT_MS = 24 * HOUR_MS;
/** Twice what is shown of them. */
const DAYS_KEPT = 2 * DAYS_SHOWN;

interface House {
  readonly database: Database;
  readonly media: MediaStore;
  readonly log: FastifyBaseLogger;
}

/**
 * Forgets idempotency keys after two days (the contract promises one), wallet deliveries that later ones
 * have overtaken after thirty and daily counts after sixty, and removes files that nothing has referred to for an
 * hour, now and every hour; returns how to stop it.
 */
export function keepHouse(house: House): () => Promise<void> {
  let current = tidy(house);
  const timer = setInterval(() => {
    current = tidy(house);
  }, HOUR_MS);
  return async () => {
    clearInterval(timer);
    await current;
  };
}

async function tidy(house: House): Promise<void> {
  const { database, log } = house;
  try {
    await forgetCallsBefore(database, new Date(Date.now() - KEYS_KEPT_MS));
    await forgetDeliveriesBefore(database, new Date(Date.now() - DELIVERIES_KEPT_MS));
    await forgetMessagesBefore(database, new Date());
    await forgetDaysBefore(database, dayBefore(new Date(), DAYS_KEPT));
    await removeUnusedFiles(house, new Date());
  } catch (error) {
    log.warn({ err: error }, 'What is over could not be removed; the next hour tries again');
  }
}

/** Whatever was stored within the hour may be of a save that is under way. */
export async function removeUnusedFiles(house: Omit<House, 'log'>, now: Date): Promise<void> {
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  await forgetRemainsBefore(house.database, new Date(now.getTime() - REMAINS_KEPT_MS));
  await removeOldPasses(house, hourAgo);
  await removeUnusedMedia(house, hourAgo);
}
