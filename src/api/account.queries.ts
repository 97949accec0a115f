/** The signed-in account, and the values that it stores: theme, sort choice (AUTH-02, API-10). */
import type { ApiClient, Schema } from './client.ts';
import { getQuery } from './get-query.ts';

export const accountQuery = (client: ApiClient) => ({
  ...getQuery(client, ['account'], '/api/account'),
  staleTime: Infinity,
});

type Attribute = Schema<'Attribute'>;

export const attributesQuery = (client: ApiClient) => ({
  ...getQuery(client, ['attributes'], '/api/v1/attributes'),
  staleTime: Infinity,
});

/** Stores any JSON value of at most 8 KB under a name such as `theme`. */
export function saveAttribute(client: ApiClient, id: string, value: unknown): Promise<Attribute> {
  const params = { path: { id } };
  const body = { id, value } as Attribute;
  return client.POST('/api/v1/attributes/{id}', { params, body });
}
