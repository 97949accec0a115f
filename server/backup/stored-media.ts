/** Compares the rows of the database with the files of the media store, in both directions (GROW-03). */
import { formNames } from '../media/picture-forms.ts';
import { ALL_SCALES } from '../coupons/reading/coupon-pictures.ts';
import type { Database } from '../db/database.ts';

export interface StoredMedia {
  /** Number of noted pictures. */
  readonly pictures: number;
  /** Hashes of pictures without a file. */
  readonly missing: readonly string[];
  /** Names of files that no row accounts for. */
  readonly unknown: readonly string[];
}

/** Time between the note of a picture and its file. */
const HOUR_MS = 3_600_000;

/** Ignores what was noted in the last hour: a save may still be going on. A missing pass is signed again when asked for. */
export async function compareMedia(
  database: Database,
  names: AsyncIterable<string>,
  now: Date,
): Promise<StoredMedia> {
  const files = new Set<string>();
  for await (const name of names) files.add(name);
  const pictures = await database.selectFrom('media').select(['hash', 'noted_at']).execute();
  const passes = await database.selectFrom('stored_passes').select('name').execute();
  const before = new Date(now.getTime() - HOUR_MS);
  const missing = pictures.filter(({ hash, noted_at }) => !files.has(hash) && noted_at < before);
  for (const { hash } of pictures)
    for (const name of [hash, ...formNames(hash, ALL_SCALES)]) files.delete(name);
  for (const { name } of passes) files.delete(name);
  return {
    pictures: pictures.length,
    missing: missing.map(({ hash }) => hash),
    unknown: [...files].toSorted(),
  };
}
