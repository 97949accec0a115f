/** Removes pictures that no row refers to: their coupon or template was removed, changed or never saved (SAFE-12). */
import { sql, type Transaction } from 'kysely';
import type { Database, Tables } from '../../db/database.ts';
import { inRemovalTurn } from '../../work/removal-turn.ts';
import type { StoredFiles } from '../../media/media-store.ts';
import { ALL_SCALES } from './coupon-pictures.ts';
import { formNames } from '../../media/picture-forms.ts';

/** Rows that one statement reads. */
const LOOKED_THROUGH = 2_000;

/** Pictures by their hashes: those after one, up to the last; null for no end. */
interface PartOfMedia {
  readonly after: string;
  readonly last: string | null;
}

/** Yields all pictures in parts that one statement can look through. */
export async function* partsOfMedia(database: Database): AsyncGenerator<PartOfMedia> {
  for (let after: string | null = ''; after !== null;) {
    const last: string | null = await lastOfNext(database, after);
    yield { after, last };
    after = last;
  }
}

/**
 * Removes up to `most` pictures and their other forms that were noted before that moment and that no row refers to;
 * returns how many. A picture's row stays locked until its files are removed; a concurrent save of the same picture
 * waits and stores it again.
 */
export async function removeUnusedMedia(
  { database, media }: StoredFiles,
  part: PartOfMedia & { readonly before: Date },
  most: number,
  skip: number,
): Promise<number> {
  return inRemovalTurn(database, async (transaction) => {
    const hashes = await deleteUnused(transaction, part, { most, skip });
    await media.remove(hashes.flatMap((hash) => [hash, ...formNames(hash, ALL_SCALES)]));
    return hashes.length;
  });
}

/** Returns the last hash of the next statement; null for the last statement. */
async function lastOfNext(database: Database, after: string): Promise<string | null> {
  const row = await database
    .selectFrom('media')
    .select('hash')
    .where('hash', '>', after)
    .orderBy('hash')
    .offset(LOOKED_THROUGH - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.hash ?? null;
}

async function deleteUnused(
  transaction: Transaction<Tables>,
  part: PartOfMedia & { readonly before: Date },
  lot: { readonly most: number; readonly skip: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly hash: string }>`
    delete from media where hash in (
      select hash from media
      where hash > ${part.after} and (${part.last}::text is null or hash <= ${part.last})
        and noted_at < ${part.before}
        and not exists (select from project_images where media_hash = media.hash)
        and not exists (select from proof_images where media_hash = media.hash)
        and not exists (select from project_originals where media_hash = media.hash)
        and not exists (select from brand_logos where media_hash = media.hash)
        and not exists (select from brand_logos where original_hash = media.hash)
        and not exists (select from templates where media.hash in (image, thumbnail))
        and not exists (select from keywords where thumbnail = media.hash)
        and not exists (select from informed_images where image = media.hash)
        and not exists (
          select from wallet_coupons
          where remains is not null and jsonb_path_query_array(remains, '$.images.*') ? media.hash
        )
      order by hash limit ${lot.most} offset ${lot.skip} for update skip locked
    ) returning hash`.execute(transaction);
  return rows.map(({ hash }) => hash);
}
