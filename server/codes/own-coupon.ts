import type { AccountService } from '../accounts/accounts.service.ts';
import type { Database } from '../db/database.ts';
import { RequestFailure } from '../http/problems/problems.ts';
import type { Claims } from '../identity/verify-token.ts';
import { isOwnCoupon } from './own-coupon.repository.ts';

/** Returns a function that returns the caller's account, or throws `RequestFailure` `not-found` if the coupon is not its own. */
export function couponOwners(
  database: Database,
  accounts: AccountService,
): (caller: Claims, couponId: string) => Promise<string> {
  return async (caller, couponId) => {
    const { id } = await accounts.of(caller);
    if (await isOwnCoupon(database, id, couponId)) return id;
    throw new RequestFailure('not-found');
  };
}
