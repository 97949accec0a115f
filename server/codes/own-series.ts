import type { AccountService } from '../accounts/accounts.service.ts';
import type { Database } from '../db/database.ts';
import { existing } from '../http/problems/problems.ts';
import type { Claims } from '../identity/verify-token.ts';
import { findOwnSeries, type OwnSeriesRow } from './series.repository.ts';

/** Names a series in an address. */
export interface NamedSeries {
  /** The coupon's id. */
  readonly id: string;
  readonly series: string;
}

/** Returns a function that reads a series, or throws `RequestFailure` `not-found` if it is another account's. */
export function seriesOwners(
  database: Database,
  accounts: AccountService,
): (caller: Claims, named: NamedSeries) => Promise<OwnSeriesRow> {
  return async (caller, { id: couponId, series: id }) => {
    const accountId = await accounts.idOf(caller);
    return existing(await findOwnSeries(database, { accountId, couponId, id }));
  };
}
