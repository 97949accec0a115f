/** The signed-in account (AUTH-02). */
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './client.ts';
import { dataOf } from './problem.ts';

export const accountQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['account'],
    queryFn: async ({ signal }) => dataOf(await client.GET('/api/account', { signal })),
    staleTime: Infinity,
  });
