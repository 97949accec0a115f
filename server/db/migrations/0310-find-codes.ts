import { sql, type Kysely } from 'kysely';

/**
 * Finds the codes that work, for their pages (SER-02). Only earlier releases call it; a later one drops it. A function
 * has its plan made once for each connection: making it takes longer than reading thirty codes. Without sequential
 * scans, since a plan made for an empty table is still used after a million codes have come in. Valid on PostgreSQL 15
 * and newer.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(FIND_CODES).execute(database);
}

const FIND_CODES = `create or replace function find_codes(asked bytea[]) returns table (
    code bytea, coupon_id uuid, series integer, state code_state, opened boolean,
    used_at timestamptz, changed_at timestamptz, value text
  ) language plpgsql stable set enable_seqscan = off as $$
  begin
    return query
      select found.code, code_series.coupon_id, found.series, found.state, found.opened,
        found.used_at, found.changed_at, found.value
      from codes as found join code_series on code_series.number = found.series
      where found.code = any(asked)
        and code_series.state = 'ready' and code_series.coupon_id is not null;
  end $$`;
