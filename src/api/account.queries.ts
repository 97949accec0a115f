/** The signed-in account, and the values that it stores: theme, sort choice (AUTH-02, API-10). */
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, Schema } from './client.ts';

export const accountQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['account'],
    queryFn: ({ signal }) => client.GET('/api/account', { signal }),
    staleTime: Infinity,
  });

type Attribute = Schema<'Attribute'>;

export const attributesQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['attributes'],
    queryFn: ({ signal }) => client.GET('/api/v1/attributes', { signal }),
    staleTime: Infinity,
  });

/** Stores any JSON value of at most 8 KB under a name such as `theme`. */
export function saveAttribute(client: ApiClient, id: string, value: unknown): Promise<Attribute> {
  const params = { path: { id } };
  const body = { id, value } as Attribute;
  return client.POST('/api/v1/attributes/{id}', { params, body });
}
