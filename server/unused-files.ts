import { removeUnusedMedia } from './coupons/reading/unused-media.repository.ts';
import { forgetRemainsBefore } from './wallet/delivery/wallet-changes.repository.ts';
import type { Database } from './db/database.ts';
import type { MediaStore } from './media/media-store.ts';
import { removeOldPasses } from './wallet/apple/pass-store.ts';

const HOUR_MS = 3_600_000;
/** A removed coupon's void pass is made from its remains, if no phone has registered the pass. */
const REMAINS_KEPT_MS = 24 * HOUR_MS;

/** The database and the files it names. */
export interface StoredFiles {
  readonly database: Database;
  readonly media: MediaStore;
}

/** Removes files that nothing has referred to for an hour: a newer one may belong to a save that is still going on. */
export async function removeUnusedFiles(stored: StoredFiles, now: Date): Promise<void> {
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  await forgetRemainsBefore(stored.database, new Date(now.getTime() - REMAINS_KEPT_MS));
  await removeOldPasses(stored, hourAgo);
  await removeUnusedMedia(stored, hourAgo);
}
