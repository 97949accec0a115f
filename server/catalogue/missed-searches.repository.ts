import { sql } from 'kysely';
import type { Connection } from '../db/database.ts';
import type { Paging } from './templates.repository.ts';

interface MissedSearchRow {
  readonly term: string;
  readonly times: number;
  /** Day in UTC, `2026-11-22`. */
  readonly last_day: string;
}

/** Days that are listed; older rows are deleted. */
const DAYS = 30;
/** Terms per day, so that invented terms can fill one day only. */
const MOST_TERMS = 1_000;

const TODAY = sql`(now() at time zone 'utc')::date`;
const FIRST_DAY = sql`${TODAY} - ${sql.lit(DAYS)}`;

/** Counts a search for today; a new term is ignored when the day already has 1,000. */
export async function countMissedSearch(connection: Connection, term: string): Promise<void> {
  await sql`
    with old as (delete from missed_searches where day <= ${FIRST_DAY})
    insert into missed_searches (term, day)
    select ${term}::text, ${TODAY}
    where exists (select from missed_searches where day = ${TODAY} and term = ${term})
      or (select count(*) from missed_searches where day = ${TODAY}) < ${MOST_TERMS}
    on conflict (day, term) do update set times = missed_searches.times + 1
  `.execute(connection);
}

/** Returns a page of the last 30 days' terms that are no keyword or synonym, most frequent first, and the total. */
export async function listMissedSearches(connection: Connection, { page, size }: Paging) {
  const missed = sql`from missed_searches where day > ${FIRST_DAY}
    and not exists (select from keywords where keywords.name = missed_searches.term
      or keywords.spanish_key = search_key(missed_searches.term))
    and not exists (select from synonyms where synonyms.key = search_key(missed_searches.term))`;
  const counted = await sql<{
    total: number;
  }>`select count(distinct term) as total ${missed}`.execute(connection);
  const { rows } = await sql<MissedSearchRow>`
    select term, sum(times) as times, max(day)::text as last_day ${missed}
    group by term order by times desc, last_day desc, term
    limit ${size} offset ${page * size}
  `.execute(connection);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Returns whether the term existed. */
export async function deleteMissedSearch(connection: Connection, term: string): Promise<boolean> {
  const { numDeletedRows } = await connection
    .deleteFrom('missed_searches')
    .where('term', '=', term)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
