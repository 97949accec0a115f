/** The series of codes of coupons (SER-01). */
import { sql, type Selectable } from 'kysely';
import type { AccountService } from '../accounts/accounts.service.ts';
import type { Connection, Database, Tables } from '../db/database.ts';
import { existing } from '../http/problems/problems.ts';
import type { Claims } from '../identity/verify-token.ts';

export type SeriesRow = Selectable<Tables['code_series']>;
/** A series with what its calls need of its coupon. */
export type OwnSeriesRow = NonNullable<Awaited<ReturnType<typeof findOwnSeries>>>;

/** Returns a series of an account; undefined if it is another's, or being removed. */
export async function findOwnSeries(
  connection: Connection,
  { accountId, couponId, id }: Readonly<Record<'accountId' | 'couponId' | 'id', string>>,
) {
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

/** Names a series in an address. */
export interface NamedSeries {
  /** The coupon's id. */
  readonly id: string;
  readonly series: string;
}

/** Returns a function that reads a series, or throws `RequestFailure` `not-found` if it is another account's. */
export function seriesOwners(database: Database, accounts: AccountService) {
  return async (caller: Claims, { id: couponId, series: id }: NamedSeries) => {
    const accountId = await accounts.idOf(caller);
    return existing(await findOwnSeries(database, { accountId, couponId, id }));
  };
}
