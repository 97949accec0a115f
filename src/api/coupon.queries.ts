/** The public coupon, and how its last change reached the saved passes (PUB-01, API-11, API-12). */
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, Schema } from './client.ts';
import { getQuery } from './get-query.ts';

/** Satisfies `CouponFacts`, so that a face can be composed from it. */
export type PublicCoupon = Schema<'Coupon'>;

export const couponQuery = (client: ApiClient, id: string) =>
  getQuery(client, ['coupon', id], '/api/v1/coupon/{id}', { path: { id } });

/** The token of Google's save link (API-12). */
export const walletTokenQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['wallet-token', id],
    queryFn: async ({ signal }) => {
      const call = { params: { path: { id } }, signal };
      return (await client.GET('/api/v1/media/coupons/{id}/jwt', call)).jwt;
    },
  });

/** Satisfies `SavedPasses`. */
export const walletReportQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['project', id, 'wallets'],
    // Without a signal: a second mount of the view would wait for a request that the first one aborted.
    queryFn: () => client.GET('/api/v1/project/{id}/wallets', { params: { path: { id } } }),
  });
