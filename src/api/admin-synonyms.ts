/** Synonyms for administrators (BROWSE-14). */
import { queryOptions } from '@tanstack/react-query';
import { ServiceFailure } from '../domain/failures.ts';
import type { Synonym } from '../domain/keyword/synonym-form.ts';
import type { ApiClient } from './client.ts';
import { pageFrom } from './page.ts';
import { dataOf, failureOf } from './problem.ts';

/** The services' largest page. */
const PAGE_SIZE = 1_000;

/** Every synonym, by word. */
export const adminSynonymsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['synonyms'],
    queryFn: ({ signal }) => loadSynonyms(client, signal),
  });

/** Adds a synonym, or replaces the one for that word. */
export async function saveSynonym(
  client: ApiClient,
  { word, meanings }: Synonym,
): Promise<Synonym> {
  const params = { path: { word } };
  const body = { meanings: [...meanings] };
  return dataOf(await client.PUT('/api/v1/synonym/admin/{word}', { params, body }));
}

export async function removeSynonym(client: ApiClient, word: string): Promise<void> {
  const params = { path: { word } };
  const { response, error } = await client.DELETE('/api/v1/synonym/admin/{word}', { params });
  if (!response.ok) throw new ServiceFailure(failureOf(response, error));
}

async function loadSynonyms(client: ApiClient, signal: AbortSignal): Promise<readonly Synonym[]> {
  const synonyms: Synonym[] = [];
  for (let page = 0; ; page += 1) {
    const params = { query: { page, size: PAGE_SIZE } };
    const result = await client.GET('/api/v1/synonym/admin', { params, signal });
    const { items, total } = pageFrom(dataOf(result), result.response.headers);
    synonyms.push(...items);
    if (items.length === 0 || synonyms.length >= total) return synonyms;
  }
}
