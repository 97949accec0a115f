/** The sources of visits that a marketer names, and what became of a coupon's codes (PUB-12, SER-05). */
import type { Sources } from '../../openapi/schema.gen.ts';
import { SOURCE_NAMES_EVER_MAX } from '../../src/domain/constants.ts';
import * as problemWords from '../../src/words/server/problems.gen.ts';
import type { AccountService } from '../accounts/accounts.service.ts';
import { dayBefore, DAYS_SHOWN } from '../coupons/stored/last-days.ts';
import type { Connection, Database } from '../db/database.ts';
import { RequestFailure } from '../http/problems/problems.ts';
import type { Claims } from '../identity/verify-token.ts';
import { countMade, listCodeDays } from './code-counts.repository.ts';
import { couponOwners } from '../coupons/stored/own-coupon.ts';
import { countOtherNames, listSources, lockCoupon, saveSources } from './sources.repository.ts';

/** Days and sources of an answer: six years with eight sources. The oldest are left out. */
const DAYS_MAX = 20_000;

/** All throw `RequestFailure` `not-found` for another account's coupon. */
export function createSourcesService(database: Database, accounts: AccountService) {
  const ownerOf = couponOwners(database, accounts);
  return {
    async read(caller: Claims, couponId: string) {
      await ownerOf(caller, couponId);
      return sourcesOf(database, couponId);
    },
    /** Returns what became of the coupon's codes. */
    async codeCounts(caller: Claims, couponId: string) {
      await ownerOf(caller, couponId);
      const days = await listCodeDays(database, couponId, DAYS_MAX);
      const made = await countMade(database, couponId);
      return { made, until: dayBefore(new Date(), 0), days: [...days] };
    },
    /** Lists these sources only; counts of the others stay. */
    async save(caller: Claims, couponId: string, names: readonly string[]) {
      const accountId = await accounts.idOf(caller);
      return database.transaction().execute(async (transaction) => {
        if (!(await lockCoupon(transaction, accountId, couponId)))
          throw new RequestFailure('not-found');
        await refuseTooMany(transaction, couponId, names);
        await saveSources(transaction, couponId, names);
        return sourcesOf(transaction, couponId);
      });
    },
  };
}

/** Names that are not listed any more keep their counts, so they are limited too. */
async function refuseTooMany(connection: Connection, couponId: string, names: readonly string[]) {
  const others = await countOtherNames(connection, couponId, names);
  if (others + names.length > SOURCE_NAMES_EVER_MAX)
    throw new RequestFailure('invalid-request', [
      { pointer: '/names', detail: problemWords.tooManySources({ most: SOURCE_NAMES_EVER_MAX }) },
    ]);
}

async function sourcesOf(connection: Connection, couponId: string): Promise<Sources> {
  const since = dayBefore(new Date(), DAYS_SHOWN - 1);
  const rows = await listSources(connection, couponId, since);
  return { sources: rows.map(({ name, views }) => ({ name, views })) };
}
