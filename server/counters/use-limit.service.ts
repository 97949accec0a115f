import type { NewUseLimit, UseLimit } from '../../openapi/schema.gen.ts';
import * as problemWords from '../../src/words/server/problems.gen.ts';
import type { AccountService } from '../accounts/accounts.service.ts';
import { decideOwnCode } from '../codes/own-code.repository.ts';
import { hasReadySeries } from '../codes/series.repository.ts';
import { lockOwnProject } from '../coupons/saving/project-changes.repository.ts';
import { couponOwners } from '../coupons/stored/own-coupon.ts';
import type { Connection, Database } from '../db/database.ts';
import { existing, RequestFailure } from '../http/problems/problems.ts';
import type { Claims } from '../identity/verify-token.ts';
import { findUseLimit, saveUseLimit } from './redemptions.repository.ts';

/** Whether and how often the own code of a marketer's own coupon counts (SER-01, TILL-04). */
export function createUseLimitService(database: Database, accounts: AccountService) {
  const ownerOf = couponOwners(database, accounts);
  return {
    async read(caller: Claims, couponId: string) {
      await ownerOf(caller, couponId);
      return readLimit(database, couponId);
    },
    /** Sets the limit; null for none. Without codes that work, the coupon's own one must count. */
    async save(caller: Claims, couponId: string, { most, householdsOnly }: NewUseLimit) {
      const accountId = await ownerOf(caller, couponId);
      return database.transaction().execute(async (transaction) => {
        existing(await lockOwnProject(transaction, accountId, couponId));
        if (householdsOnly === true && !(await hasReadySeries(transaction, couponId)))
          throw new RequestFailure('invalid-request', [
            { pointer: '/householdsOnly', detail: problemWords.noHouseholdCodes() },
          ]);
        await saveUseLimit(transaction, couponId, most);
        if (householdsOnly !== undefined)
          await decideOwnCode(transaction, couponId, householdsOnly);
        return readLimit(transaction, couponId);
      });
    },
  };
}

async function readLimit(connection: Connection, couponId: string): Promise<UseLimit> {
  const { most, uses, householdsOnly } = existing(await findUseLimit(connection, couponId));
  return { most, uses, householdsOnly };
}
