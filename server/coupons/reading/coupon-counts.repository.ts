import { sql } from 'kysely';
import type { Connection } from '../../db/database.ts';
import type { DayCounts } from '../stored/last-days.ts';
import { removeLot } from '../../work/remove-lot.ts';

/** Page views and saved passes of a coupon on one day. */
export interface CouponCounts extends DayCounts {
  readonly couponId: string;
  /** Views by source. */
  readonly sources?: ReadonlyMap<string, number>;
}

/**
 * Adds to the counts of coupons, total, by day and by the sources that their owners named; ignores coupons removed in
 * the meantime.
 */
export async function addCounts(connection: Connection, counts: readonly CouponCounts[]) {
  const named = counts.flatMap(({ couponId, day, sources }) =>
    [...(sources ?? [])].map(([source, views]) => ({ couponId, day, source, views })),
  );
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
    ), sources as (
      insert into coupon_source_days as days (coupon_id, day, source, views)
      select named.id, named.day, number, named.views
      from unnest(
        ${named.map(({ couponId }) => couponId)}::uuid[],
        ${named.map(({ day }) => day)}::date[],
        ${named.map(({ source }) => source)}::text[],
        ${named.map(({ views }) => views)}::bigint[]
      ) as named (id, day, name, views)
        join there using (id)
        join coupon_sources on coupon_id = named.id and coupon_sources.name = named.name and listed
      order by 1, 2, 3
      on conflict (coupon_id, day, source) do update set views = days.views + excluded.views
    )
    insert into coupon_counts (coupon_id, views, passes)
    select id, sum(views), sum(passes) from counted join there using (id) group by id order by id
    on conflict (coupon_id) do update set
      views = coupon_counts.views + excluded.views,
      passes = coupon_counts.passes + excluded.passes
  `.execute(connection);
}

/** Deletes up to `most` daily counts from before that day and returns how many; the totals stay. */
export function forgetDaysBefore(connection: Connection, day: string, most: number, skip = 0) {
  return removeLot(connection, 'coupon_days', sql`day < ${day}`, { most, skip });
}
