import { partsOfMedia, removeUnusedMedia } from './coupons/reading/unused-media.repository.ts';
import { forgetRemovedCoupons } from './delivery/removed-coupons.repository.ts';
import { MediaStoreFailure } from './media/media-store-failure.ts';
import type { StoredFiles } from './media/media-store.ts';
import { isPassingFault } from './http/problems/problem-documents.ts';
import { removeOldPasses } from './wallet/apple/pass-store.ts';
import { workInLots, type Lots } from './work/lots.ts';

const HOUR_MS = 3_600_000;
/** A phone may still register the pass of a removed coupon, and gets the void one. */
const REMOVED_KEPT_MS = 24 * HOUR_MS;
const LOT = 1_000;
/** Passes and pictures that one transaction removes; their files are removed meanwhile. */
const PASSES = 50;
const PICTURES = 20;

/** Called for rows, or one row, that could not be removed. */
export type ReportFault = (rows: string, error: unknown) => void;

/**
 * Removes files that were noted over an hour ago and that nothing refers to now; the last reference may just have gone. A
 * newer file may belong to a save that is still going on.
 */
export async function removeUnusedFiles(
  stored: StoredFiles,
  now: Date,
  onFault: ReportFault = fail,
  isStopped = () => false,
): Promise<void> {
  const { database, media } = stored;
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  const dayAgo = new Date(now.getTime() - REMOVED_KEPT_MS);
  const isPassing = async (error: unknown): Promise<boolean> =>
    error instanceof MediaStoreFailure
      ? !(await media.check().catch(() => false))
      : isPassingFault(error);
  const inLots = (rows: string, lot: number, work: Lots['work']) =>
    workInLots({ lot, work, isPassing, isStopped, onSetAside: (error) => onFault(rows, error) });
  const chores: Readonly<Record<string, (rows: string) => Promise<void>>> = {
    'removed coupons': (rows) =>
      inLots(rows, LOT, (...lot) => forgetRemovedCoupons(database, dayAgo, ...lot)),
    passes: (rows) => inLots(rows, PASSES, (...lot) => removeOldPasses(stored, hourAgo, ...lot)),
    pictures: async (rows) => {
      for await (const part of partsOfMedia(database)) {
        if (isStopped()) return;
        await inLots(rows, PICTURES, (...lot) =>
          removeUnusedMedia(stored, { ...part, before: hourAgo }, ...lot),
        );
      }
    },
    'files aside': async () => media.removeAside?.(hourAgo),
  };
  for (const [rows, chore] of Object.entries(chores)) {
    if (isStopped()) return;
    await chore(rows).catch((error: unknown) => onFault(rows, error));
  }
}

function fail(_rows: string, error: unknown): never {
  throw error;
}
