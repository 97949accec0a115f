/** Keywords, synonyms, and searches without results, for administrators (ADMK-01, BROWSE-14, PRE-06). */
import { queryOptions } from '@tanstack/react-query';
import type { KeywordForm } from '../domain/keyword/keyword-form.ts';
import type { Synonym } from '../domain/keyword/synonym-form.ts';
import type { ApiClient, Schema } from './client.ts';
import { getQuery } from './get-query.ts';
import { everyItem, pageFrom } from './page.ts';

export type Keyword = Schema<'Keyword'>;

/** The services' largest page. */
const PAGE_SIZE = 100;
/** Rows of the list of searches; more move up as these are handled. */
const MISSED_SHOWN = 50;

/** Every keyword, by name. */
export const adminKeywordsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['keywords', 'admin'],
    queryFn: ({ signal }): Promise<readonly Keyword[]> =>
      everyItem(async (page) => {
        const params = { query: { page, size: PAGE_SIZE } };
        return pageFrom(await client.request('get', '/api/v1/keyword/admin', { params, signal }));
      }),
  });

/** The searches of the last 30 days without results, most frequent first. */
export const missedSearchesQuery = (client: ApiClient) =>
  getQuery(client, ['missed-searches'], '/api/v1/search/admin', { query: { size: MISSED_SHOWN } });

/** Adds a keyword, or replaces the one with that name; the templates get it too. */
export function saveKeyword(
  client: ApiClient,
  name: string | null,
  form: KeywordForm,
  templateIds: readonly string[] = [],
): Promise<Keyword> {
  const found = templateIds.length > 0 && { templateIds };
  const body = {
    ...form,
    ...found,
    spanishName: form.spanishName.trim() || null,
    spanishDescription: form.spanishDescription.trim() || null,
    weight: Number(form.weight),
  };
  if (name === null) return client.POST('/api/v1/keyword/admin', { body });
  const params = { path: { name } };
  return client.PUT('/api/v1/keyword/admin/{name}', { params, body });
}

/** The services' largest page. */
const SYNONYMS_PAGE_SIZE = 1_000;

/** Every synonym, by word. */
export const adminSynonymsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['synonyms'],
    queryFn: ({ signal }): Promise<readonly Synonym[]> =>
      everyItem(async (page) => {
        const params = { query: { page, size: SYNONYMS_PAGE_SIZE } };
        return pageFrom(await client.request('get', '/api/v1/synonym/admin', { params, signal }));
      }),
  });
