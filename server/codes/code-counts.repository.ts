/** Codes opened, added and redeemed, by day and source (SER-05). */
import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';

/** A code that was seen since the last time. */
export interface SeenCode {
  readonly code: Buffer;
  /** The source in the address of the page; null for none. */
  readonly source: string | null;
  readonly isOpened: boolean;
  readonly isAdded: boolean;
}

/** Marks codes as opened or added, each once, and counts them on a day. A source counts if the coupon's owner named it. */
export async function countCodes(connection: Connection, day: string, seen: readonly SeenCode[]) {
  await sql`with seen as (
      select * from unnest(
        ${seen.map(({ code }) => code)}::bytea[],
        ${seen.map(({ source }) => source)}::text[],
        ${seen.map(({ isOpened }) => isOpened)}::boolean[],
        ${seen.map(({ isAdded }) => isAdded)}::boolean[]
      ) as seen (code, source, opened, added)
    ), found as (
      select codes.code, codes.series, seen.opened and not codes.opened as opened,
        seen.added and not codes.added as added,
        case when codes.opened or codes.added then codes.source else (
          select coupon_sources.number from coupon_sources join code_series on code_series.coupon_id = coupon_sources.coupon_id
          where code_series.number = codes.series and coupon_sources.name = seen.source and listed
        ) end as source
      from codes join seen on seen.code = codes.code
      where (seen.opened and not codes.opened) or (seen.added and not codes.added)
      order by codes.code for no key update of codes
    ), marked as (
      update codes set opened = codes.opened or found.opened, added = codes.added or found.added,
        source = found.source
      from found where codes.code = found.code
    )
    insert into code_days as days (series, day, source, opened, added)
    select series, ${day}::date, coalesce(source, 0), count(*) filter (where opened),
      count(*) filter (where added)
    from found where exists (select from code_series where number = found.series)
    group by series, coalesce(source, 0) order by 1, 3
    on conflict (series, day, source) do update set
      opened = days.opened + excluded.opened, added = days.added + excluded.added`.execute(
    connection,
  );
}

/** Returns the codes of these serials of passes; other ids are ignored. */
export async function codesOfSerials(connection: Connection, serials: readonly string[]) {
  if (serials.length === 0) return [];
  const rows = await connection
    .selectFrom('code_passes')
    .select('code')
    .where('serial', 'in', serials)
    .execute();
  return rows.map(({ code }) => code);
}

interface CodeDayRow {
  readonly day: string;
  /** Null without a source. */
  readonly source: string | null;
  readonly opened: number;
  readonly added: number;
  readonly redeemed: number;
}

/** Returns the counts of a coupon's working codes by day and source, the latest day first. */
export async function listCodeDays(connection: Connection, couponId: string, most: number) {
  const { rows } = await sql<CodeDayRow>`select day::text, coupon_sources.name as source,
      sum(opened)::bigint as opened, sum(added)::bigint as added, sum(redeemed)::bigint as redeemed
    from code_series join code_days on code_days.series = code_series.number
      left join coupon_sources on coupon_sources.coupon_id = code_series.coupon_id
        and coupon_sources.number = code_days.source
    where code_series.coupon_id = ${couponId} and code_series.state = 'ready'
    group by day, coupon_sources.name order by day desc, coupon_sources.name nulls first limit ${most}`.execute(
    connection,
  );
  return rows;
}

/** Returns how many codes of the coupon work or worked; a replaced one counts as one with its successor. */
export async function countMade(connection: Connection, couponId: string): Promise<number> {
  const { rows } = await sql<{ readonly made: number }>`select coalesce(sum(rows), 0) as made
    from code_series where coupon_id = ${couponId} and state = 'ready'`.execute(connection);
  return rows[0]?.made ?? 0;
}
