/** The sources of visits that a marketer names, and what became of a coupon's codes (PUB-12, SER-05). */
import type { AccountService } from '../accounts/accounts.service.ts';
import { callerOfRequest } from '../http/contract/authentication.ts';
import { handlersOf } from '../http/contract/contract.ts';
import { sql } from 'kysely';
import type { CodeCounts, Sources } from '../../openapi/schema.gen.ts';
import { SOURCE_NAMES_EVER_MAX } from '../../src/domain/constants.ts';
import type { Connection, Database } from '../db/database.ts';
import { existing, RequestFailure } from '../http/problems/problems.ts';
import { couponOwners } from '../coupons/stored/own-coupon.ts';
import * as problemWords from '../../src/words/server/problems.gen.ts';
import { dayBefore, DAYS_SHOWN } from '../coupons/stored/last-days.ts';
import { lockOwnProject } from '../coupons/saving/project-changes.repository.ts';

/** Days and sources of an answer: six years with eight sources. The oldest are left out. */
const DAYS_MAX = 20_000;

/** All throw `RequestFailure` `not-found` for another account's coupon. */
export function sourceRoutes(database: Database, accounts: AccountService) {
  const ownerOf = couponOwners(database, accounts);
  return handlersOf({
    async getSources(request) {
      const { id } = request.params;
      await ownerOf(callerOfRequest(request), id);
      return sourcesOf(database, id);
    },
    async getCodeCounts(request) {
      const { id } = request.params;
      await ownerOf(callerOfRequest(request), id);
      const days = await listCodeDays(database, id);
      return { made: await countMade(database, id), until: dayBefore(new Date(), 0), days };
    },
    /** Lists these sources only; counts of the others stay. */
    async nameSources(request) {
      const { id } = request.params;
      const { names } = request.body;
      const accountId = await accounts.idOfCaller(request);
      return database.transaction().execute(async (transaction) => {
        // Sources of a coupon are named one call at a time.
        existing(await lockOwnProject(transaction, accountId, id));
        await refuseTooMany(transaction, id, names);
        await saveSources(transaction, id, names);
        return sourcesOf(transaction, id);
      });
    },
  });
}

/** Names that are not listed any more keep their counts, so they are limited too. */
async function refuseTooMany(connection: Connection, couponId: string, names: readonly string[]) {
  const { rows } = await sql<{ readonly others: number }>`select count(*) as others
    from coupon_sources where coupon_id = ${couponId} and name <> all(${names}::text[])
  `.execute(connection);
  if ((rows[0]?.others ?? 0) + names.length > SOURCE_NAMES_EVER_MAX)
    throw RequestFailure.at('/names', problemWords.tooManySources({ most: SOURCE_NAMES_EVER_MAX }));
}

/** The listed sources in the order of their first naming, with the page views of the days that are shown. */
async function sourcesOf(connection: Connection, couponId: string): Promise<Sources> {
  const since = dayBefore(new Date(), DAYS_SHOWN - 1);
  const { rows } = await sql<Sources['sources'][number]>`select name, coalesce((
      select sum(views)::bigint from coupon_source_days as days
      where days.coupon_id = sources.coupon_id and days.source = sources.number and day >= ${since}
    ), 0) as views
    from coupon_sources as sources where coupon_id = ${couponId} and listed
    order by number`.execute(connection);
  return { sources: rows };
}

/** Lists these sources only. A name that was listed before gets its number back. */
async function saveSources(connection: Connection, couponId: string, names: readonly string[]) {
  await sql`update coupon_sources set listed = name = any(${names}::text[])
    where coupon_id = ${couponId}`.execute(connection);
  await sql`insert into coupon_sources (coupon_id, number, name)
    select ${couponId}::uuid, place + coalesce(
      (select max(number) from coupon_sources where coupon_id = ${couponId}), 0), name
    from unnest(${names}::text[]) with ordinality as named (name, place)
    where not exists (select from coupon_sources as known
      where known.coupon_id = ${couponId} and known.name = named.name)`.execute(connection);
}

/** Returns the counts of a coupon's working codes by day and source, the latest day first. */
async function listCodeDays(database: Database, couponId: string) {
  const { rows } = await sql<
    CodeCounts['days'][number]
  >`select day::text, coupon_sources.name as source,
      sum(opened)::bigint as opened, sum(added)::bigint as added, sum(redeemed)::bigint as redeemed
    from code_series join code_days on code_days.series = code_series.number
      left join coupon_sources on coupon_sources.coupon_id = code_series.coupon_id
        and coupon_sources.number = code_days.source
    where code_series.coupon_id = ${couponId} and code_series.state = 'ready'
    group by day, coupon_sources.name order by day desc, coupon_sources.name nulls first limit ${DAYS_MAX}
  `.execute(database);
  return rows;
}

/** Returns how many codes of the coupon work or worked; a replaced one counts as one with its successor. */
async function countMade(database: Database, couponId: string): Promise<number> {
  const { rows } = await sql<{ readonly made: number }>`select coalesce(sum(rows), 0) as made
    from code_series where coupon_id = ${couponId} and state = 'ready'`.execute(database);
  return rows[0]?.made ?? 0;
}
