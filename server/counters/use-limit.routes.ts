import type { UseLimit } from '../../openapi/schema.gen.ts';
import * as problemWords from '../../src/words/server/problems.gen.ts';
import type { AccountService } from '../accounts/accounts.service.ts';
import { decideOwnCode } from '../codes/own-code.repository.ts';
import { hasReadySeries } from '../codes/series.repository.ts';
import { lockOwnProject } from '../coupons/saving/project-changes.repository.ts';
import { couponOwners } from '../coupons/stored/own-coupon.ts';
import type { Connection, Database } from '../db/database.ts';
import { callerOfRequest } from '../http/contract/authentication.ts';
import { handlersOf } from '../http/contract/contract.ts';
import { existing, RequestFailure } from '../http/problems/problems.ts';
import { findUseLimit } from './redemptions.repository.ts';

/** Whether and how often the own code of a marketer's own coupon counts (SER-01, TILL-04). */
export function limitRoutes(database: Database, accounts: AccountService) {
  const ownerOf = couponOwners(database, accounts);
  return handlersOf({
    async getUseLimit(request) {
      const { id } = request.params;
      await ownerOf(callerOfRequest(request), id);
      return readLimit(database, id);
    },
    /** Sets the limit; null for none. Without codes that work, the coupon's own one must count. */
    async setUseLimit(request) {
      const { id } = request.params;
      const { most, householdsOnly } = request.body;
      const accountId = await ownerOf(callerOfRequest(request), id);
      return database.transaction().execute(async (transaction) => {
        existing(await lockOwnProject(transaction, accountId, id));
        if (householdsOnly === true && !(await hasReadySeries(transaction, id)))
          throw new RequestFailure('invalid-request', [
            { pointer: '/householdsOnly', detail: problemWords.noHouseholdCodes() },
          ]);
        await transaction
          .insertInto('use_limits')
          .values({ coupon_id: id, most })
          .onConflict((conflict) => conflict.column('coupon_id').doUpdateSet({ most }))
          .execute();
        if (householdsOnly !== undefined) await decideOwnCode(transaction, id, householdsOnly);
        return readLimit(transaction, id);
      });
    },
  });
}

async function readLimit(connection: Connection, couponId: string): Promise<UseLimit> {
  const { most, uses, householdsOnly } = existing(await findUseLimit(connection, couponId));
  return { most, uses, householdsOnly };
}
