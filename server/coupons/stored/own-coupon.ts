import type { AccountService } from '../../accounts/accounts.service.ts';
import type { Database } from '../../db/database.ts';
import { RequestFailure } from '../../http/problems/problems.ts';
import type { Claims } from '../../identity/verify-token.ts';
import { isOwnProject } from './projects.repository.ts';

/**
 * Returns the id of the caller's account. Throws `RequestFailure` `not-found` if the coupon is another account's. Its
 * design, which may be a hundred times as large as the rest, is not read.
 */
export type CouponOwner = (caller: Claims, couponId: string) => Promise<string>;

export function couponOwners(database: Database, accounts: AccountService): CouponOwner {
  return async (caller, couponId) => {
    const accountId = await accounts.idOf(caller);
    if (await isOwnProject(database, accountId, couponId)) return accountId;
    throw new RequestFailure('not-found');
  };
}
