import type { UseLimit } from '../../openapi/schema.gen.ts';
import type { AccountService } from '../accounts/accounts.service.ts';
import { couponOwners } from '../coupons/stored/own-coupon.ts';
import type { Database } from '../db/database.ts';
import type { Claims } from '../identity/verify-token.ts';
import { findUseLimit, saveUseLimit } from './redemptions.repository.ts';

/** How often a marketer's own coupon may be used without a code (TILL-04). */
export function createUseLimitService(database: Database, accounts: AccountService) {
  const ownerOf = couponOwners(database, accounts);
  const read = async (couponId: string): Promise<UseLimit> => {
    const found = await findUseLimit(database, couponId);
    return { most: found?.most ?? null, uses: found?.uses ?? 0 };
  };
  return {
    async read(caller: Claims, couponId: string) {
      await ownerOf(caller, couponId);
      return read(couponId);
    },
    /** Sets the limit; null for none. */
    async save(caller: Claims, couponId: string, most: number | null) {
      await ownerOf(caller, couponId);
      await saveUseLimit(database, couponId, most);
      return read(couponId);
    },
  };
}
