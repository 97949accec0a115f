/** The public coupon (PUB-01). */
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, Schema } from './client.ts';
import { dataOf } from './problem.ts';

/** Satisfies `CouponFacts`, so that a face can be composed from it. */
export type PublicCoupon = Schema<'Coupon'>;

export const couponQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['coupon', id],
    queryFn: async ({ signal }) =>
      dataOf(await client.GET('/api/v1/coupon/{id}', { params: { path: { id } }, signal })),
  });

/** The token of Google's save link (API-12). */
export const walletTokenQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['wallet-token', id],
    queryFn: async ({ signal }) => {
      const call = { params: { path: { id } }, signal };
      return dataOf(await client.GET('/api/v1/media/coupons/{id}/jwt', call)).jwt;
    },
  });
