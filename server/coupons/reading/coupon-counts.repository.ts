import { sql } from 'kysely';
import type { Connection } from '../../db/database.ts';

/** Page views and saved passes of a coupon on one day. */
export interface CouponCounts {
  readonly couponId: string;
  /** Day in UTC, `2026-11-22`. */
  readonly day: string;
  readonly views: number;
  readonly passes: number;
}

/** Adds to the counts of coupons, total and by day; ignores coupons removed in the meantime. */
export async function addCounts(
  connection: Connection,
  counts: readonly CouponCounts[],
): Promise<void> {
  await sql`
    with counted as (
      select * from unnest(
        ${counts.map(({ couponId }) => couponId)}::uuid[],
        ${counts.map(({ day }) => day)}::date[],
        ${counts.map(({ views }) => views)}::bigint[],
        ${counts.map(({ passes }) => passes)}::bigint[]
      ) as counted (id, day, views, passes)
    ), there as (
      select id from projects where id in (select id from counted) order by id for key share
    ), days as (
      insert into coupon_days (coupon_id, day, views, passes)
      select id, day, views, passes from counted join there using (id) order by id, day
      on conflict (coupon_id, day) do update set
        views = coupon_days.views + excluded.views,
        passes = coupon_days.passes + excluded.passes
    )
    insert into coupon_counts (coupon_id, views, passes)
    select id, sum(views), sum(passes) from counted join there using (id) group by id order by id
    on conflict (coupon_id) do update set
      views = coupon_counts.views + excluded.views,
      passes = coupon_counts.passes + excluded.passes
  `.execute(connection);
}

/** Returns the counts of these coupons from that day on, without days that have no count. */
export async function listDays(
  connection: Connection,
  couponIds: readonly string[],
  since: string,
): Promise<readonly CouponCounts[]> {
  if (couponIds.length === 0) return [];
  return connection
    .selectFrom('coupon_days')
    .select(['coupon_id as couponId', sql<string>`day::text`.as('day'), 'views', 'passes'])
    .where('coupon_id', 'in', couponIds)
    .where('day', '>=', since)
    .execute();
}

/** Deletes up to `most` daily counts from before that day and returns how many; the totals stay. */
export async function forgetDaysBefore(
  connection: Connection,
  day: string,
  most: number,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from coupon_days where ctid = any(array(
    select ctid from coupon_days where day < ${day} limit ${most}))`.execute(connection);
  return Number(numAffectedRows);
}
