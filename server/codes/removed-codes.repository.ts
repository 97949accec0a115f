import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/**
 * Deletes up to `most` codes of series that were removed, or whose coupon was (SER-06). Returns the number; fewer than
 * `most` means that no more are left. A series without codes is deleted with its last lot.
 */
export async function forgetRemovedCodes(database: Database, most: number): Promise<number> {
  const series = await database
    .selectFrom('code_series')
    .select('number')
    .where((is) => is.or([is('state', '=', 'removing'), is('coupon_id', 'is', null)]))
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
  if (series === undefined) return 0;
  const { number } = series;
  const removed = await sql`delete from codes where code in
    (select code from codes where series = ${number} order by place limit ${most})`.execute(
    database,
  );
  const count = Number(removed.numAffectedRows ?? 0);
  if (count >= most) return count;
  await database.deleteFrom('code_series').where('number', '=', number).execute();
  // Other series may be left.
  return most;
}

/** Removes series that have got no rows since then and are not finished; returns the number. */
export async function abandonSeriesBefore(
  database: Database,
  before: Date,
  most: number,
): Promise<number> {
  const abandoned = database
    .selectFrom('code_series')
    .select('number')
    .where('state', '=', 'importing')
    .where('progressed_at', '<', before)
    .limit(most);
  const { numUpdatedRows } = await database
    .updateTable('code_series')
    .set({ state: 'removing' })
    .where('number', 'in', abandoned)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
