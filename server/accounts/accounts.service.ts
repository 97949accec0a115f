import { randomUUID } from 'node:crypto';
import {
  isMailAddress,
  mailName,
  type MailRecipient,
} from '../../src/domain/coupon/mail-address.ts';
import type { Database } from '../db/database.ts';
import type { Claims } from '../identity/verify-token.ts';
import { findAccount, saveAccount, type AccountRow } from './accounts.repository.ts';

/** Accounts are keyed by issuer and subject; address and name come from the token (SUBM-07). */
export interface AccountService {
  /** Returns the caller's account; the first call creates it. */
  of(caller: Claims): Promise<AccountRow>;
}

export function createAccountService(database: Database): AccountService {
  return {
    async of(caller) {
      const { issuer, subject } = caller;
      const known = await findAccount(database, caller);
      // A token without these claims does not change what is stored.
      const email = caller.email ?? known?.email ?? null;
      const name = caller.name ?? known?.name ?? null;
      if (known !== undefined && known.email === email && known.name === name) return known;
      return saveAccount(database, randomUUID(), { issuer, subject, email, name });
    },
  };
}

/** Returns how many coupons count for the account's limit. */
export function countedCoupons({ coupons, removed_coupons: removed }: AccountRow): number {
  return coupons + removed;
}

/** Returns the address for the account's mail; null when the claim is absent or is not an address. */
export function recipientOf({
  email,
  name,
}: Pick<AccountRow, 'email' | 'name'>): MailRecipient | null {
  const address = email?.trim() ?? '';
  return isMailAddress(address) ? { address, name: mailName(name ?? '') } : null;
}
