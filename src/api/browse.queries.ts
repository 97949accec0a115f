/** What a search of templates begins with: suggested keywords and colors (BROWSE-02, BROWSE-05). */
import type { ApiClient, Schema } from './client.ts';
import { getQuery } from './get-query.ts';

export type Color = Schema<'Color'>;

export const colorsQuery = (client: ApiClient) => ({
  ...getQuery(client, ['colors'], '/api/v1/color/all'),
  staleTime: Infinity,
});

/** ms between requests for the suggestions. */
const FRESH_MS = 300_000;

export const popularKeywordsQuery = (client: ApiClient) => ({
  ...getQuery(client, ['keywords', 'popular'], '/api/v1/keyword/popular'),
  staleTime: FRESH_MS,
});
