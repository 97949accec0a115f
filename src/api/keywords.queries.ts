/** The keywords that are suggested to somebody who is about to search (BROWSE-02). */
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './client.ts';
import { dataOf } from './problem.ts';

/** Ms; how often the suggestions are asked for again. */
const FRESH_MS = 300_000;

export const popularKeywordsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['keywords', 'popular'],
    queryFn: async ({ signal }) => dataOf(await client.GET('/api/v1/keyword/popular', { signal })),
    staleTime: FRESH_MS,
  });
