/** Compares the rows of the database with the files of the media store, in both directions (GROW-03). */
import { formNames } from '../media/picture-forms.ts';
import { ALL_SCALES } from '../coupons/reading/coupon-pictures.ts';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

export type StoredMedia = Awaited<ReturnType<typeof compareMedia>>;

/** Time between the note of a picture and its file. */
const HOUR_MS = 3_600_000;

/**
 * Ignores what was noted in the last hour, unless a row refers to it: a save may still be going on. A missing pass is
 * signed again when asked for. The tables may be those of another release: what they lack is not asked for.
 */
export async function compareMedia(database: Database, names: AsyncIterable<string>, now: Date) {
  // A file is stored before a row refers to it, and after it was noted.
  const used = await usedPictures(database);
  const files = new Set<string>();
  for await (const name of names) files.add(name);
  const { rows: pictures } = await sql<{ hash: string; notedAt: string | null }>`
    select hash, to_jsonb(media)->>'noted_at' as "notedAt" from media`.execute(database);
  const passes = await storedPasses(database);
  const before = now.getTime() - HOUR_MS;
  const isOld = (notedAt: string | null) => notedAt === null || Date.parse(notedAt) < before;
  const missing = pictures.filter(
    ({ hash, notedAt }) => !files.has(hash) && (used.has(hash) || isOld(notedAt)),
  );
  for (const { hash } of pictures)
    for (const name of [hash, ...formNames(hash, ALL_SCALES)]) files.delete(name);
  for (const { name } of passes) files.delete(name);
  return {
    /** Number of noted pictures. */
    pictures: pictures.length,
    /** Hashes of pictures without a file. */
    missing: missing.map(({ hash }) => hash),
    /** Names of files that no row accounts for. */
    unknown: [...files].toSorted(),
  };
}

/** Hashes that a foreign key of any table refers to. */
async function usedPictures(database: Database): Promise<ReadonlySet<string>> {
  const { rows: keys } = await sql<{ table: string; column: string }>`
    select relname as "table", attname as "column" from pg_constraint
      join pg_class on pg_class.oid = conrelid
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'media'::regclass`.execute(database);
  const used = new Set<string>();
  for (const { table, column } of keys) {
    const { rows } = await sql<{ hash: string | null }>`
      select distinct ${sql.ref(column)} as hash from ${sql.table(table)}`.execute(database);
    for (const { hash } of rows) if (hash !== null) used.add(hash);
  }
  return used;
}

async function storedPasses(database: Database): Promise<readonly { readonly name: string }[]> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('stored_passes') is not null as exists`.execute(database);
  if (rows[0]?.exists !== true) return [];
  return database.selectFrom('stored_passes').select('name').execute();
}
