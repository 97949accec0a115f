/** Searches that found nothing, counted without personal data (PRE-06). */
import { sql } from 'kysely';
import type { MissedSearch } from '../../openapi/schema.gen.ts';
import type { Database } from '../db/database.ts';
import { sendPage } from '../http/answers/paged-answer.ts';
import { handlersOf } from '../http/contract/contract.ts';
import { notFound } from '../http/problems/problems.ts';
import type { Paging } from './templates.repository.ts';
import { keywordName } from './words/keyword-names.ts';

/** Days that are listed; older rows are deleted. */
const DAYS = 30;
/** Terms per day, so that invented terms can fill one day only. */
const MOST_TERMS = 1_000;

const TODAY = sql`(now() at time zone 'utc')::date`;
const FIRST_DAY = sql`${TODAY} - ${sql.lit(DAYS)}`;

/** Lists and dismisses missed searches. */
export function missedSearchRoutes(database: Database) {
  return handlersOf({
    listMissedSearches: (request, reply) =>
      sendPage(reply, request.query, (page) => listMissedSearches(database, page)),
    async dismissMissedSearch(request) {
      await database
        .deleteFrom('missed_searches')
        .where('term', '=', keywordName(request.params.term))
        .returning('term')
        .executeTakeFirstOrThrow(notFound);
    },
  });
}

/**
 * Counts a search for today; ignores terms that could name a person, and a new term when the day already has 1,000.
 */
export async function countMissedSearch(database: Database, text: string): Promise<void> {
  const term = missedTermOf(text);
  if (term === null) return;
  await sql`
    with old as (delete from missed_searches where day <= ${FIRST_DAY})
    insert into missed_searches (term, day)
    select ${term}::text, ${TODAY}
    where exists (select from missed_searches where day = ${TODAY} and term = ${term})
      or (select count(*) from missed_searches where day = ${TODAY}) < ${MOST_TERMS}
    on conflict (day, term) do update set times = missed_searches.times + 1
  `.execute(database);
}

/** A page of the last 30 days' terms that are no keyword or synonym, most frequent first, and the total. */
async function listMissedSearches(database: Database, { page, size }: Paging) {
  const missed = sql`from missed_searches where day > ${FIRST_DAY}
    and not exists (select from keywords where keywords.name = missed_searches.term
      or keywords.spanish_key = search_key(missed_searches.term))
    and not exists (select from synonyms where synonyms.key = search_key(missed_searches.term))`;
  const counted = await sql<{
    total: number;
  }>`select count(distinct term) as total ${missed}`.execute(database);
  const { rows } = await sql<MissedSearch>`
    select term, sum(times) as times, max(day)::text as "lastOn" ${missed}
    group by term order by times desc, "lastOn" desc, term
    limit ${size} offset ${page * size}
  `.execute(database);
  return { items: rows, total: counted.rows[0]?.total ?? 0 };
}

const LONGEST_TERM = 64;
/** An address, a link, or a number as long as that of a telephone, an account or a parcel. */
const MAY_NAME_SOMEBODY = /[@/\\]|\bwww\.|\d(?:[\s().-]?\d){5}/u;

/**
 * Returns the text as a keyword name; null when no keyword can have this name or when it may name a person.
 *
 * @internal for tests
 */
export function missedTermOf(text: string): string | null {
  const term = keywordName(text.slice(0, LONGEST_TERM * 4).replaceAll(/[,\p{C}]/gu, ' '));
  if (!/[\p{L}\p{N}]/u.test(term) || [...term].length > LONGEST_TERM) return null;
  return MAY_NAME_SOMEBODY.test(term) ? null : term;
}
