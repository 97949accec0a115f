/** The series of codes of coupons (SER-01). */
import { sql, type Selectable } from 'kysely';
import type { Connection, Tables } from '../db/database.ts';

export type SeriesRow = Selectable<Tables['code_series']>;
/** A series with what its calls need of its coupon. */
export type OwnSeriesRow = SeriesRow & {
  readonly coupon_name: Tables['projects']['name'];
  readonly barcode_type: Tables['projects']['barcode_type'];
};

/** Names a series of a coupon of an account. */
interface OwnSeries {
  readonly accountId: string;
  readonly couponId: string;
  readonly id: string;
}

type NewSeries = Pick<
  SeriesRow,
  'id' | 'coupon_id' | 'name' | 'value_column' | 'columns' | 'expected_rows'
>;

/** Returns the series of a coupon that are not being removed, the newest first. */
export async function listSeries(connection: Connection, couponId: string) {
  return connection
    .selectFrom('code_series')
    .selectAll()
    .where('coupon_id', '=', couponId)
    .where('state', '<>', 'removing')
    .orderBy('number', 'desc')
    .execute();
}

/** Returns a series of an account; undefined if it is another's, or being removed. */
export async function findOwnSeries(
  connection: Connection,
  { accountId, couponId, id }: OwnSeries,
): Promise<OwnSeriesRow | undefined> {
  return connection
    .selectFrom('code_series as series')
    .innerJoin('projects', 'projects.id', 'series.coupon_id')
    .selectAll('series')
    .select(['projects.name as coupon_name', 'projects.barcode_type'])
    .where('series.id', '=', id)
    .where('series.coupon_id', '=', couponId)
    .where('series.state', '<>', 'removing')
    .where('projects.account_id', '=', accountId)
    .executeTakeFirst();
}

/** Returns how many series the coupon has, and how many codes the account has or awaits. */
export async function countSeries(connection: Connection, accountId: string, couponId: string) {
  const found = await connection
    .selectFrom('code_series')
    .innerJoin('projects', 'projects.id', 'code_series.coupon_id')
    .select((is) => [
      is.fn.countAll<number>().filterWhere('coupon_id', '=', couponId).as('series'),
      sql<number>`coalesce(sum(expected_rows + replaced), 0)`.as('codes'),
    ])
    .where('projects.account_id', '=', accountId)
    .where('code_series.state', '<>', 'removing')
    .executeTakeFirstOrThrow();
  return found;
}

/** Stores a series, unless its id is taken. */
export async function insertSeries(connection: Connection, series: NewSeries): Promise<void> {
  await connection
    .insertInto('code_series')
    .values(series)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Makes the codes of a series work. Counts rows whose barcode value another row has too. */
export async function finishSeries(connection: Connection, number: number) {
  return connection
    .updateTable('code_series')
    .set({
      state: 'ready',
      equal_rows: sql<number>`coalesce((select sum(rows) from (
        select count(*) as rows from codes where series = ${number} and value is not null
        group by value having count(*) > 1) as equal), 0)`,
    })
    .where('number', '=', number)
    .where('state', '=', 'importing')
    .returningAll()
    .executeTakeFirst();
}

/** Returns whether a coupon has codes that work. */
export async function hasReadySeries(connection: Connection, couponId: string): Promise<boolean> {
  const found = await connection
    .selectFrom('code_series')
    .select('number')
    .where('coupon_id', '=', couponId)
    .where('state', '=', 'ready')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Marks a series as removed; its codes stop working at once. */
export async function removeSeries(connection: Connection, number: number): Promise<void> {
  await connection
    .updateTable('code_series')
    .set({ state: 'removing' })
    .where('number', '=', number)
    .execute();
}
