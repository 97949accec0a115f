import { sql } from 'kysely';
import type { Connection, Database } from '../db/database.ts';
import { removeCodePasses } from '../delivery/code-passes.repository.ts';

/**
 * Deletes up to `most` codes of series that were removed, or whose coupon was (SER-06). Returns the number; fewer than
 * `most` means that no more are left. A series without codes is deleted with its last lot.
 */
export async function forgetRemovedCodes(database: Database, most: number, skip = 0) {
  const series = await database
    .selectFrom('code_series')
    .select(['number', 'coupon_id'])
    .where((is) => is.or([is('state', '=', 'removing'), is('coupon_id', 'is', null)]))
    .orderBy('number')
    .limit(1)
    .offset(skip)
    .executeTakeFirst();
  if (series === undefined) return 0;
  const { number, coupon_id: couponId } = series;
  const count = await database.transaction().execute(async (transaction) => {
    const codes = await deleteLot(transaction, number, most);
    await removeCodePasses(transaction, codes, couponId !== null);
    return codes.length;
  });
  if (count >= most) return count;
  // Another process may have taken this lot, and others of the series may be left.
  await sql`delete from code_series where number = ${number}
    and not exists (select from codes where series = ${number})`.execute(database);
  return most;
}

async function deleteLot(connection: Connection, series: number, most: number) {
  const { rows } = await sql<{ readonly code: Buffer }>`delete from codes where code in
    (select code from codes where series = ${series} order by place limit ${most})
    returning code`.execute(connection);
  return rows.map(({ code }) => code);
}

/** Removes series that have got no rows since then and are not finished; returns the number. */
export async function abandonSeriesBefore(
  database: Database,
  before: Date,
  most: number,
  skip = 0,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`update code_series set state = 'removing'
    where number in (
      select number from code_series where state = 'importing' and progressed_at < ${before}
      limit ${most} offset ${skip}
    ) and state = 'importing' and progressed_at < ${before}`.execute(database);
  return Number(numAffectedRows);
}
