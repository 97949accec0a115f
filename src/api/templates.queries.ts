/** The template catalogue (BROWSE-07, BROWSE-08). */
import { infiniteQueryOptions } from '@tanstack/react-query';
import { DESIGN_RETRY_MS } from '../domain/constants.ts';
import type { ApiClient, Schema } from './client.ts';
import { getQuery } from './get-query.ts';
import { nextPage, pageFrom, type Page } from './page.ts';

export type TemplateSummary = Schema<'TemplateSummary'>;
export type Template = Schema<'Template'>;

/** The catalogue's filters; blank and empty ones have no effect. */
interface TemplateFilter {
  readonly q?: string;
  /** Hexadecimal RGB without `#`. */
  readonly colors?: readonly string[];
  readonly keywords?: readonly string[];
  readonly order?: 'newest' | 'popular';
}

/** ms; returning to a list of hundreds of designs does not reload it page by page. */
const LIST_FRESH_MS = 300_000;
/** ms; long enough to finish a coupon and come back. */
const LIST_KEPT_MS = 3_600_000;

/** A page of the designs that a search found. */
export interface SearchPage extends Page<TemplateSummary> {
  /** Whether no template has all words of the search. */
  readonly isPartial: boolean;
}

/** The catalogue page by page, for an endless list. */
export const templatesQuery = (client: ApiClient, filter: TemplateFilter = {}) =>
  infiniteQueryOptions({
    queryKey: ['templates', queryOf(filter)],
    queryFn: async ({ pageParam: page, signal }): Promise<SearchPage> => {
      const params = { query: { ...queryOf(filter), page } };
      const found = await client.request('get', '/api/v1/template', { params, signal });
      return { ...pageFrom(found), isPartial: found.headers.get('X-Words-Found') === 'some' };
    },
    initialPageParam: 0,
    getNextPageParam: nextPage<TemplateSummary>,
    staleTime: LIST_FRESH_MS,
    gcTime: LIST_KEPT_MS,
  });

/** A template with its design; a failed request is repeated after 200 ms (REND-07). */
export const templateQuery = (client: ApiClient, id: string) => ({
  ...getQuery(client, ['template', id], '/api/v1/template/{id}', { path: { id } }),
  retryDelay: DESIGN_RETRY_MS,
});

/** A template's picture, read with the token because only administrators may read an inactive template's (API-04). */
export function readTemplatePicture(
  client: ApiClient,
  id: string,
  type: 'strip' | 'thumbnail',
  signal: AbortSignal,
): Promise<Blob> {
  const params = { path: { id }, query: { type } };
  return client.GET('/api/v1/media/template/{id}', { params, parseAs: 'blob', signal });
}

function queryOf({ q = '', colors = [], keywords = [], order = 'newest' }: TemplateFilter) {
  const words = q.trim();
  return {
    ...(words !== '' && { q: words }),
    ...(colors.length > 0 && { colors }),
    ...(keywords.length > 0 && { keywords }),
    ...(order !== 'newest' && { order }),
  };
}
