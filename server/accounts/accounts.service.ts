import { randomUUID } from 'node:crypto';
import { isMailAddress, mailName } from '../../src/domain/coupon/mail-address.ts';
import type { Database } from '../db/database.ts';
import { callerOfRequest } from '../http/contract/authentication.ts';
import type { Claims } from '../identity/verify-token.ts';
import { createPromiseCache } from '../work/promise-cache.ts';
import { findAccount, saveAccount, type AccountRow } from './accounts.repository.ts';

export type AccountService = ReturnType<typeof createAccountService>;

/** A screen sends several calls, and each look-up waits a turn of the event loop (SAFE-01). */
const ID_KEPT_MS = 60_000;
const IDS_KEPT = 2_000;

/** Accounts are keyed by issuer and subject; address and name come from the token (SUBM-07). */
export function createAccountService(database: Database) {
  const ids = createPromiseCache<string>({ most: IDS_KEPT, keptMs: ID_KEPT_MS });
  const of = async (caller: Claims): Promise<AccountRow> => {
    const { issuer, subject } = caller;
    const known = await findAccount(database, caller);
    // A token without these claims does not change what is stored.
    const email = caller.email ?? known?.email ?? null;
    const name = caller.name ?? known?.name ?? null;
    if (known !== undefined && known.email === email && known.name === name) return known;
    return saveAccount(database, randomUUID(), { issuer, subject, email, name });
  };
  // A token with another address or name saves them at once.
  const idOf = (caller: Claims): Promise<string> =>
    ids.get(
      JSON.stringify([caller.issuer, caller.subject, caller.email, caller.name]),
      async () => (await of(caller)).id,
    );
  return {
    /** Returns the caller's account; the first call creates it. */
    of,
    idOf,
    idOfCaller: (request: Parameters<typeof callerOfRequest>[0]) => idOf(callerOfRequest(request)),
  };
}

/** Returns how many coupons count for the account's limit. */
export function countedCoupons({ coupons, removed_coupons: removed }: AccountRow): number {
  return coupons + removed;
}

/** Returns the address for the account's mail; null when the claim is absent or is not an address. */
export function recipientOf({ email, name }: Pick<AccountRow, 'email' | 'name'>) {
  const address = email?.trim() ?? '';
  return isMailAddress(address) ? { address, name: mailName(name ?? '') } : null;
}
