/** Stores signed passes for later requests in all processes (SAFE-13). */
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { inRemovalTurn } from '../../work/removal-turn.ts';
import { ignoreFullStore } from '../../media/media-store-failure.ts';
import type { MediaStore, StoredFiles } from '../../media/media-store.ts';

export type PassStore = ReturnType<typeof createPassStore>;

export function createPassStore(database: Database, media: MediaStore) {
  return {
    /** Returns null if there is no pass with this name. */
    find: (name: string) => media.read(name),
    async put({ name, couponId }: Readonly<Record<'name' | 'couponId', string>>, bytes: Buffer) {
      // Noted before it is stored, like pictures: a noted file is not removed for an hour.
      await sql`insert into stored_passes (name, coupon_id) values (${name}, ${couponId})
        on conflict (name) do update set noted_at = excluded.noted_at`.execute(database);
      await media.put(name, bytes).catch(ignoreFullStore);
    },
  };
}

/** Removes up to `most` passes that a newer one of their coupon replaced or whose coupon was removed (SAFE-12). */
export async function removeOldPasses(
  { database, media }: StoredFiles,
  before: Date,
  most: number,
  skip: number,
): Promise<number> {
  return inRemovalTurn(database, async (transaction) => {
    const { rows } = await sql<{ readonly name: string }>`
      delete from stored_passes where name in (
        select name from stored_passes as pass where noted_at < ${before} and (
          not exists (select from projects where id = pass.coupon_id)
          or exists (
            select from stored_passes as later
            where later.coupon_id = pass.coupon_id and later.noted_at > pass.noted_at
          )
        ) limit ${most} offset ${skip} for update skip locked
      ) returning name`.execute(transaction);
    await media.remove(rows.map(({ name }) => name));
    return rows.length;
  });
}
