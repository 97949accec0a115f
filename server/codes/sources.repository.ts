/** Sources of visits to a coupon's page and its codes' pages (PUB-12). */
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

interface SourceRow {
  readonly name: string;
  /** Page views since the asked day. */
  readonly views: number;
}

/** Returns the listed sources of a coupon in the order of their first naming, with page views since a day. */
export async function listSources(connection: Connection, couponId: string, since: string) {
  const { rows } = await sql<SourceRow>`select name, coalesce((
      select sum(views)::bigint from coupon_source_days as days
      where days.coupon_id = sources.coupon_id and days.source = sources.number and day >= ${since}
    ), 0) as views
    from coupon_sources as sources where coupon_id = ${couponId} and listed
    order by number`.execute(connection);
  return rows;
}

/** Locks a coupon of an account, so that its sources are named one call at a time; returns whether it is there. */
export async function lockCoupon(connection: Connection, accountId: string, couponId: string) {
  const found = await connection
    .selectFrom('projects')
    .select('id')
    .where('id', '=', couponId)
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

/** Returns how many names the coupon has, or had, beside these. */
export async function countOtherNames(
  connection: Connection,
  couponId: string,
  names: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ readonly others: number }>`select count(*) as others
    from coupon_sources where coupon_id = ${couponId} and name <> all(${names}::text[])`.execute(
    connection,
  );
  return rows[0]?.others ?? 0;
}

/** Lists these sources only. A name that was listed before gets its number back. */
export async function saveSources(
  connection: Connection,
  couponId: string,
  names: readonly string[],
): Promise<void> {
  await sql`update coupon_sources set listed = name = any(${names}::text[])
    where coupon_id = ${couponId}`.execute(connection);
  await sql`insert into coupon_sources (coupon_id, number, name)
    select ${couponId}::uuid, place + coalesce(
      (select max(number) from coupon_sources where coupon_id = ${couponId}), 0), name
    from unnest(${names}::text[]) with ordinality as named (name, place)
    where not exists (select from coupon_sources as known
      where known.coupon_id = ${couponId} and known.name = named.name)`.execute(connection);
}
