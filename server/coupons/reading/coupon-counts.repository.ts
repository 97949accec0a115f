import { sql } from 'kysely';
import type { Connection } from '../../db/database.ts';

/** How often a coupon's page was looked at and its pass taken since the last time it was written down. */
export interface CouponCounts {
  readonly views: number;
  readonly passes: number;
}

/** Adds to the counts of coupons, by id; a coupon removed in the meantime is passed over. */
export async function addCounts(
  connection: Connection,
  counts: ReadonlyMap<string, CouponCounts>,
): Promise<void> {
  const all = [...counts.values()];
  await sql`
    insert into coupon_counts (coupon_id, views, passes)
    select seen.id, seen.views, seen.passes
    from (
      select projects.id, counted.views, counted.passes
      from unnest(
        ${[...counts.keys()]}::uuid[],
        ${all.map(({ views }) => views)}::bigint[],
        ${all.map(({ passes }) => passes)}::bigint[]
      ) as counted (id, views, passes)
      join projects on projects.id = counted.id
      order by projects.id
      for key share of projects
    ) as seen
    on conflict (coupon_id) do update set
      views = coupon_counts.views + excluded.views,
      passes = coupon_counts.passes + excluded.passes
  `.execute(connection);
}
