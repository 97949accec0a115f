/** What a search of templates begins with: suggested keywords and colors (BROWSE-02, BROWSE-05). */
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, Schema } from './client.ts';

export type Color = Schema<'Color'>;

export const colorsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['colors'],
    queryFn: ({ signal }) => client.GET('/api/v1/color/all', { signal }),
    staleTime: Infinity,
  });

/** ms between requests for the suggestions. */
const FRESH_MS = 300_000;

export const popularKeywordsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['keywords', 'popular'],
    queryFn: ({ signal }) => client.GET('/api/v1/keyword/popular', { signal }),
    staleTime: FRESH_MS,
  });
