/** The colors for filtering templates (BROWSE-05). */
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, Schema } from './client.ts';
import { dataOf } from './problem.ts';

export type Color = Schema<'Color'>;

export const colorsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['colors'],
    queryFn: async ({ signal }) => dataOf(await client.GET('/api/v1/color/all', { signal })),
    staleTime: Infinity,
  });
