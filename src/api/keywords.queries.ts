/** Keywords suggested before a search (BROWSE-02). */
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './client.ts';
import { dataOf } from './problem.ts';

/** ms between requests for the suggestions. */
const FRESH_MS = 300_000;

export const popularKeywordsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['keywords', 'popular'],
    queryFn: async ({ signal }) => dataOf(await client.GET('/api/v1/keyword/popular', { signal })),
    staleTime: FRESH_MS,
  });
