import { removeUnusedMedia } from './coupons/reading/unused-media.repository.ts';
import { forgetRemovedCoupons } from './wallet/delivery/removed-coupons.repository.ts';
import type { Database } from './db/database.ts';
import type { MediaStore } from './media/media-store.ts';
import { removeOldPasses } from './wallet/apple/pass-store.ts';

const HOUR_MS = 3_600_000;
/** A phone may still register the pass of a removed coupon, and gets the void one. */
const REMOVED_KEPT_MS = 24 * HOUR_MS;
const LOT = 1_000;

/** The database and the files it names. */
export interface StoredFiles {
  readonly database: Database;
  readonly media: MediaStore;
}

/** Removes files that nothing has referred to for an hour: a newer one may belong to a save that is still going on. */
export async function removeUnusedFiles(stored: StoredFiles, now: Date): Promise<void> {
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  const dayAgo = new Date(now.getTime() - REMOVED_KEPT_MS);
  while ((await forgetRemovedCoupons(stored.database, dayAgo, LOT)) >= LOT);
  await removeOldPasses(stored, hourAgo);
  await removeUnusedMedia(stored, hourAgo);
  await stored.media.removeAside?.(hourAgo);
}
